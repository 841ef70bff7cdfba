import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PERSONAS } from "../../server/src/sandbox/seed/personas.ts";
import { MAILS, PASSWORD } from "../support/api.ts";
import { call, PUBLIC_URL, startSandbox, type TestSandbox, tokenOf } from "./harness.ts";

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
});

afterAll(() => sandbox.stop());

const signIn = (mail: string, password = PASSWORD, query = {}) =>
  call(sandbox, "signIn", { query, body: { mail, password, token: "x" } });

describe("signing in", () => {
  test("an unknown mail and a wrong password get the same answer", async () => {
    const [unknown, wrong] = [await signIn("nobody@demo.anaquel.example"), await signIn(MAILS.teacher, "Anaquel2027")];
    const { instance: _a, ...first } = unknown.body;
    const { instance: _b, ...second } = wrong.body;
    expect(first).toEqual(second);
    expect([unknown.status, first.reason]).toEqual([401, "INVALID_CREDENTIALS"]);
    expect(unknown.headers["x-access-token"]).toBeUndefined();
  });

  test("the mail is trimmed of nothing but case", async () => {
    expect((await signIn(MAILS.teacher.toUpperCase())).status).toBe(200);
  });

  test.each([
    [MAILS.notValidated, "ACCOUNT_NOT_VALIDATED"],
    [MAILS.deactivated, "ACCOUNT_DEACTIVATED"],
  ])("%s is told why, and only with the right password", async (mail, reason) => {
    expect((await signIn(mail)).body.reason).toBe(reason);
    expect((await signIn(mail, "wrong")).body.reason).toBe("INVALID_CREDENTIALS");
  });

  test("a return address outside the portal is replaced by the portal's", async () => {
    const inside = `${PUBLIC_URL}notifications`;
    expect((await signIn(MAILS.teacher, PASSWORD, { returnTo: inside })).body.returnUrl).toBe(inside);
    for (const returnTo of ["https://evil.example/", "//evil.example", `${PUBLIC_URL.slice(0, -1)}.evil.example/`]) {
      expect((await signIn(MAILS.teacher, PASSWORD, { returnTo })).body.returnUrl).toBe(PUBLIC_URL);
    }
  });

  test("every account that may sign in does, and reads itself", async () => {
    for (const { mail, role, profile, validated, active, platformId } of PERSONAS) {
      if (validated === false || active === false || (platformId ?? 3) !== 3) continue;
      const { body } = await call(sandbox, "getCurrentUser", { token: await tokenOf(sandbox, mail) });
      expect([body.mail, body.role, body.profile ?? null, body.postLogin]).toEqual([mail, role, profile, true]);
    }
  });
});

describe("a session", () => {
  test("ends with signing out, and the token is worth nothing afterwards", async () => {
    const [token, other] = [await tokenOf(sandbox, MAILS.teacher), await tokenOf(sandbox, MAILS.teacher)];
    expect((await call(sandbox, "signOut", { token })).status).toBe(204);
    expect((await call(sandbox, "getCurrentUser", { token })).body.reason).toBe("NO_SESSION");
    expect((await call(sandbox, "getCurrentUser", { token: other })).status).toBe(200);
    expect((await call(sandbox, "signOut", { token })).status).toBe(204);
  });

  test("keeps the language of the user", async () => {
    const token = await tokenOf(sandbox, MAILS.teacher);
    for (const [sent, kept] of [
      ["it", "it"],
      ["en_GB", "en"],
      ["es_ES", "es"],
    ]) {
      await call(sandbox, "updateUserLanguage", { token, body: { language: sent } });
      expect((await call(sandbox, "getCurrentUser", { token })).body.language).toBe(kept);
    }
    expect((await call(sandbox, "updateUserLanguage", { token, body: { language: "fr" } })).body.reason).toBe(
      "VALIDATION_FAILED",
    );
  });

  test("ends by itself after a day", async () => {
    const token = await tokenOf(sandbox, MAILS.teacher);
    sandbox.services.clock.offsetMs = 24 * 3_600_000 + 1000;
    try {
      expect((await call(sandbox, "getCurrentUser", { token })).body.reason).toBe("NO_SESSION");
    } finally {
      sandbox.services.clock.offsetMs = 0;
    }
    expect((await call(sandbox, "getCurrentUser", { token })).status).toBe(200);
  });

  test("tokens are not kept as they are", async () => {
    const token = await tokenOf(sandbox, MAILS.teacher);
    const rows = await sandbox.services.db.selectFrom("access_token").select("hash").execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.some(({ hash }) => hash.includes(token) || token.includes(hash))).toBe(false);
  });
});
