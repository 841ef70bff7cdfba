import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { MAILS, PASSWORD } from "../support/api.ts";
import { type Answered, call, startSandbox, type TestSandbox, tokenOf } from "./harness.ts";
import { linkIn, mailsTo } from "./mailbox.ts";

const DAY_MS = 86_400_000;
const NORA = {
  name: "Nora",
  surname1: "Vidal",
  surname2: "Gil",
  email: "nueva.docente@demo.anaquel.example",
  password: PASSWORD,
  password2: PASSWORD,
  card: "87654321X",
  phone: "600000215",
  premiumCode: null,
  mktPrefs: true,
  terms: true,
  schoolId: 9007741,
  language: "es_ES",
  token: "x",
};
/** Somebody at a school in Italy, who has neither card nor telephone number. */
const italian = (name: string) => ({
  ...NORA,
  email: `${name}@demo.anaquel.example`,
  card: null,
  phone: null,
  schoolId: 9007745,
  language: "it_IT",
});

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
});

afterAll(() => sandbox.stop());

afterEach(() => {
  sandbox.services.clock.offsetMs = 0;
});

const reasonOf = ({ status, body }: Answered) => [status, body.code, body.reason];
const register = (body: object) => call(sandbox, "registerUser", { body });
const resend = (email: string) => call(sandbox, "resendActivation", { body: { email, token: "x" } });
const activate = (link: { idSim: string; hash: string }) =>
  call(sandbox, "activateUser", { body: { ...link, token: "x" } });
const signIn = (mail: string) => call(sandbox, "signIn", { body: { mail, password: PASSWORD, token: "x" } });

/** What the newest activation mail of an address carries. */
async function newestLink(mail: string) {
  const url = linkIn((await mailsTo(sandbox, mail))[0]);
  expect(url.pathname).toBe("/activation");
  return { idSim: url.searchParams.get("idSim") ?? "", hash: url.searchParams.get("hash") ?? "" };
}

describe("registering", () => {
  test("T-269 T-299 T-324 makes an account that signs in once its mail was confirmed", async () => {
    expect((await register(NORA)).body).toEqual({ result: "OK" });
    expect((await signIn(NORA.email)).body.reason).toBe("ACCOUNT_NOT_VALIDATED");
    expect((await activate(await newestLink(NORA.email))).body).toEqual({ result: "OK" });
    const token = await tokenOf(sandbox, NORA.email);
    expect((await call(sandbox, "getCurrentUser", { token })).body).toMatchObject({
      name: "Nora",
      surname: "Vidal",
      surname2: "Gil",
      phone: "600000215",
      role: "TEACHER_DEMO",
      language: "es",
      schoolId: 9007741,
      countryId: 1131,
      platformId: 3,
      mktPrefs: true,
    });
  });

  test("with the code of the school makes a teacher", async () => {
    const body = { ...italian("con.codice"), premiumCode: "LEONARDO26" };
    await register(body);
    await activate(await newestLink(body.email));
    const token = await tokenOf(sandbox, body.email);
    expect((await call(sandbox, "getCurrentUser", { token })).body.role).toBe("TEACHER");
  });

  test("T-304 twice with the same new address is told from an address in use", async () => {
    const body = italian("due.volte");
    await register(body);
    const again = await register({ ...body, email: "Due.Volte@demo.anaquel.example" });
    expect(reasonOf(again)).toEqual([400, 400_002, "REGISTRATION_NOT_VALIDATED"]);
  });

  test.each([
    ["T-303 an address in use", { email: MAILS.demoTeacher }, [400, 400_001, "USER_EXISTS"], "duplicatedEmail"],
    ["T-305 somebody's card", { card: "12345678Z" }, [500, 500_002, "CARD_EXISTS"], "card"],
    [
      "T-306 an address of the other platform",
      { email: "otra.plataforma@demo.anaquel.example" },
      [500, 500_003, "MAIL_ON_OTHER_PLATFORM"],
      "email",
    ],
    ["an unknown school", { schoolId: 1 }, [400, 400_922, "REGISTRATION_SCHOOL_REFUSED"], "schoolId"],
    [
      "the code of another school",
      { premiumCode: "SENDAVERDE" },
      [400, 400_922, "REGISTRATION_SCHOOL_REFUSED"],
      "schoolId",
    ],
    ["T-285 another confirmation", { password2: "Anaquel2027" }, [400, 400_900, "VALIDATION_FAILED"], "password2"],
    [
      "T-284 a weak password",
      { password: "anaquel", password2: "anaquel" },
      [400, 400_900, "VALIDATION_FAILED"],
      "password",
    ],
    ["T-290 a wrong control letter", { card: "87654322X" }, [400, 400_900, "VALIDATION_FAILED"], "card"],
    ["T-280 a name of one letter", { name: "N" }, [400, 400_900, "VALIDATION_FAILED"], "name"],
    ["T-279 a name with a digit", { name: "Nora2" }, [400, 400_900, "VALIDATION_FAILED"], "name"],
    ["T-281 a surname of one letter", { surname1: "V" }, [400, 400_900, "VALIDATION_FAILED"], "surname1"],
    ["T-287 terms that are not accepted", { terms: false }, [400, 400_900, "VALIDATION_FAILED"], "terms"],
  ])("with %s is refused, and nothing is mailed", async (_what, change, expected, field) => {
    const body = { ...NORA, card: "00000000T", email: "rechazada@demo.anaquel.example", ...change };
    const answer = await register(body);
    expect(reasonOf(answer)).toEqual(expected);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
    expect(await mailsTo(sandbox, body.email)).toEqual([]);
  });

  test("two at the same time with one address, or with one card, do not both get in", async () => {
    const twice = await Promise.all([register(italian("insieme")), register(italian("insieme"))]);
    expect(twice.map(({ body }) => body.reason ?? "OK").sort()).toEqual(["OK", "REGISTRATION_NOT_VALIDATED"]);
    const card = "11111111H";
    const shared = await Promise.all([
      register({ ...NORA, card, email: "una@demo.anaquel.example" }),
      register({ ...NORA, card, email: "otra@demo.anaquel.example" }),
    ]);
    expect(shared.map(({ body }) => body.reason ?? "OK").sort()).toEqual(["CARD_EXISTS", "OK"]);
  });
});

