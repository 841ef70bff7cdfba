import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Identity } from "../../server/src/sandbox/domains/session/third-parties.ts";
import { MAILS, PASSWORD } from "../support/api.ts";
import { type Answered, call, PUBLIC_URL, startSandbox, type TestSandbox, tokenOf } from "./harness.ts";
import { linkIn, mailsTo } from "./mailbox.ts";

const FLOW = "flow-of-this-browser";
const HOUR_MS = 3_600_000;
const MARIA: Identity = {
  subject: "google-204817",
  verifiedMail: "maria.bravo@demo.anaquel.example",
  names: { name: "María", surname1: "Bravo", surname2: "Ruiz" },
};

let sandbox: TestSandbox;
/** Whom the provider vouches for next; nobody when it refuses. */
let person: Identity | null;
let flows = 0;

beforeAll(async () => {
  sandbox = await startSandbox();
  sandbox.services.thirdParties = {
    start: async (provider) => {
      flows += 1;
      return { url: `https://${provider}.example/auth`, state: `state-${flows}`, nonce: "nonce", verifier: "verifier" };
    },
    finish: async () => {
      if (!person) throw new Error("access denied");
      return person;
    },
  };
});
afterAll(() => sandbox.stop());
beforeEach(() => {
  person = MARIA;
});
afterEach(() => {
  sandbox.services.clock.offsetMs = 0;
});

interface Way {
  provider?: string;
  token?: string;
  linking?: boolean;
  returnTo?: string;
}

/** Goes to the provider and comes back. */
async function goThere({ provider = "google", token, linking = false, returnTo = PUBLIC_URL }: Way): Promise<Answered> {
  const headers = { "x-flow-id": FLOW };
  const query = { returnTo, ...(linking && { routeOrigin: "EDIT_ACCOUNT" }) };
  await call(sandbox, "startThirdPartySignIn", { path: { provider }, query, headers, ...(token && { token }) });
  const back = { state: `state-${flows}`, code: "code" };
  return call(sandbox, "finishThirdPartySignIn", { path: { provider }, query: back, headers });
}

const location = ({ headers }: Answered) => new URL(String(headers.location));
const userOf = async (token: string) => (await call(sandbox, "getCurrentUser", { token })).body;

/** Id and hash of the registration page that an unknown identity is sent to. */
async function pending(way: Way = {}): Promise<{ id: string; hash: string }> {
  const [, page, id = "", hash = ""] = location(await goThere(way)).pathname.split("/");
  expect(page).toBe("register");
  return { id, hash };
}

describe("an identity without an account", () => {
  const RETURN = `${PUBLIC_URL}title/anaquel-matematicas`;
  const check = (key: { id: string; hash: string }) => call(sandbox, "validateThirdPartyRedirect", { body: key });
  const register = (key: { id: string; hash: string }, change: object = {}) =>
    call(sandbox, "registerThirdPartyUser", {
      body: {
        ...key,
        name: "María",
        surname1: "Bravo",
        surname2: "Ruiz",
        email: MARIA.verifiedMail,
        card: null,
        phone: null,
        premiumCode: "LEONARDO26",
        mktPrefs: true,
        terms: true,
        schoolId: 9007745,
        language: "it_IT",
        idaccountexternalplatform: MARIA.subject,
        idexternalplatform: 1,
        fromThirdParties: true,
        platformName: "Google",
        token: "x",
        ...change,
      },
    });

  test("goes to the registration, with the way back", async () => {
    expect(location(await goThere({ returnTo: RETURN })).searchParams.get("returnTo")).toBe(RETURN);
  });

  test("goes to the error page when the provider has not confirmed the address, or refuses", async () => {
    person = { ...MARIA, verifiedMail: null };
    expect(location(await goThere({})).pathname).toBe("/third-parties-error");
    person = null;
    expect(location(await goThere({})).pathname).toBe("/third-parties-error");
  });

  test("T-266 T-301 is told to who has id and hash of the address, for an hour", async () => {
    const key = await pending({ returnTo: RETURN });
    expect((await check(key)).body).toEqual({
      mail: MARIA.verifiedMail,
      name: "María",
      surname1: "Bravo",
      surname2: "Ruiz",
      idaccountexternalplatform: MARIA.subject,
      idexternalplatform: 1,
      platformName: "Google",
      returnTo: RETURN,
    });
    expect((await check({ ...key, hash: "3f9a1c77e0b2" })).status).toBe(404);
    sandbox.services.clock.offsetMs = HOUR_MS + 1;
    expect((await check(key)).status).toBe(404);
  });

  test("counts with its newest address only", async () => {
    const earlier = await pending();
    await pending();
    expect((await check(earlier)).status).toBe(404);
  });

  test.each([
    ["another identity", { idaccountexternalplatform: "google-1" }],
    ["another platform", { idexternalplatform: 2 }],
    ["another hash", { hash: "3f9a1c77e0b2" }],
  ])("T-300 does not register with %s", async (_what, change) => {
    const answer = await register(await pending(), change);
    expect([answer.status, answer.body.reason]).toEqual([403, "EXTERNAL_IDENTITY_REFUSED"]);
  });

  test("T-270 T-300 registers with the address that the provider confirmed, once, and signs in from then on", async () => {
    const key = await pending();
    const sent = { email: "somebody.else@demo.anaquel.example" };
    expect((await register(key, sent)).body).toEqual({ result: "OK" });
    expect((await register(key)).status).toBe(403);
    const back = await goThere({});
    expect(location(back).href).toBe(PUBLIC_URL);
    expect(await userOf(String(back.headers["x-access-token"]))).toMatchObject({
      mail: MARIA.verifiedMail,
      name: "María",
      role: "TEACHER",
      platformId: 1,
    });
  });

  test("T-303 does not register with the address of an account", async () => {
    person = { ...MARIA, subject: "google-5", verifiedMail: MAILS.demoTeacher };
    const answer = await register(await pending(), { idaccountexternalplatform: "google-5" });
    expect([answer.status, answer.body.reason]).toEqual([400, "USER_EXISTS"]);
  });
});

