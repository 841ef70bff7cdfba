import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signed } from "../../server/src/sandbox/domains/free-books/card-payment.ts";
import { SEED_FREE_BOOKS } from "../../server/src/sandbox/seed/free-books.ts";
import { MAILS } from "../support/api.ts";
import { type Answered, call, PUBLIC_URL, startSandbox, type TestSandbox, tokenOf } from "./harness.ts";

const { leo, ribera, level, maths, mathsIsbn, workbookIsbn } = SEED_FREE_BOOKS;
const MARIO = { id: 48261, mail: "mario.mec@demo.anaquel.example" };

let sandbox: TestSandbox;
let marta: string;
let mario: string;

beforeAll(async () => {
  sandbox = await startSandbox();
  marta = await tokenOf(sandbox, MAILS.teacher);
  mario = await tokenOf(sandbox, MARIO.mail);
});

afterAll(() => sandbox.stop());

type Operation = Parameters<typeof call>[1];
const read = (id: Operation, path: Record<string, string | number> = {}, token = marta, query = {}) =>
  call(sandbox, id, { token, path, query });
const reasonOf = ({ status, body }: Answered) => [status, body.reason];
const orderId = async (token = mario): Promise<number> => (await read("createFreeBooksOrderId", {}, token)).body.id;

const jpeg = (size = 4000) => {
  const bytes = new Uint8Array(size);
  bytes.set([0xff, 0xd8, 0xff, 0xe0]);
  return bytes;
};

interface Upload {
  token?: string;
  bytes?: Uint8Array<ArrayBuffer>;
  type?: string;
  order?: number;
  child?: number | string;
}

async function upload({ token = mario, bytes = jpeg(), type = "image/jpeg", order, child = 1 }: Upload = {}) {
  const form = new FormData();
  form.set("libro_familia", new File([bytes], "familia.jpg", { type }));
  form.set("id_peticion", String(order ?? (await orderId(token))));
  form.set("hijo", String(child));
  const { headers, body } = new Request("http://localhost", { method: "POST", body: form });
  const answer = await sandbox.app.inject({
    method: "POST",
    url: "/gratishp/image",
    headers: { "x-access-token": token, "content-type": headers.get("content-type") ?? "" },
    payload: Buffer.from(await new Response(body).arrayBuffer()),
  });
  return { status: answer.statusCode, body: answer.json() };
}

async function order(change: object = {}, child: object = {}) {
  return {
    id_peticion: await orderId(),
    iva: 4,
    cost: 12.5,
    vatCost: 0.5,
    totalCost: 13,
    id_profesor: MARIO.id,
    id_centro_profesor: ribera,
    f_solicitud: new Date(sandbox.services.clock.now()).toISOString().slice(0, 10),
    hijos: [
      {
        numero_hijo: 1,
        libro_familia: "familia.jpg",
        t_nombre: "Noa",
        t_apellido1: "Cano",
        t_apellido2: null,
        f_nacimiento: "2013-02-03",
        id_centro_hijo: ribera,
        codigo_postal: "09400",
        level,
        subject: maths,
        componentes: [{ isbn: mathsIsbn, titulo: "Matemáticas 2º ESO", coste: 31.9, stock: "S" }],
        ...child,
      },
    ],
    ...change,
  };
}

const save = (body: unknown, token = mario) => call(sandbox, "saveFreeBooksOrder", { token, body });

describe("who may order", () => {
  test("T-143 every operation refuses whom the access check refuses", async () => {
    const { db } = sandbox.services;
    const campaign = db.updateTable("setting").where("name", "=", "free-books-campaign");
    const id = await orderId();
    await campaign.set({ value: "closed" }).execute();
    const place = { schoolId: ribera, level, subject: maths, orderId: id, childNumber: 1, zip: "09400" };
    const reads: Operation[] = [
      "createFreeBooksOrderId",
      "getFreeBooksVat",
      "getFreeBooksOrderCost",
      "listFreeBooksChildren",
      "getFreeBooksSchoolAddress",
      "listFreeBooksCentres",
      "listFreeBooksLevels",
      "listFreeBooksSubjects",
      "listFreeBooksTitles",
    ];
    for (const operation of reads) {
      expect(reasonOf(await read(operation, place, mario)), operation).toEqual([403, "FREE_BOOKS_REFUSED"]);
    }
    expect((await upload({ order: id })).body.reason).toBe("FREE_BOOKS_REFUSED");
    await campaign.set({ value: "open" }).execute();
  });

  test("T-144 the check tells its answer and nothing else", async () => {
    expect((await read("validateFreeBooksAccess")).body).toEqual({ access: 0 });
  });
});

