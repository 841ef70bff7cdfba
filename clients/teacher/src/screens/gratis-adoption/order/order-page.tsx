import { useApi } from "@anaquel/client-kit/api";
import { useDocumentTitle } from "@anaquel/client-kit/routing";
import { Container, PageSkeleton } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { useSWRConfig } from "swr";
import { paths } from "../../../paths.ts";
import { type GratisOrder, isEditable } from "../gratis-order.ts";
import { LoadFailure } from "../load-failure.tsx";
import { OrderCover } from "../order-cover.tsx";
import { OrderStatus, Remark } from "../order-status.tsx";
import styles from "./order.module.css";
import { LockNotice, OrderFacts, SentNotice } from "./order-facts.tsx";
import { OrderForm } from "./order-form-view.tsx";

/** One order: to be filled and sent by whom it waits for, to be looked at by others. Source: T-085, T-103, T-125. */
export function OrderPage({ orderId, userId }: { orderId: number; userId: number }): ReactNode {
  const { t } = useLingui();
  const { mutate } = useSWRConfig();
  const [isSent, setSent] = useState(false);
  const { data, error, retry, update } = useApi("/gratis-adoption/orders/{orderId}", { params: { path: { orderId } } });
  useDocumentTitle(data?.desTitulo ?? t`Free adoptions`);

  function onSent(sent: GratisOrder) {
    setSent(true);
    update(() => ({ ...sent, estado: { idEstado: "ENREVISION" } }));
    retry();
    // The list that was read before shows the order as it was.
    void mutate((key) => Array.isArray(key) && key[0] === "/gratis-adoption/orders", undefined);
  }

  if (error && !data) return <LoadFailure error={error} onRetry={retry} />;
  if (!data) return <PageSkeleton label={t`The order is being loaded`} />;
  const mayChange = !isSent && isEditable(data, userId);
  return (
    <Container>
      <div className={styles.page}>
        <p className={styles.back}>
          <a href={paths.freeAdoption}>
            <span aria-hidden="true">‹</span> <Trans>All orders</Trans>
          </a>
        </p>
        <OrderHeader order={data} />
        {isSent && <SentNotice />}
        {mayChange ? (
          // An order that came back otherwise than it was is filled anew.
          <OrderForm key={JSON.stringify(data)} order={data} onSent={onSent} onStale={retry} />
        ) : (
          <>
            {!isSent && <LockNotice order={data} userId={userId} />}
            <OrderFacts order={data} />
          </>
        )}
      </div>
    </Container>
  );
}

function OrderHeader({ order }: { order: GratisOrder }): ReactNode {
  const { desTitulo, desNivel, desAsignatura, desProfesor, estado, idSolicitud } = order;
  return (
    <header className={styles.header}>
      <span className={styles.cover}>
        <OrderCover order={order} />
      </span>
      <div className={styles.words}>
        <h1>{desTitulo}</h1>
        <p className={styles.meta}>
          {desAsignatura} · {desNivel} · {desProfesor}
        </p>
        <p className={styles.meta}>
          <Trans>Order {idSolicitud}</Trans>
        </p>
        <OrderStatus status={estado.idEstado} />
        <Remark order={order} />
      </div>
    </header>
  );
}
