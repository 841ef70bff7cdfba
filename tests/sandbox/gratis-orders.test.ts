import type { components } from "@anaquel/openapi/types";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SEED_ORDERS } from "../../server/src/sandbox/seed/gratis-orders.ts";
import { MAILS, MATEMATICAS } from "../support/api.ts";
import { type Answered, call, startSandbox, type TestSandbox, tokenOf } from "./harness.ts";

type Order = components["schemas"]["GratisOrder"];

let sandbox: TestSandbox;
let marta: string;
let mario: string;

beforeAll(async () => {
  sandbox = await startSandbox();
  marta = await tokenOf(sandbox, MAILS.teacher);
  await call(sandbox, "setGratisResponsible", { token: marta, body: { position: 3 } });
  mario = await tokenOf(sandbox, "mario.mec@demo.anaquel.example");
});

afterAll(() => sandbox.stop());

const read = (orderId: number, token = marta) => call(sandbox, "getGratisOrder", { token, path: { orderId } });
const reasonOf = ({ status, body }: Answered) => [status, body.code, body.reason];
const REFUSED = [400, 400_943, "GRATIS_ORDER_REFUSED"];
const CLOSED = [409, 409_942, "GRATIS_ORDER_CLOSED"];

interface Sending {
  /** Students, classrooms, teachers. */
  counts?: [number, number, number];
  units: Record<number, number>;
  alert?: boolean;
  token?: string;
}

function send(orderId: number, { counts = [50, 2, 2], units, alert = true, token = marta }: Sending) {
  const [alumnosPeticion, aulasPeticion, profesoresPeticion] = counts;
  const materiales = Object.entries(units).map(([id, count]) => ({ idMaterial: Number(id), unidadesActual: count }));
  const order = { alumnosPeticion, aulasPeticion, profesoresPeticion, materiales };
  return call(sandbox, "sendGratisOrder", { token, path: { orderId }, body: { order, alert } });
}

describe("reading orders", () => {
  test("T-081 T-096 T-124 those of the school come by area, with every status, and none of another school", async () => {
    const { body } = await call(sandbox, "listGratisOrders", { token: marta });
    const areas: { Area: string; Titulos: Order[] }[] = body.Areas;
    expect(areas.map(({ Area }) => Area)).toEqual(["Ciencias", "Expresión artística", "Humanidades", "Idiomas"]);
    const orders = areas.flatMap(({ Titulos }) => Titulos);
    expect(new Set(orders.map(({ estado }) => estado.idEstado)).size).toBe(6);
    expect(new Set(orders.map(({ desProfesor }) => desProfesor))).toEqual(
      new Set(["Marta Ruiz Lafuente", "Mario Cano Luque", "Gloria Prat"]),
    );
    expect(orders.some(({ idSolicitud }) => idSolicitud === SEED_ORDERS.foreign)).toBe(false);
  });

  test("T-095 T-097 T-125 one has its title, teacher, counts, remark and materials, for everybody responsible", async () => {
    const inma = await tokenOf(sandbox, "inma.encuesta@demo.anaquel.example");
    const { body } = await read(SEED_ORDERS.changed);
    expect((await read(SEED_ORDERS.changed, inma)).body).toEqual(body);
    expect(body).toEqual({
      idSolicitud: 512340,
      idProfesor: 48213,
      desProfesor: "Marta Ruiz Lafuente",
      desTitulo: "Matemáticas",
      desAsignatura: "Matemáticas",
      desNivel: "2º ESO",
      portadaTitulo: `/api/cover/${MATEMATICAS}`,
      estado: { idEstado: "MODIFICADA" },
      pedidoModificable: false,
      detalleModificable: true,
      alumnosPeticion: 90,
      aulasPeticion: 3,
      profesoresPeticion: 2,
      comentarioPublico: "Enviamos un cuaderno por docente.",
      materiales: [
        {
          idMaterial: 71,
          desMaterial: "Guía del profesorado",
          tipoMaterial: "PROF",
          unidadesActual: 2,
          unidadesEnviadas: 0,
        },
        { idMaterial: 72, desMaterial: "Póster de aula", tipoMaterial: "AULA", unidadesActual: 3, unidadesEnviadas: 0 },
      ],
    });
  });

  test("an unknown order and one of another school are not found, and not sent", async () => {
    for (const orderId of [1, SEED_ORDERS.foreign]) {
      expect(reasonOf(await read(orderId))).toEqual([404, 404_900, "NOT_FOUND"]);
      expect(reasonOf(await send(orderId, { units: { 71: 1 } }))).toEqual([404, 404_900, "NOT_FOUND"]);
    }
  });

  test("T-082 T-083 nobody without a position reads or sends any", async () => {
    const token = await tokenOf(sandbox, "gloria.avisos@demo.anaquel.example");
    const refused = [403, "ROLE_REFUSED"];
    for (const { status, body } of [
      await call(sandbox, "listGratisOrders", { token }),
      await read(SEED_ORDERS.open, token),
      await send(SEED_ORDERS.open, { units: { 71: 1 }, token }),
    ]) {
      expect([status, body.reason]).toEqual(refused);
    }
  });

  test("T-081 a school without orders has no areas", async () => {
    const token = await tokenOf(sandbox, MAILS.fakeTeacher);
    const { db } = sandbox.services;
    await db
      .updateTable("account")
      .set({ permissions: ["gpaPermission"], position_id: 3 })
      .where("mail", "=", MAILS.fakeTeacher)
      .execute();
    const { body } = await call(sandbox, "listGratisOrders", { token });
    expect(body).toEqual({ Areas: [] });
  });
});

