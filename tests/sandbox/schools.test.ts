import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MAILS } from "../support/api.ts";
import { call, startSandbox, type TestSandbox, tokenOf } from "./harness.ts";

const query = { token: "x" };
const RIBERA = { idcentro: 9007741, premiumcode: "RIBERA2026" };
const DUERO = { idcentro: 9007802, premiumcode: "DUERO2026" };

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
});

afterAll(() => sandbox.stop());

const user = async (token: string) => (await call(sandbox, "getCurrentUser", { token })).body;

describe("places", () => {
  test("T-273 T-297 countries have an id and a name in the language of the request", async () => {
    const { body } = await call(sandbox, "listCountries", { headers: { "accept-language": "it" } });
    expect(body).toContainEqual({ id: 1131, name: "Spagna" });
    expect(body).toContainEqual({ id: 1132, name: "Italia" });
  });

  test("all 52 provinces of Spain are listed by name, with the beginning of their postal codes", async () => {
    const { body } = await call(sandbox, "listProvinces");
    expect(body.map(({ id }: { id: number }) => id).toSorted((left: number, right: number) => left - right)).toEqual(
      Array.from({ length: 52 }, (_, at) => at + 1),
    );
    expect(body.slice(0, 3).map(({ name }: { name: string }) => name)).toEqual(["A Coruña", "Álava", "Albacete"]);
    expect(body).toContainEqual({ id: 9, name: "Burgos" });
  });

  test("T-271 T-298 the schools of a postal code are listed by name", async () => {
    const find = async (countryId: number, postalCode: string) =>
      await call(sandbox, "listSchools", { path: { countryId, postalCode } });
    expect((await find(1131, "09400")).body).toEqual([
      { c_centro: 9007802, d_centro: "Colegio Puerta del Duero", c_pais: 1131 },
      { c_centro: 9007741, d_centro: "IES Ribera del Duero", c_pais: 1131 },
    ]);
    expect((await find(1133, "bs15tr")).body).toHaveLength(1);
    expect((await find(1132, "09400")).body).toEqual([]);
    const { status, body } = await find(99_999, "09400");
    expect([status, body.reason]).toEqual([404, "NOT_FOUND"]);
  });
});

describe("a school's code", () => {
  test("P-213 P-327 T-272 finds the school with its nine fields", async () => {
    const { body } = await call(sandbox, "findSchoolByCode", { path: { code: "RIBERA2026" }, query });
    expect(body).toEqual({
      c_centro: 9007741,
      d_centro: "IES Ribera del Duero",
      t_nombrevia: "Calle del Puente",
      n_numerovia: "12",
      d_poblacion: "Aranda de Duero",
      d_provincia: "Burgos",
      d_pais: "España",
      c_pais: 1131,
      t_premium: "PREMIUM",
    });
  });

  test("that no school has is refused", async () => {
    const { status, body } = await call(sandbox, "findSchoolByCode", { path: { code: "NADIE00000" }, query });
    expect([status, body.code, body.reason]).toEqual([404, 404_943, "SCHOOL_CODE_UNKNOWN"]);
  });
});

describe("delegates", () => {
  test("P-311 a teacher in Spain sees those of the own school", async () => {
    const { body } = await call(sandbox, "listSchoolDelegates", { token: await tokenOf(sandbox, MAILS.teacher) });
    expect(body).toEqual([
      {
        name: "Javier",
        surname1: "Montes",
        surname2: "Alba",
        phone: "600000377",
        email: "javier.montes@demo.anaquel.example",
      },
    ]);
  });

  test("a school may have none, and elsewhere than in Spain nobody may ask", async () => {
    const none = await call(sandbox, "listSchoolDelegates", { token: await tokenOf(sandbox, MAILS.plus) });
    expect(none.body).toEqual([]);
    const abroad = await call(sandbox, "listSchoolDelegates", { token: await tokenOf(sandbox, MAILS.plainUser) });
    expect(abroad.body.reason).toBe("ROLE_REFUSED");
  });
});

describe("changing school", () => {
  test.each([
    ["the code of another school", { idcentro: 1, premiumcode: "RIBERA2026" }, 400, 400_944, "SCHOOL_CODE_MISMATCH"],
    ["a code that nobody has", { idcentro: 1, premiumcode: "NADIE00000" }, 404, 404_900, "NOT_FOUND"],
    ["the own school", RIBERA, 409, 409_943, "SCHOOL_SAME"],
    ["a school in Italy", { idcentro: 9007803, premiumcode: "BERGAMO026" }, 409, 409_944, "SCHOOL_OTHER_COUNTRY"],
  ])("with %s is refused, and nothing is changed", async (_what, change, status, code, reason) => {
    const token = await tokenOf(sandbox, MAILS.teacher);
    const refused = await call(sandbox, "changeSchool", { token, body: change });
    expect([refused.status, refused.body.code, refused.body.reason]).toEqual([status, code, reason]);
    expect((await user(token)).schoolId).toBe(9007741);
  });

  test("P-329 moves the teacher at once, in every session", async () => {
    const [token, elsewhere] = [await tokenOf(sandbox, MAILS.teacher), await tokenOf(sandbox, MAILS.teacher)];
    const { body } = await call(sandbox, "changeSchool", { token, body: DUERO });
    expect(body).toEqual({ result: "OK" });
    expect(await user(token)).toMatchObject({
      schoolId: 9007802,
      schoolName: "Colegio Puerta del Duero, Aranda de Duero",
    });
    expect((await user(elsewhere)).schoolId).toBe(9007802);
    const delegates = await call(sandbox, "listSchoolDelegates", { token });
    expect(delegates.body.map(({ name }: { name: string }) => name)).toEqual(["Javier", "Olga"]);
  });

  test("is for teachers only", async () => {
    const token = await tokenOf(sandbox, MAILS.fakeTeacher);
    expect((await call(sandbox, "changeSchool", { token, body: DUERO })).body.reason).toBe("ROLE_REFUSED");
  });
});

describe("activating a demo account", () => {
  const activate = (token: string, code: string) =>
    call(sandbox, "activateDemoAccount", { token, path: { code }, query });

  test.each([
    ["NADIE00000", 404, 404_943, "SCHOOL_CODE_UNKNOWN"],
    ["DUERO2026", 403, 403_943, "DEMO_SCHOOL_MISMATCH"],
  ])("with the code %s is refused", async (code, status, number, reason) => {
    const token = await tokenOf(sandbox, MAILS.demoTeacher);
    const refused = await activate(token, code);
    expect([refused.status, refused.body.code, refused.body.reason]).toEqual([status, number, reason]);
    expect((await user(token)).role).toBe("TEACHER_DEMO");
  });

  test("P-328 makes a teacher, whose session may do what teachers may at once", async () => {
    const token = await tokenOf(sandbox, MAILS.demoTeacher);
    expect((await activate(token, "RIBERA2026")).body).toEqual({ result: "OK" });
    expect((await user(token)).role).toBe("TEACHER");
    expect((await call(sandbox, "changeSchool", { token, body: DUERO })).status).toBe(200);
    expect((await activate(token, "RIBERA2026")).body.reason).toBe("ROLE_REFUSED");
  });
});
