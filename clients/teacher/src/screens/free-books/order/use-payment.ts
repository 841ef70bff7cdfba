import { ApiError, send } from "@anaquel/client-kit/api";
import { asApiError } from "@anaquel/client-kit/forms";
import { useGo } from "@anaquel/client-kit/routing";
import { type Dispatch, useEffect } from "react";
import { paths } from "../../../paths.ts";
import { LEAVING } from "../leaving.ts";
import { amountsOf, totalText } from "./amounts.ts";
import type { ChildDraft } from "./child.ts";
import { orderBody } from "./order-body.ts";
import { type OrderEvent, type OrderState, PROGRESS } from "./order-form.ts";
import { isPayable, postForm } from "./post-form.ts";
import type { OrderStart } from "./start.ts";
import { today } from "./today.ts";

interface PaymentOf {
  state: OrderState;
  start: OrderStart;
  orderer: { teacherId: number; schoolId: number };
  dispatch: Dispatch<OrderEvent>;
}

/** How an order is paid: images, order, gateway, in this order; each may be tried again. Source: T-153 to T-155, T-199 to T-203, G12. */
export function usePayment({ state, start, orderer, dispatch }: PaymentOf): () => Promise<void> {
  const go = useGo();

  useEffect(() => {
    // Who comes back from the bank by the browser's button finds a page that still waits for it.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
    addEventListener("pageshow", onShow);
    return () => removeEventListener("pageshow", onShow);
  }, []);

  return async () => {
    dispatch({ type: "paying" });
    try {
      for (const [at, child] of state.children.entries()) await uploadFamilyBook(start.orderId, at + 1, child);
      dispatch({ type: "progressed", progress: PROGRESS.sending });
      await send("post", "/gratishp/order", { body: orderBody(start, state.children, { ...orderer, today: today() }) });
      dispatch({ type: "progressed", progress: PROGRESS.redirecting });
      const path = { id_peticion: start.orderId, totalCost: totalText(amountsOf(start)) };
      const payment = await send("get", "/gratishp/pay/{id_peticion}/{totalCost}", { params: { path } });
      if (!isPayable(payment.url)) throw new ApiError(500);
      dispatch({ type: "progressed", progress: PROGRESS.answered });
      postForm(payment.url, payment.parameters);
      dispatch({ type: "progressed", progress: PROGRESS.leaving });
    } catch (failure) {
      const error = asApiError(failure);
      if (error.reason === "FREE_BOOKS_ORDER_PAID") go(paths.freeBooksPaid);
      else if (error.reason === "FREE_BOOKS_REFUSED") go(LEAVING, { replace: true });
      else dispatch({ type: "failed", error });
    }
  };
}

/** Uploads the image of a new child. Source: T-199, T-200. */
async function uploadFamilyBook(orderId: number, number: number, { id, familyBook }: ChildDraft): Promise<void> {
  if (id !== null || !familyBook) return;
  const form = new FormData();
  form.set("libro_familia", familyBook);
  form.set("id_peticion", String(orderId));
  form.set("hijo", String(number));
  // Only JSON bodies are typed; a form passes as it is.
  await send("post", "/gratishp/image", { body: form as never });
}