describe("sending an order", () => {
  test.each<[string, Sending]>([
    ["T-112 more units for teachers than teachers", { units: { 72: 3 } }],
    ["T-111 more units for students than teachers", { units: { 71: 3 } }],
    ["T-113 more units for classrooms than classrooms", { units: { 74: 3 } }],
    ["T-117 no unit at all", { units: { 71: 0 } }],
    ["a material of another order", { units: { 71: 1, 99: 1 } }],
  ])("%s is refused and nothing is kept", async (_what, sending) => {
    const before = (await read(SEED_ORDERS.open)).body;
    expect(reasonOf(await send(SEED_ORDERS.open, sending))).toEqual(REFUSED);
    expect((await read(SEED_ORDERS.open)).body).toEqual(before);
  });

  test.each<[string, [number, number, number]]>([
    ["T-108 a count of zero", [0, 2, 2]],
    ["T-109 a count of five digits", [12_345, 2, 2]],
  ])("%s is no order", async (_what, counts) => {
    const answer = await send(SEED_ORDERS.open, { counts, units: { 71: 1 } });
    expect(reasonOf(answer)).toEqual([400, 400_900, "VALIDATION_FAILED"]);
  });

  test("T-115 an order without one of its counts is none", async () => {
    const order = { alumnosPeticion: 20, aulasPeticion: 1, materiales: [{ idMaterial: 71, unidadesActual: 1 }] };
    const body = { order, alert: true };
    const answer = await call(sandbox, "sendGratisOrder", { token: marta, path: { orderId: SEED_ORDERS.open }, body });
    expect(reasonOf(answer)).toEqual([400, 400_900, "VALIDATION_FAILED"]);
  });

  test.each([
    ["that is shipped", SEED_ORDERS.shipped],
    ["that is rejected", SEED_ORDERS.rejected],
    ["of which only its own teacher may change the detail", SEED_ORDERS.changedOfMario],
  ])("T-100 T-104 one %s is refused", async (_what, orderId) => {
    expect(reasonOf(await send(orderId, { units: { 71: 1 } }))).toEqual(CLOSED);
  });

  test("T-100 T-126 leads to the review with counts and units, and then nobody changes it", async () => {
    const answer = await send(SEED_ORDERS.open, { counts: [60, 3, 2], units: { 71: 2, 74: 3 } });
    expect(answer.body).toEqual({ data: { alert: null } });
    const { body } = await read(SEED_ORDERS.open, mario);
    expect(body).toMatchObject({
      estado: { idEstado: "ENREVISION" },
      pedidoModificable: false,
      alumnosPeticion: 60,
      aulasPeticion: 3,
      profesoresPeticion: 2,
    });
    expect(body.materiales.map((material: Order["materiales"][number]) => material.unidadesActual)).toEqual([
      2, 0, 0, 3,
    ]);
    expect(reasonOf(await send(SEED_ORDERS.open, { units: { 71: 1 } }))).toEqual(CLOSED);
  });

  test("T-121 T-126 a warning keeps nothing, and the same order without alert is kept", async () => {
    const sending = { counts: [110, 4, 4] as [number, number, number], units: { 71: 4, 72: 3, 73: 1 } };
    const warned = await send(SEED_ORDERS.approved, sending);
    expect(warned.body.data.alert).toBe(
      "Tu centro ya ha recibido unidades de este material: Propuesta didáctica (1). ¿Quieres pedir más?",
    );
    expect((await read(SEED_ORDERS.approved)).body).toMatchObject({
      estado: { idEstado: "APROBADA" },
      alumnosPeticion: 112,
    });
    const insisted = await send(SEED_ORDERS.approved, { ...sending, alert: false });
    expect(insisted.body).toEqual({ data: { alert: null } });
    expect((await read(SEED_ORDERS.approved)).body.estado).toEqual({ idEstado: "ENREVISION" });
  });

  test("T-114 the limit counts what was sent before", async () => {
    expect(reasonOf(await send(SEED_ORDERS.sentBefore, { units: { 72: 2 }, alert: false }))).toEqual(REFUSED);
  });

  test("T-100 T-101 two who send an open order at the same time do not both succeed", async () => {
    const answers = await Promise.all([
      send(SEED_ORDERS.openOfGloria, { units: { 71: 1 } }),
      send(SEED_ORDERS.openOfGloria, { units: { 71: 2 }, token: mario }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
