import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openSession } from "../../server/src/sandbox/domains/session/store.ts";
import { MAILS, PASSWORD } from "../support/api.ts";
import { type Answered, call, startSandbox, type TestSandbox, tokenOf } from "./harness.ts";
import { linkIn, mailsTo } from "./mailbox.ts";

const NEW = "Ribera2027";
const GRACE = "grace.teacher@demo.anaquel.example";

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
});

afterAll(() => sandbox.stop());

afterEach(() => {
  sandbox.services.clock.offsetMs = 0;
});

const reasonOf = ({ status, body }: Answered) => [status, body.code, body.reason];
const signIn = (mail: string, password: string) => call(sandbox, "signIn", { body: { mail, password, token: "x" } });
const isSignedIn = async (token: string) => (await call(sandbox, "getCurrentUser", { token })).status === 200;
const change = (token: string, password: string, newPassword: string) =>
  call(sandbox, "changePassword", { token, body: { password, newPassword, token: "x" } });
const forget = (email: string, language = "es") =>
  call(sandbox, "requestPasswordReset", { body: { email, token: "x" }, headers: { "accept-language": language } });
const reset = (hash: string, password = NEW) =>
  call(sandbox, "resetPassword", { body: { hash, password, token: "x" } });

/** Asks for a link and takes its hash out of the newest mail. */
async function newHash(mail: string): Promise<string> {
  expect((await forget(mail)).body).toEqual({ result: "OK" });
  return linkIn((await mailsTo(sandbox, mail))[0]).searchParams.get("hash") ?? "";
}

describe("changing the password", () => {
  test("with a wrong current one is refused as bad credentials, and the session goes on", async () => {
    const token = await tokenOf(sandbox, MAILS.teacher);
    const refused = await change(token, "Falsa2026", NEW);
    expect(reasonOf(refused)).toEqual([401, 401_901, "PASSWORD_WRONG"]);
    expect(refused.body.errors).toEqual({ password: true });
    expect(await isSignedIn(token)).toBe(true);
  });

  test("ends every other session of the teacher, and nobody else's", async () => {
    const [token, elsewhere] = [await tokenOf(sandbox, MAILS.teacher), await tokenOf(sandbox, MAILS.teacher)];
    const another = await tokenOf(sandbox, MAILS.plus);
    expect((await change(token, PASSWORD, NEW)).body).toEqual({ result: "OK" });
    expect([await isSignedIn(token), await isSignedIn(elsewhere), await isSignedIn(another)]).toEqual([
      true,
      false,
      true,
    ]);
    expect((await signIn(MAILS.teacher, PASSWORD)).status).toBe(401);
    expect((await signIn(MAILS.teacher, NEW)).status).toBe(200);
    expect((await change(token, NEW, PASSWORD)).status).toBe(200);
  });

  test("P-050 is for teachers and demo teachers who have a password here", async () => {
    const fake = await tokenOf(sandbox, MAILS.fakeTeacher);
    expect((await change(fake, PASSWORD, NEW)).body.reason).toBe("ROLE_REFUSED");
    const { db, clock } = sandbox.services;
    const withGoogle = await openSession(db, 48224, new Date(clock.now()));
    expect((await change(withGoogle, PASSWORD, NEW)).body.reason).toBe("ROLE_REFUSED");
    const demo = await tokenOf(sandbox, MAILS.demoTeacher);
    expect((await change(demo, "Falsa2026", NEW)).body.reason).toBe("PASSWORD_WRONG");
  });

  test.each(["Corta", "sinmayusculas", "SINMINUSCULAS", "Con espacio"])("T-251 to %s is refused", async (password) => {
    const answer = await change(await tokenOf(sandbox, MAILS.teacher), PASSWORD, password);
    expect(reasonOf(answer)).toEqual([400, 400_900, "VALIDATION_FAILED"]);
  });
});

describe("asking for a link", () => {
  test("T-336 mails it in the language of the request", async () => {
    await forget(MAILS.emptyShelf, "it");
    const [mail] = await mailsTo(sandbox, MAILS.emptyShelf);
    expect(mail?.subject).toBe("Reimposta la tua password di Anaquel");
    expect(linkIn(mail).pathname).toBe("/reset-password");
  });

  test.each(["nadie@demo.anaquel.example", MAILS.deactivated])(
    "answers the same for %s, and mails nothing",
    async (mail) => {
      expect(await forget(mail)).toMatchObject({ status: 200, body: { result: "OK" } });
      expect(await mailsTo(sandbox, mail)).toEqual([]);
    },
  );

  test("tells users of a provider where to sign in", async () => {
    await forget(GRACE, "en");
    const [mail] = await mailsTo(sandbox, GRACE);
    expect(mail?.body).toContain("Google");
    expect(linkIn(mail).pathname).toBe("/signin");
  });
});

describe("setting a password by a link", () => {
  test("T-337 works once, and ends every session", async () => {
    const token = await tokenOf(sandbox, MAILS.plus);
    const hash = await newHash(MAILS.plus);
    expect((await reset(hash)).body).toEqual({ result: "OK" });
    expect(await isSignedIn(token)).toBe(false);
    expect((await signIn(MAILS.plus, PASSWORD)).status).toBe(401);
    expect((await signIn(MAILS.plus, NEW)).status).toBe(200);
    expect(reasonOf(await reset(hash, PASSWORD))).toEqual([410, 410_940, "PASSWORD_LINK_EXPIRED"]);
    expect((await signIn(MAILS.plus, NEW)).status).toBe(200);
  });

  test("of two who use it at the same time one is refused", async () => {
    const hash = await newHash(MAILS.onlyResources);
    const answers = await Promise.all([reset(hash), reset(hash, PASSWORD)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
  });

  test("is refused for any hash", async () => {
    expect(reasonOf(await reset("pQ3vX9kLm2Rt7Yw1Zs8Bn4Hd"))).toEqual([404, 404_940, "PASSWORD_LINK_UNKNOWN"]);
  });

  test("is refused when a newer link was mailed or an hour has passed", async () => {
    const [older, newer] = [await newHash(MAILS.fakeTeacher), await newHash(MAILS.fakeTeacher)];
    expect(reasonOf(await reset(older))).toEqual([410, 410_940, "PASSWORD_LINK_EXPIRED"]);
    sandbox.services.clock.offsetMs = 2 * 3_600_000;
    expect(reasonOf(await reset(newer))).toEqual([410, 410_940, "PASSWORD_LINK_EXPIRED"]);
  });

  test("a change of the password ends the links that were mailed before", async () => {
    const hash = await newHash(MAILS.demoTeacher);
    const token = await tokenOf(sandbox, MAILS.demoTeacher);
    expect((await change(token, PASSWORD, NEW)).status).toBe(200);
    expect(reasonOf(await reset(hash))).toEqual([410, 410_940, "PASSWORD_LINK_EXPIRED"]);
    expect((await change(token, NEW, PASSWORD)).status).toBe(200);
  });

  test("a password that breaks the rule is refused, and the link is still good", async () => {
    const hash = await newHash(MAILS.demoTeacher);
    expect((await reset(hash, "corta")).body.reason).toBe("VALIDATION_FAILED");
    expect((await reset(hash)).status).toBe(200);
  });
});