describe("the activation link", () => {
  test("with the hash of another user, or one that nobody has, is unknown", async () => {
    const [one, other] = [italian("prima"), italian("seconda")];
    await register(one);
    await register(other);
    const [first, second] = [await newestLink(one.email), await newestLink(other.email)];
    const unknown = [404, 404_920, "ACTIVATION_LINK_UNKNOWN"];
    expect(reasonOf(await activate({ ...first, hash: second.hash }))).toEqual(unknown);
    expect(reasonOf(await activate({ ...first, hash: "3f9a1c77e0b2" }))).toEqual(unknown);
    expect((await activate(second)).status).toBe(200);
  });

  test("works once", async () => {
    const body = italian("una.volta");
    await register(body);
    const link = await newestLink(body.email);
    await activate(link);
    expect(reasonOf(await activate(link))).toEqual([410, 410_920, "ACTIVATION_LINK_EXPIRED"]);
    expect((await signIn(body.email)).status).toBe(200);
  });

  test("is good for seven days", async () => {
    const body = italian("tardi");
    await register(body);
    const link = await newestLink(body.email);
    sandbox.services.clock.offsetMs = 8 * DAY_MS;
    expect(reasonOf(await activate(link))).toEqual([410, 410_920, "ACTIVATION_LINK_EXPIRED"]);
  });
});

describe("sending the activation mail again", () => {
  test("ends the earlier link, and writes in the language of the account", async () => {
    const body = italian("di.nuovo");
    await register(body);
    const earlier = await newestLink(body.email);
    expect((await resend(body.email)).body).toEqual({ result: "OK" });
    const mails = await mailsTo(sandbox, body.email);
    expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill("Attiva il tuo account Anaquel"));
    expect(reasonOf(await activate(earlier))).toEqual([410, 410_920, "ACTIVATION_LINK_EXPIRED"]);
    expect((await activate(await newestLink(body.email))).status).toBe(200);
  });

  test("reaches the demo account whose mail was never confirmed", async () => {
    await resend(MAILS.notValidated);
    expect((await activate(await newestLink(MAILS.notValidated))).status).toBe(200);
    expect((await signIn(MAILS.notValidated)).status).toBe(200);
  });

  test.each(["nadie@demo.anaquel.example", MAILS.teacher])(
    "answers the same for %s, and mails nothing",
    async (mail) => {
      expect(await resend(mail)).toMatchObject({ status: 200, body: { result: "OK" } });
      expect(await mailsTo(sandbox, mail)).toEqual([]);
    },
  );
});
