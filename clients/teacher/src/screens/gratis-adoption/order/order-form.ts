import type { ApiError } from "@anaquel/client-kit/api";
import type { GratisMaterial, GratisOrder } from "../gratis-order.ts";
import { type Counts, isOverLimit, resetUnits, totalUnits, type Units } from "./units.ts";

/** What a teacher fills. */
export interface OrderValues {
  counts: Counts;
  units: Units;
  isAuthorized: boolean;
}

/** What stands over the form: the question before sending, a warning of the publisher, or why it was not sent. */
export type OrderDialog =
  | { kind: "confirmation"; isSending: boolean }
  | { kind: "warning"; text: string; isSending: boolean }
  | { kind: "failure"; error: ApiError };

/** The form of an order. `tries` counts the refused ones, after which it shows what is missing. */
export interface OrderState extends OrderValues {
  materials: readonly GratisMaterial[];
  tries: number;
  dialog: OrderDialog | null;
}

/** What happens on the page of an order. */
export type OrderEvent =
  | { type: "counted"; count: keyof Counts; value: number | null }
  | { type: "asked"; idMaterial: number; units: number }
  | { type: "authorized"; value: boolean }
  | { type: "submitted" }
  | { type: "sending" }
  | { type: "warned"; text: string }
  | { type: "failed"; error: ApiError }
  | { type: "closed" };

/** The form as the order was read. */
export function startOf(order: GratisOrder): OrderState {
  return {
    materials: order.materiales,
    counts: {
      students: order.alumnosPeticion,
      classrooms: order.aulasPeticion,
      teachers: order.profesoresPeticion,
    },
    units: Object.fromEntries(order.materiales.map(({ idMaterial, unidadesActual }) => [idMaterial, unidadesActual])),
    isAuthorized: false,
    tries: 0,
    dialog: null,
  };
}

/** What keeps an order from being sent, each by itself. */
export interface OrderFaults {
  counts: readonly (keyof Counts)[];
  isUnauthorized: boolean;
  isEmpty: boolean;
  /** Ids of the materials above their limit. */
  overLimit: readonly number[];
}

/** Source: T-115 to T-118. */
export function faultsOf({ materials, counts, units, isAuthorized }: OrderState): OrderFaults {
  return {
    counts: (["students", "classrooms", "teachers"] as const).filter((count) => counts[count] === null),
    isUnauthorized: !isAuthorized,
    isEmpty: totalUnits(units) < 1,
    overLimit: materials
      .filter((material) => isOverLimit(material, units[material.idMaterial] ?? 0, counts))
      .map(({ idMaterial }) => idMaterial),
  };
}

/** Whether an order may be sent as it is filled. Source: T-115 to T-118. */
export function isSendable(state: OrderState): boolean {
  const { counts, isUnauthorized, isEmpty, overLimit } = faultsOf(state);
  return counts.length === 0 && !isUnauthorized && !isEmpty && overLimit.length === 0;
}

/** The next state of the form. Source: T-106, T-107, T-115 to T-122. */
export function orderForm(state: OrderState, event: OrderEvent): OrderState {
  switch (event.type) {
    case "counted": {
      const { count, value } = event;
      if (state.counts[count] === value) return state;
      return {
        ...state,
        counts: { ...state.counts, [count]: value },
        units: resetUnits(state.materials, state.units, count),
      };
    }
    case "asked":
      return { ...state, units: { ...state.units, [event.idMaterial]: event.units } };
    case "authorized":
      return { ...state, isAuthorized: event.value };
    case "submitted":
      return isSendable(state)
        ? { ...state, dialog: { kind: "confirmation", isSending: false } }
        : { ...state, tries: state.tries + 1 };
    case "sending":
      return state.dialog && state.dialog.kind !== "failure"
        ? { ...state, dialog: { ...state.dialog, isSending: true } }
        : state;
    case "warned":
      return { ...state, dialog: { kind: "warning", text: event.text, isSending: false } };
    case "failed":
      return { ...state, dialog: { kind: "failure", error: event.error } };
    case "closed":
      // What is on its way can no longer be taken back.
      return isUnderWay(state.dialog) ? state : { ...state, dialog: null };
  }
}

/** Whether an order is being sent. */
export function isUnderWay(dialog: OrderDialog | null): boolean {
  return dialog !== null && dialog.kind !== "failure" && dialog.isSending;
}