describe("preparing an order", () => {
  test("T-185 T-190 the number stays the same until the order is paid, also for windows that ask at once", async () => {
    const numbers = await Promise.all([1, 2, 3].map(() => orderId(marta)));
    expect(new Set(numbers).size).toBe(1);
    expect(numbers[0]).toBeGreaterThan(0);
    expect(await orderId()).not.toBe(numbers[0]);
  });

  test("T-186 T-187 T-191 T-192 the rate and the cost are those of the publisher", async () => {
    expect((await read("getFreeBooksVat")).body).toEqual({ vat: 4 });
    expect((await read("getFreeBooksOrderCost")).body).toEqual({ ordercost: 12.5 });
  });

  test("T-184 T-193 the saved children come with their school and its levels", async () => {
    const { body } = await read("listFreeBooksChildren");
    expect(body.children).toEqual([
      {
        id: leo,
        schoolId: ribera,
        schoolName: "IES Ribera del Duero, Aranda de Duero",
        postalCode: "09400",
        name: "Leo",
        surname1: "Soto",
        surname2: "Ruiz",
        birthDate: "2013-05-18",
        levels: [
          { C_NIVEL: 21, D_NIVEL: "1º ESO" },
          { C_NIVEL: 22, D_NIVEL: "2º ESO" },
          { C_NIVEL: 23, D_NIVEL: "3º ESO" },
        ],
      },
    ]);
    expect((await read("listFreeBooksChildren", {}, mario)).body).toEqual({ children: [] });
  });

  test("T-149 T-172 T-195 a postal code has its schools, or none", async () => {
    const centres = async (zip: string) => (await read("listFreeBooksCentres", { zip })).body.centros;
    expect(await centres("09400")).toEqual([
      { id_centro: 9007802, d_centro: "Colegio Puerta del Duero, Aranda de Duero" },
      { id_centro: ribera, d_centro: "IES Ribera del Duero, Aranda de Duero" },
    ]);
    expect(await centres("01001")).toEqual([]);
    expect(reasonOf(await read("listFreeBooksCentres", { zip: "53001" }))).toEqual([400, "VALIDATION_FAILED"]);
  });

  test("T-194 a school has an address", async () => {
    const { body } = await read("getFreeBooksSchoolAddress", { schoolId: ribera });
    expect(body).toEqual({ direction: "Calle del Puente 12, 09400 Aranda de Duero (Burgos)" });
    expect((await read("getFreeBooksSchoolAddress", { schoolId: 9007745 })).status).toBe(404);
  });

  test("T-150 T-173 T-196 levels have adopted titles; those of which a saved child got books are left out", async () => {
    const levels = async (schoolId: number, query = {}, token = marta) => {
      const { body } = await read("listFreeBooksLevels", { schoolId }, token, query);
      return body.levels.map(({ C_NIVEL }: { C_NIVEL: number }) => C_NIVEL);
    };
    expect(await levels(ribera)).toEqual([21, 22, 23]);
    expect(await levels(ribera, { idhijo: String(leo) })).toEqual([22, 23]);
    const foreign = await read("listFreeBooksLevels", { schoolId: ribera }, mario, { idhijo: String(leo) });
    expect(reasonOf(foreign)).toEqual([404, "NOT_FOUND"]);
    expect(await levels(9007744)).toEqual([]);
  });

  test("T-147 T-148 T-151 T-152 T-197 T-198 subjects have titles, also those that are out of stock", async () => {
    const subjects = await read("listFreeBooksSubjects", { schoolId: ribera, level });
    expect(subjects.body.asignaturas).toEqual([
      { C_ASIGNATURA: 41, D_ASIGNATURA: "Física y Química" },
      { C_ASIGNATURA: 12, D_ASIGNATURA: "Matemáticas" },
    ]);
    const path = { schoolId: ribera, level, subject: maths, orderId: await orderId(), childNumber: 1 };
    expect((await read("listFreeBooksTitles", path, mario)).body.isbns).toEqual([
      { isbn: workbookIsbn, titulo: "Cuaderno de Matemáticas 2º ESO", coste: 9.5, stock: "N" },
      { isbn: mathsIsbn, titulo: "Matemáticas 2º ESO", coste: 31.9, stock: "S" },
    ]);
    expect((await read("listFreeBooksTitles", path, marta)).status).toBe(404);
  });
});

