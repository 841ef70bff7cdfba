import { send } from "@anaquel/client-kit/api";
import { asApiError } from "@anaquel/client-kit/forms";
import { type Dispatch, useReducer } from "react";
import type { GratisOrder } from "../gratis-order.ts";
import { isUnderWay, type OrderEvent, type OrderState, orderForm, startOf } from "./order-form.ts";

/**
 * The form of an order bound to the API.
 *
 * @param onSent told of the order as it was sent
 */
export function useOrderForm(
  order: GratisOrder,
  onSent: (sent: GratisOrder) => void,
): { state: OrderState; dispatch: Dispatch<OrderEvent>; sendOrder: (alert: boolean) => Promise<void> } {
  const [state, dispatch] = useReducer(orderForm, order, startOf);
  const { counts, units, dialog } = state;

  /** With `alert` the publisher warns first and keeps nothing; without it the teacher insists. Source: T-121, T-126, G07. */
  async function sendOrder(alert: boolean): Promise<void> {
    const { students, classrooms, teachers } = counts;
    if (isUnderWay(dialog) || students === null || classrooms === null || teachers === null) return;
    dispatch({ type: "sending" });
    const filled = {
      ...order,
      alumnosPeticion: students,
      aulasPeticion: classrooms,
      profesoresPeticion: teachers,
      materiales: order.materiales.map((material) => ({
        ...material,
        unidadesActual: units[material.idMaterial] ?? 0,
      })),
    };
    try {
      const { data } = await send("put", "/gratis-adoption/orders/{orderId}", {
        params: { path: { orderId: order.idSolicitud } },
        body: { order: filled, alert },
      });
      if (data.alert === null) onSent(filled);
      else dispatch({ type: "warned", text: data.alert });
    } catch (failure) {
      dispatch({ type: "failed", error: asApiError(failure) });
    }
  }

  return { state, dispatch, sendOrder };
}
