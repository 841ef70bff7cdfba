import type { Reason } from "@anaquel/openapi/errors";
import { type ApiAnswer, type ApiClient, MAILS, PASSWORD } from "../../support/api.ts";
import { ask, type Recipe, type Stage } from "./stage.ts";

const GRACE = "grace.teacher@demo.anaquel.example";
const NEW_PASSWORD = "Ribera2027";
const MARTA = { name: "Marta", surname1: "Ruiz", surname2: "Lafuente", phone: null, mktPrefs: true };
const APPLICANT = {
  name: "Nora",
  surname1: "Vidal",
  surname2: "Gil",
  password: PASSWORD,
  password2: PASSWORD,
  card: null,
  phone: null,
  premiumCode: null,
  mktPrefs: true,
  terms: true,
  schoolId: 9007745,
  language: "it_IT",
};

const register = (stage: Stage, change: { email: string; [field: string]: unknown }) =>
  ask(stage.visitor(), "registerUser", { body: { ...APPLICANT, ...change } });
const signIn = (stage: Stage, mail: string, password = PASSWORD) => stage.visitor().signIn(mail, password);
const activate = (stage: Stage, link: object) => ask(stage.visitor(), "activateUser", { body: link });
const reset = (stage: Stage, hash: string) =>
  ask(stage.visitor(), "resetPassword", { body: { hash, password: NEW_PASSWORD } });

/** Registers an address and gives what its activation mail carries. */
async function newActivation(stage: Stage, email: string) {
  await register(stage, { email });
  const { searchParams } = await stage.mailedLink(email);
  return { idSim: searchParams.get("idSim") ?? "", hash: searchParams.get("hash") ?? "" };
}

/** Signs in at the embedded Google as somebody that it lists, and gives the address that the portal sends the browser on to. */
async function throughGoogle(client: ApiClient, mail: string): Promise<URL> {
  const returnTo = `${client.url}/`;
  let answer: ApiAnswer = await client.get(`/api/third-parties/google?returnTo=${encodeURIComponent(returnTo)}`);
  for (let step = 0; step < 8; step += 1) {
    const location = answer.headers.get("location");
    if (!location) {
      const form = new RegExp(`action="([^"]*${encodeURIComponent(mail)})"`).exec(answer.body)?.[1] ?? "";
      answer = await client.call("POST", form, new URLSearchParams());
      continue;
    }
    const url = new URL(location, client.url);
    if (!/^\/(api|dev)\//.test(url.pathname)) return url;
    answer = await client.get(url.pathname + url.search);
  }
  throw new Error("the provider does not come to an end");
}

/** Reasons of signing in, registering and changing the own account. */
export const accountRecipes = {
  INVALID_CREDENTIALS: (stage) => signIn(stage, MAILS.teacher, "Falsa2026"),
  ACCOUNT_NOT_VALIDATED: (stage) => signIn(stage, MAILS.notValidated),
  ACCOUNT_DEACTIVATED: (stage) => signIn(stage, MAILS.deactivated),
  RETURN_ADDRESS_REFUSED: (stage) =>
    ask(stage.visitor(), "startThirdPartySignIn", {
      path: { provider: "google" },
      query: { returnTo: "https://example.org/" },
    }),

  USER_EXISTS: (stage) => register(stage, { email: MAILS.demoTeacher }),
  async REGISTRATION_NOT_VALIDATED(stage) {
    await register(stage, { email: "dos.veces@demo.anaquel.example" });
    return register(stage, { email: "dos.veces@demo.anaquel.example" });
  },
  REGISTRATION_SCHOOL_REFUSED: (stage) => register(stage, { email: "sin.centro@demo.anaquel.example", schoolId: 1 }),
  CARD_EXISTS: (stage) =>
    register(stage, {
      email: "con.dni@demo.anaquel.example",
      schoolId: 9007741,
      card: "12345678Z",
      phone: "600000215",
    }),
  MAIL_ON_OTHER_PLATFORM: (stage) => register(stage, { email: "otra.plataforma@demo.anaquel.example" }),
  async EXTERNAL_IDENTITY_REFUSED(stage) {
    const client = stage.visitor();
    const [, , id, hash] = (await throughGoogle(client, "nobody@demo.anaquel.example")).pathname.split("/");
    const { password: _password, password2: _confirmation, ...applicant } = APPLICANT;
    const identity = { idaccountexternalplatform: "another", idexternalplatform: 1, platformName: "Google" };
    const email = "nobody@demo.anaquel.example";
    const body = { ...applicant, ...identity, id, hash, email, fromThirdParties: true };
    return ask(client, "registerThirdPartyUser", { body });
  },
  async ACTIVATION_LINK_UNKNOWN(stage) {
    const first = await newActivation(stage, "primera@demo.anaquel.example");
    const second = await newActivation(stage, "segunda@demo.anaquel.example");
    return activate(stage, { ...first, hash: second.hash });
  },
  async ACTIVATION_LINK_EXPIRED(stage) {
    const link = await newActivation(stage, "tercera@demo.anaquel.example");
    await activate(stage, link);
    return activate(stage, link);
  },

  async PASSWORD_WRONG(stage) {
    const body = { password: "Falsa2026", newPassword: NEW_PASSWORD };
    return ask(await stage.as(MAILS.teacher), "changePassword", { body });
  },
  PASSWORD_LINK_UNKNOWN: (stage) => reset(stage, "pQ3vX9kLm2Rt7Yw1Zs8Bn4Hd"),
  async PASSWORD_LINK_EXPIRED(stage) {
    await ask(stage.visitor(), "requestPasswordReset", { body: { email: MAILS.plainUser } });
    const hash = (await stage.mailedLink(MAILS.plainUser)).searchParams.get("hash") ?? "";
    await reset(stage, hash);
    return reset(stage, hash);
  },

  async MAIL_NOT_EDITABLE(stage) {
    const client = stage.visitor();
    await throughGoogle(client, GRACE);
    return ask(client, "updateAccount", { body: { ...MARTA, email: "grace.new@demo.anaquel.example" } });
  },
  async ACCOUNT_NOT_LINKED(stage) {
    return ask(await stage.as(MAILS.demoTeacher), "unlinkThirdParty", { body: { password: NEW_PASSWORD } });
  },

  SCHOOL_CODE_UNKNOWN: (stage) => ask(stage.visitor(), "findSchoolByCode", { path: { code: "NADIE00000" } }),
  async SCHOOL_CODE_MISMATCH(stage) {
    const body = { idcentro: 1, premiumcode: "RIBERA2026" };
    return ask(await stage.as(MAILS.teacher), "changeSchool", { body });
  },
  async SCHOOL_SAME(stage) {
    const body = { idcentro: 9007741, premiumcode: "RIBERA2026" };
    return ask(await stage.as(MAILS.teacher), "changeSchool", { body });
  },
  async SCHOOL_OTHER_COUNTRY(stage) {
    const body = { idcentro: 9007803, premiumcode: "BERGAMO026" };
    return ask(await stage.as(MAILS.teacher), "changeSchool", { body });
  },
  async DEMO_SCHOOL_MISMATCH(stage) {
    return ask(await stage.as(MAILS.demoTeacher), "activateDemoAccount", { path: { code: "DUERO2026" } });
  },
} satisfies Partial<Record<Reason, Recipe>>;
