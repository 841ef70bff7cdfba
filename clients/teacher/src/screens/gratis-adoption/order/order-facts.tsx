import { type Column, DataTable, LinkButton, Notice, TaskSection } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef } from "react";
import { paths } from "../../../paths.ts";
import type { GratisMaterial, GratisOrder } from "../gratis-order.ts";
import { useKindNames } from "./kind-names.ts";
import styles from "./order.module.css";
import { lockOf } from "./order-lock.ts";

/** What an order asks for, to look at. Source: T-085, T-095, T-097. */
export function OrderFacts({ order }: { order: GratisOrder }): ReactNode {
  const { t } = useLingui();
  const kinds = useKindNames();
  const columns: readonly Column<GratisMaterial>[] = [
    { id: "name", label: t`Material`, cell: ({ desMaterial }) => desMaterial },
    { id: "kind", label: t`For whom`, cell: ({ tipoMaterial }) => kinds[tipoMaterial] },
    { id: "units", label: t`Units asked for`, cell: ({ unidadesActual }) => unidadesActual },
    { id: "sent", label: t`Units sent before`, cell: ({ unidadesEnviadas }) => unidadesEnviadas },
  ];
  const counts = [
    [t`Students`, order.alumnosPeticion],
    [t`Classrooms`, order.aulasPeticion],
    [t`Teachers`, order.profesoresPeticion],
  ] as const;
  return (
    <div className={styles.panel}>
      <TaskSection title={<Trans>Your school</Trans>}>
        <dl className={styles.facts}>
          {counts.map(([term, count]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{count ?? "–"}</dd>
            </div>
          ))}
        </dl>
      </TaskSection>
      <TaskSection title={<Trans>Material</Trans>}>
        <DataTable
          label={t`Material`}
          columns={columns}
          rows={order.materiales}
          rowKey={({ idMaterial }) => idMaterial}
        />
      </TaskSection>
    </div>
  );
}

/** Why an order can only be looked at. */
export function LockNotice({ order, userId }: { order: GratisOrder; userId: number }): ReactNode {
  const teacher = order.desProfesor;
  const texts = {
    review: <Trans>The publisher is reviewing this order. Until then it cannot be changed.</Trans>,
    shipped: <Trans>This order is on its way to your school. It can no longer be changed.</Trans>,
    rejected: <Trans>The publisher has rejected this order. It can no longer be changed.</Trans>,
    foreign: <Trans>Only {teacher} can change this order.</Trans>,
    closed: <Trans>This order cannot be changed now.</Trans>,
  };
  return <Notice tone="info">{texts[lockOf(order, userId)]}</Notice>;
}

/** The order was sent; the focus comes here from the dialog. */
export function SentNotice(): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={styles.sent}>
      <Notice tone="success" title={<Trans>Your order has been sent</Trans>}>
        <p>
          <Trans>The publisher reviews it now. You will see the answer in the list of orders.</Trans>
        </p>
        <p>
          <LinkButton href={paths.freeAdoption}>
            <Trans>See all orders</Trans>
          </LinkButton>
        </p>
      </Notice>
    </div>
  );
}
