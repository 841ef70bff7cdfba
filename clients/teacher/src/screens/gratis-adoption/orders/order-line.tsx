import { Trans } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";
import { paths } from "../../../paths.ts";
import type { GratisOrder } from "../gratis-order.ts";
import { OrderCover } from "../order-cover.tsx";
import { OrderStatus, Remark } from "../order-status.tsx";
import styles from "./orders.module.css";

/** One order of the list; the whole line leads to it. Source: T-085, T-088 to T-094, T-105. */
export function OrderLine({ order, needsAction }: { order: GratisOrder; needsAction: boolean }): ReactNode {
  const titleId = useId();
  const { idSolicitud, desTitulo, desAsignatura, desNivel, desProfesor, estado } = order;
  return (
    <article className={styles.line} aria-labelledby={titleId} data-waits={needsAction || undefined}>
      <span className={styles.cover}>
        <OrderCover order={order} />
      </span>
      <div className={styles.words}>
        <h3 id={titleId}>
          <a className={styles.link} href={paths.freeAdoptionOrder(idSolicitud)}>
            {desTitulo} <span>{desNivel}</span>
          </a>
        </h3>
        <p className={styles.meta}>
          {desAsignatura} · {desProfesor}
        </p>
        <Remark order={order} />
      </div>
      <div className={styles.state}>
        {needsAction && (
          <span className={styles.badge}>
            <Trans>Action required</Trans>
          </span>
        )}
        <OrderStatus status={estado.idEstado} />
      </div>
    </article>
  );
}