describe("linking an account", () => {
  const RETURN = `${PUBLIC_URL}edit-account`;
  const IRENE: Identity = { ...MARIA, subject: "google-771", verifiedMail: "irene.otra@demo.anaquel.example" };
  const link = async (token: string, provider = "google") => {
    const url = location(await goThere({ provider, token, linking: true, returnTo: RETURN }));
    expect(url.pathname).toBe("/edit-account");
    return url.searchParams.get("error");
  };
  const signIn = (mail: string, password: string) => call(sandbox, "signIn", { body: { mail, password, token: "x" } });
  const unlink = (token: string, password: string) => call(sandbox, "unlinkThirdParty", { token, body: { password } });

  test("T-259 starts at the sign-in page when the session has ended", async () => {
    const answer = await call(sandbox, "startThirdPartySignIn", {
      path: { provider: "google" },
      query: { returnTo: RETURN, routeOrigin: "EDIT_ACCOUNT" },
      headers: { "x-flow-id": FLOW },
    });
    expect([location(answer).pathname, location(answer).searchParams.get("returnTo")]).toEqual(["/signin", RETURN]);
  });

  test("T-219 T-220 T-261 T-264 is refused with the identity of somebody else, and without any", async () => {
    const token = await tokenOf(sandbox, MAILS.teacher);
    person = { ...IRENE, verifiedMail: MAILS.demoTeacher };
    expect(await link(token)).toBe("OTHER-USER");
    person = null;
    expect(await link(token)).toBe("UNEXPECTED");
    expect((await userOf(token)).platformId).toBe(3);
  });

  test("T-213 T-217 T-218 T-253 T-254 T-262 T-263 changes how the teacher signs in, until it is unlinked", async () => {
    const token = await tokenOf(sandbox, MAILS.teacher);
    await call(sandbox, "requestPasswordReset", { body: { email: MAILS.teacher, token: "x" } });
    const mailed = linkIn((await mailsTo(sandbox, MAILS.teacher))[0]).searchParams.get("hash") ?? "";
    person = IRENE;
    expect(await link(token)).toBe("OK");
    const reset = await call(sandbox, "resetPassword", { body: { hash: mailed, password: "Ribera2027", token: "x" } });
    expect(reset.body.reason).toBe("PASSWORD_LINK_EXPIRED");
    expect((await userOf(token)).platformId).toBe(1);
    expect((await signIn(MAILS.teacher, PASSWORD)).body.reason).toBe("INVALID_CREDENTIALS");
    expect(await link(token)).toBe("SAME-PLATFORM");
    expect(await link(token, "microsoft")).toBe("NOT-LDAP");

    const back = await goThere({});
    const elsewhere = String(back.headers["x-access-token"]);
    expect((await userOf(elsewhere)).mail).toBe(MAILS.teacher);

    expect((await unlink(token, "Ribera2027")).body).toEqual({ result: "OK" });
    expect((await userOf(token)).platformId).toBe(3);
    expect((await call(sandbox, "getCurrentUser", { token: elsewhere })).status).toBe(401);
    expect((await signIn(MAILS.teacher, "Ribera2027")).status).toBe(200);
    expect((await pending()).id).not.toBe("");
  });

  test("T-257 an account with a password has nothing to unlink", async () => {
    const answer = await unlink(await tokenOf(sandbox, MAILS.demoTeacher), "Ribera2027");
    expect([answer.status, answer.body.reason]).toEqual([409, "ACCOUNT_NOT_LINKED"]);
  });
});
