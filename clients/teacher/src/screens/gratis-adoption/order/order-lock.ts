import type { GratisOrder } from "../gratis-order.ts";

/** Why an order cannot be changed. */
export type OrderLock = "review" | "shipped" | "rejected" | "foreign" | "closed";

/** What to tell somebody who may only look at an order. Source: T-100, T-104, G04. */
export function lockOf(
  { estado, detalleModificable, idProfesor }: Pick<GratisOrder, "estado" | "detalleModificable" | "idProfesor">,
  userId: number,
): OrderLock {
  if (estado.idEstado === "ENREVISION") return "review";
  if (estado.idEstado === "ENVIADA") return "shipped";
  if (estado.idEstado === "RECHAZADA") return "rejected";
  return detalleModificable && idProfesor !== userId ? "foreign" : "closed";
}
