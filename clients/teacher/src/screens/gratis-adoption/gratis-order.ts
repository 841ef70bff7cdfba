import type { components } from "@anaquel/openapi/types";

/** An order of free teaching material for one title. */
export type GratisOrder = components["schemas"]["GratisOrder"];

/** A material of an order. */
export type GratisMaterial = components["schemas"]["GratisMaterial"];

/** Where an order stands. */
export type GratisStatus = components["schemas"]["GratisStatus"];

/** What decides on who may change an order. */
type Editability = Pick<GratisOrder, "idProfesor" | "estado" | "pedidoModificable" | "detalleModificable">;

const EDITABLE_IN_LIST: readonly GratisStatus[] = ["MODIFICADA"];
const EDITABLE_IN_DETAIL: readonly GratisStatus[] = ["MODIFICADA", "APROBADA"];

/** Whether an order of the list waits for the user: then it is marked as such. Source: T-101, T-102, T-104, T-105. */
export function needsAction(order: Editability, userId: number): boolean {
  return mayChange(order, userId, EDITABLE_IN_LIST);
}

/** Whether the user may change an order on its own page. Source: T-101, T-103, T-104. */
export function isEditable(order: Editability, userId: number): boolean {
  return mayChange(order, userId, EDITABLE_IN_DETAIL);
}

function mayChange(order: Editability, userId: number, statuses: readonly GratisStatus[]): boolean {
  const { idProfesor, estado, pedidoModificable, detalleModificable } = order;
  return pedidoModificable || (detalleModificable && idProfesor === userId && statuses.includes(estado.idEstado));
}

const HIGHEST_ID = 2_147_483_647;

/** The number of an order in an address, or null when it is none. Source: T-086, T-087. */
export function orderIdOf(text: string): number | null {
  const id = /^[1-9]\d*$/.test(text) ? Number(text) : HIGHEST_ID + 1;
  return id <= HIGHEST_ID ? id : null;
}