describe("the family book", () => {
  test.each<[string, Upload, number, string]>([
    ["T-164 of another declared type", { type: "image/png" }, 415, "FAMILY_BOOK_REFUSED"],
    ["T-164 of another content", { bytes: new Uint8Array([0x89, 0x50, 0x4e, 0x47]) }, 415, "FAMILY_BOOK_REFUSED"],
    ["T-165 T-166 at the limit", { bytes: jpeg(2_097_152) }, 413, "FAMILY_BOOK_TOO_LARGE"],
    ["T-165 T-166 of three megabytes", { bytes: jpeg(3 * 1024 * 1024) }, 413, "FAMILY_BOOK_TOO_LARGE"],
    ["of an unknown order", { order: 1 }, 404, "NOT_FOUND"],
    ["of a child that cannot be", { child: 21 }, 400, "VALIDATION_FAILED"],
  ])("T-199 one %s is refused", async (_what, input, status, reason) => {
    const answer = await upload(input);
    expect([answer.status, answer.body.reason]).toEqual([status, reason]);
  });

  test("T-199 of an order of somebody else it is not found", async () => {
    expect((await upload({ order: await orderId(marta) })).status).toBe(404);
  });

  test("what is no form is refused", async () => {
    const headers = { "x-access-token": mario, "content-type": "multipart/form-data; boundary=x" };
    const answer = await sandbox.app.inject({ method: "POST", url: "/gratishp/image", headers, payload: "no form" });
    expect([answer.statusCode, answer.json().reason]).toEqual([400, "MALFORMED_REQUEST"]);
  });

  test("T-163 T-165 T-199 a new child needs one, the largest is kept, and a second one replaces it", async () => {
    const refused = await save(await order());
    expect(refused.body).toMatchObject({
      reason: "FREE_BOOKS_CHILD_REFUSED",
      errors: { "hijos.0.libro_familia": true },
    });
    expect(await upload({ bytes: jpeg(2_097_151) })).toMatchObject({ status: 200, body: { result: "OK" } });
    expect((await upload()).status).toBe(200);
    const rows = await sandbox.services.db.selectFrom("free_books_family_book").selectAll().execute();
    expect(rows.map(({ number, size }) => [number, size])).toEqual([[1, 4000]]);
  });
});

describe("sending an order", () => {
  test.each<[string, object, string, object]>([
    ["T-188 T-189 a total one cent too high", { totalCost: 13.01 }, "FREE_BOOKS_AMOUNT_REFUSED", { totalCost: true }],
    ["another teacher", { id_profesor: 48213 }, "VALIDATION_FAILED", { id_profesor: true }],
    ["another school", { id_centro_profesor: 9007743 }, "VALIDATION_FAILED", { id_centro_profesor: true }],
    ["a day long ago", { f_solicitud: "2020-01-01" }, "VALIDATION_FAILED", { f_solicitud: true }],
    ["T-179 no child", { hijos: [] }, "VALIDATION_FAILED", {}],
  ])("%s is refused", async (_what, change, reason, errors) => {
    expect((await save(await order(change))).body).toMatchObject({ reason, errors });
  });

  test.each<[string, object, string, string]>([
    ["T-156 a blank name", { t_nombre: "  " }, "VALIDATION_FAILED", "t_nombre"],
    ["T-157 T-171 a surname of 51 characters", { t_apellido1: "a".repeat(51) }, "VALIDATION_FAILED", "t_apellido1"],
    ["T-158 a second surname of 51", { t_apellido2: "a".repeat(51) }, "VALIDATION_FAILED", "t_apellido2"],
    ["T-159 a day that is none", { f_nacimiento: "2013-02-30" }, "VALIDATION_FAILED", "f_nacimiento"],
    ["T-168 T-170 a postal code of four digits", { codigo_postal: "9400" }, "VALIDATION_FAILED", "codigo_postal"],
    ["T-169 a province that is none", { codigo_postal: "53400" }, "VALIDATION_FAILED", "codigo_postal"],
    ["T-177 no title", { componentes: [] }, "VALIDATION_FAILED", "componentes"],
    ["T-161 a birth too early", { f_nacimiento: "1989-12-31" }, "VALIDATION_FAILED", "f_nacimiento"],
    ["T-160 a birth to come", { f_nacimiento: "2090-01-01" }, "FREE_BOOKS_CHILD_REFUSED", "f_nacimiento"],
    ["a school elsewhere", { codigo_postal: "16002" }, "FREE_BOOKS_CHILD_REFUSED", "id_centro_hijo"],
    ["somebody else's child", { id: leo }, "FREE_BOOKS_CHILD_REFUSED", "id"],
    [
      "T-148 a title out of stock",
      { componentes: [{ isbn: workbookIsbn, titulo: "Cuaderno", coste: 9.5, stock: "S" }] },
      "FREE_BOOKS_CHILD_REFUSED",
      "componentes",
    ],
  ])("a child with %s is refused", async (_what, change, reason, field) => {
    const { body } = await save(await order({}, change));
    expect([body.reason, Object.keys(body.errors ?? {})]).toEqual([reason, [`hijos.0.${field}`]]);
  });

  test("T-145 T-146 T-201 it is kept whole, and sent again it replaces itself", async () => {
    await upload();
    for (let time = 0; time < 2; time += 1) expect((await save(await order())).body).toEqual({ result: "OK" });
    const { body } = await read("listFreeBooksChildren", {}, mario);
    expect(body.children.map(({ name }: { name: string }) => name)).toEqual(["Noa"]);
    const saved = { id: body.children[0].id, libro_familia: null };
    expect((await save(await order({}, saved))).body).toEqual({ result: "OK" });
    const lines = await sandbox.services.db
      .selectFrom("free_books_line")
      .selectAll()
      .where("order_id", "=", await orderId())
      .execute();
    expect(lines).toMatchObject([{ number: 1, child_id: saved.id, isbns: [mathsIsbn] }]);
  });
});

