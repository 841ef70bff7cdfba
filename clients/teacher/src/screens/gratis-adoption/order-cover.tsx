import { Cover } from "@anaquel/ui";
import type { ReactNode } from "react";
import type { GratisOrder } from "./gratis-order.ts";
import styles from "./order-cover.module.css";

/** The cover of the title of an order; titles without one get a plain one. */
export function OrderCover({ order }: { order: Pick<GratisOrder, "portadaTitulo" | "desTitulo"> }): ReactNode {
  const { portadaTitulo, desTitulo } = order;
  if (portadaTitulo) return <Cover src={portadaTitulo} name={desTitulo} />;
  return (
    <span className={styles.plain} aria-hidden="true">
      {desTitulo.slice(0, 1)}
    </span>
  );
}
