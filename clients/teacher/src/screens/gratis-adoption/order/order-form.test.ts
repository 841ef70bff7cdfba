import { ApiError } from "@anaquel/client-kit/api";
import { describe, expect, it } from "vitest";
import type { GratisMaterial, GratisOrder } from "../gratis-order.ts";
import { faultsOf, isSendable, type OrderEvent, type OrderState, orderForm, startOf } from "./order-form.ts";

const material = (
  idMaterial: number,
  tipoMaterial: GratisMaterial["tipoMaterial"],
  unidadesActual: number,
): GratisMaterial => ({
  idMaterial,
  desMaterial: `Material ${idMaterial}`,
  tipoMaterial,
  unidadesActual,
  unidadesEnviadas: 0,
});

const START = startOf({
  alumnosPeticion: 90,
  aulasPeticion: 3,
  profesoresPeticion: 2,
  materiales: [material(1, "ALUM", 1), material(2, "PROF", 2), material(3, "AULA", 3)],
} as GratisOrder);
const GOOD: OrderState = { ...START, isAuthorized: true };
const played = (state: OrderState, ...events: OrderEvent[]) => events.reduce(orderForm, state);

describe("the form of an order", () => {
  it("begins as the order was read, not authorized", () => {
    expect(START).toMatchObject({
      counts: { students: 90, classrooms: 3, teachers: 2 },
      units: { 1: 1, 2: 2, 3: 3 },
      isAuthorized: false,
      dialog: null,
    });
  });

  it.each<[string, OrderEvent, object]>([
    ["T-106", { type: "counted", count: "classrooms", value: 4 }, { 1: 1, 2: 2, 3: 0 }],
    ["T-106", { type: "counted", count: "classrooms", value: 3 }, { 1: 1, 2: 2, 3: 3 }],
    ["T-107", { type: "counted", count: "teachers", value: null }, { 1: 0, 2: 0, 3: 3 }],
    ["T-107", { type: "counted", count: "teachers", value: 2 }, { 1: 1, 2: 2, 3: 3 }],
    ["T-106 T-107", { type: "counted", count: "students", value: 20 }, { 1: 1, 2: 2, 3: 3 }],
  ])("%s after %j the units are %j", (_id, event, units) => {
    expect(played(GOOD, event).units).toEqual(units);
  });
});

describe("whether an order may be sent", () => {
  it.each<[string, OrderState, boolean, object]>([
    ["T-115 T-116 T-117 T-118 complete", GOOD, true, { counts: [], isUnauthorized: false, isEmpty: false }],
    [
      "T-115 without students",
      played(GOOD, { type: "counted", count: "students", value: null }),
      false,
      { counts: ["students"] },
    ],
    [
      "T-115 without classrooms",
      played(GOOD, { type: "counted", count: "classrooms", value: null }),
      false,
      { counts: ["classrooms"], overLimit: [] },
    ],
    [
      "T-115 without teachers",
      played(GOOD, { type: "counted", count: "teachers", value: null }),
      false,
      { counts: ["teachers"] },
    ],
    ["T-116 not authorized", START, false, { isUnauthorized: true }],
    ["T-117 nothing asked for", { ...GOOD, units: { 1: 0, 2: 0, 3: 0 } }, false, { isEmpty: true }],
    ["T-117 one unit", { ...GOOD, units: { 1: 0, 2: 0, 3: 1 } }, true, { isEmpty: false }],
    [
      "T-118 one above its limit",
      played(GOOD, { type: "asked", idMaterial: 3, units: 4 }),
      false,
      { overLimit: [3], isEmpty: false },
    ],
  ])("%s", (_what, state, sendable, faults) => {
    expect(isSendable(state)).toBe(sendable);
    expect(faultsOf(state)).toMatchObject(faults);
    const { dialog, tries } = orderForm(state, { type: "submitted" });
    expect([dialog?.kind, tries]).toEqual(sendable ? ["confirmation", 0] : [undefined, 1]);
  });
});

describe("sending an order", () => {
  const CONFIRMED = played(GOOD, { type: "submitted" }, { type: "sending" });
  const error = new ApiError(500);

  it("T-121 T-122 a warning can be gone back from, or insisted on", () => {
    const warned = played(CONFIRMED, { type: "warned", text: "Sure?" });
    expect(warned.dialog).toEqual({ kind: "warning", text: "Sure?", isSending: false });
    expect(orderForm(warned, { type: "closed" })).toEqual({ ...GOOD, dialog: null });
    expect(orderForm(warned, { type: "sending" }).dialog).toMatchObject({ kind: "warning", isSending: true });
  });

  it("T-119 T-120 a failure is told, and what was filled stays", () => {
    const failed = played(CONFIRMED, { type: "failed", error });
    expect(failed.dialog).toEqual({ kind: "failure", error });
    expect(orderForm(failed, { type: "sending" })).toBe(failed);
    expect(orderForm(failed, { type: "closed" })).toEqual(GOOD);
  });

  it("does not close while the order is on its way", () => {
    expect(orderForm(CONFIRMED, { type: "closed" })).toBe(CONFIRMED);
  });
});