describe("paying an order", () => {
  const start = async (totalCost = "13.00", id?: number) =>
    read("startFreeBooksPayment", { id_peticion: id ?? (await orderId()), totalCost }, mario);
  const post = (path: string, fields: Record<string, string>) =>
    sandbox.app.inject({
      method: "POST",
      url: path,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams(fields).toString(),
    });
  const GATEWAY = "/dev/card-gateway";

  test("an order that was not sent, or of somebody else, is not found", async () => {
    const own = await read("startFreeBooksPayment", { id_peticion: await orderId(marta), totalCost: "13.00" });
    expect(own.status).toBe(404);
    expect((await start("13.00", await orderId(marta))).status).toBe(404);
  });

  test("another amount than that of the order is refused", async () => {
    expect(reasonOf(await start("12.99"))).toEqual([400, "FREE_BOOKS_AMOUNT_REFUSED"]);
  });

  test("a charge or a notification with a wrong signature does nothing", async () => {
    const { body } = await start();
    expect((await post(GATEWAY, { ...body.parameters, Ds_Signature: "x" })).statusCode).toBe(403);
    const news = { Ds_Order: String(await orderId()), Ds_Amount: "1300", Ds_Response: "0000" };
    expect((await post(`${GATEWAY}/notifications`, { ...signed(news, "guess") })).statusCode).toBe(403);
    expect((await read("validateFreeBooksAccess", {}, mario)).body.access).toBe(0);
  });

  test("T-202 T-203 a refused card leads to the failure page, and the order can be paid later", async () => {
    const { headers, body } = await start();
    expect(headers["cache-control"]).toBe("no-store");
    expect(body.url).toBe(`${PUBLIC_URL}dev/card-gateway`);
    expect((await post(GATEWAY, body.parameters)).body).toContain("€13.00");
    const answer = await post(`${GATEWAY}/answers`, { ...body.parameters, decision: "refuse" });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `${PUBLIC_URL}gratishp/HPError`]);
    expect((await start()).status).toBe(200);
  });

  test("T-202 paid at the gateway it is paid, once, and closed for the year", async () => {
    const sent = await order();
    const id = sent.id_peticion;
    const { body } = await start();
    for (let time = 0; time < 2; time += 1) {
      const answer = await post(`${GATEWAY}/answers`, { ...body.parameters, decision: "pay" });
      expect(answer.headers.location).toBe(`${PUBLIC_URL}gratishp/HPSuccess`);
    }
    expect((await read("validateFreeBooksAccess", {}, mario)).body.access).toBe(4);
    expect(reasonOf(await start("13.00", id))).toEqual([409, "FREE_BOOKS_ORDER_PAID"]);
    expect((await upload({ order: id })).status).toBe(409);
    expect(reasonOf(await save(sent))).toEqual([409, "FREE_BOOKS_ORDER_PAID"]);
    expect(reasonOf(await read("createFreeBooksOrderId", {}, mario))).toEqual([403, "FREE_BOOKS_REFUSED"]);
  });
});
