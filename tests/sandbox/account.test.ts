import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openSession } from "../../server/src/sandbox/domains/session/store.ts";
import { MAILS } from "../support/api.ts";
import { call, startSandbox, type TestSandbox, tokenOf } from "./harness.ts";

const MARTA = {
  email: MAILS.teacher,
  name: "Marta",
  surname1: "Ruiz",
  surname2: "Lafuente",
  phone: "600000214",
  mktPrefs: true,
  token: "x",
};

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
});

afterAll(() => sandbox.stop());

const update = (token: string, body: object) => call(sandbox, "updateAccount", { token, body });
const user = async (token: string) => (await call(sandbox, "getCurrentUser", { token })).body;

describe("changing the own data", () => {
  test("T-225 T-244 what is sent is seen at once, what is absent stays, and null clears", async () => {
    const token = await tokenOf(sandbox, MAILS.teacher);
    expect((await update(token, { ...MARTA, name: "María José" })).body).toEqual({ result: "OK" });
    expect(await user(token)).toMatchObject({ name: "María José", phone: "600000214", mktPrefs: true });
    const { phone: _phone, ...withoutPhone } = MARTA;
    await update(token, { ...withoutPhone, surname2: null, mktPrefs: false });
    expect(await user(token)).toMatchObject({
      name: "Marta",
      surname2: null,
      phone: "600000214",
      mktPrefs: false,
    });
  });

  test("T-246 the mail address of somebody else is refused, in capitals too, and nothing is changed", async () => {
    const token = await tokenOf(sandbox, MAILS.teacher);
    const before = await user(token);
    const { status, body } = await update(token, { ...MARTA, name: "Otra", email: "DIEGO.demo@demo.anaquel.example" });
    expect([status, body.code, body.reason]).toEqual([400, 400_001, "USER_EXISTS"]);
    expect(body.errors).toEqual({ duplicatedEmail: true });
    expect(await user(token)).toEqual(before);
  });

  test("a new mail address signs in from then on", async () => {
    const token = await tokenOf(sandbox, MAILS.onlyResources);
    const email = "elena.nueva@demo.anaquel.example";
    await update(token, { ...MARTA, email });
    expect((await user(await tokenOf(sandbox, email))).mail).toBe(email);
  });

  test("T-232 users of a provider keep their mail address, and change the rest", async () => {
    const { db, clock } = sandbox.services;
    const token = await openSession(db, 48224, new Date(clock.now()));
    const grace = { ...MARTA, phone: null, name: "Grace" };
    const { status, body } = await update(token, { ...grace, email: "grace.new@demo.anaquel.example" });
    expect([status, body.code, body.reason, body.errors]).toEqual([409, 409_921, "MAIL_NOT_EDITABLE", { email: true }]);
    const kept = await update(token, { ...grace, email: "grace.teacher@demo.anaquel.example", surname1: "Neill" });
    expect(kept.status).toBe(200);
    expect((await user(token)).surname).toBe("Neill");
  });

  test("T-236 there is no telephone number outside Spain", async () => {
    const { db, clock } = sandbox.services;
    const token = await openSession(db, 48225, new Date(clock.now()));
    const { body } = await update(token, { ...MARTA, email: "matteo.docente@demo.anaquel.example" });
    expect([body.reason, body.errors]).toEqual(["VALIDATION_FAILED", { phone: true }]);
  });

  test.each([
    ["T-226 a name of one letter", { name: "M " }],
    ["T-227 a name of 46 letters", { name: "M".repeat(46) }],
    ["T-228 a name with a digit", { name: "Marta2" }],
    ["T-229 a surname of one letter", { surname1: "R" }],
    ["T-230 a second surname of one letter", { surname2: "L" }],
    ["T-231 something else than a mail address", { email: "marta" }],
    ["T-235 a number of eight digits", { phone: "60000021" }],
  ])("%s is refused", async (_what, change) => {
    const token = await tokenOf(sandbox, MAILS.teacher);
    const { body } = await update(token, { ...MARTA, ...change });
    expect(body.reason).toBe("VALIDATION_FAILED");
    expect(Object.keys(body.errors)).toEqual(Object.keys(change));
  });

  test("T-240 is for teachers and demo teachers", async () => {
    expect((await update(await tokenOf(sandbox, MAILS.fakeTeacher), MARTA)).body.reason).toBe("ROLE_REFUSED");
    const demo = await tokenOf(sandbox, MAILS.demoTeacher);
    expect((await update(demo, { ...MARTA, email: MAILS.demoTeacher })).status).toBe(200);
  });
});
