import { useSession } from "@anaquel/client-kit/session";
import type { ReactNode } from "react";
import { useRoute } from "wouter";
import { paths } from "../../paths.ts";
import { orderIdOf } from "./gratis-order.ts";
import { WrongOrderId } from "./load-failure.tsx";
import { OrderPage } from "./order/order-page.tsx";
import { OrdersPage } from "./orders/orders-page.tsx";

/** Everything below /gratis-adoption: the orders of the school, or the one whose number follows. Source: T-080, T-085, T-086. */
export function Screen(): ReactNode {
  const session = useSession();
  const [, params] = useRoute<{ "*": string }>(`${paths.freeAdoption}/*`);
  if (session.state !== "user") return null;
  const rest = params?.["*"];
  if (!rest) return <OrdersPage user={session.user} />;
  const orderId = orderIdOf(rest);
  if (orderId === null) return <WrongOrderId />;
  return <OrderPage key={orderId} orderId={orderId} userId={session.user.id} />;
}
