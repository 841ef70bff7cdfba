import { useApi } from "@anaquel/client-kit/api";
import { Button, Dialog } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { amountsOf } from "./amounts.ts";
import type { ChildDraft } from "./child.ts";
import styles from "./order.module.css";
import type { OrderStart } from "./start.ts";
import { useEuros } from "./use-euros.ts";

interface SummaryDialogProps {
  start: OrderStart;
  childDrafts: readonly ChildDraft[];
  /** The school to which the books are sent. */
  schoolId: number;
  onPay: () => void;
  onClose: () => void;
}

/** What is ordered, where it goes and what it costs. Source: T-136, T-188, T-189, T-194. */
export function SummaryDialog({ start, childDrafts, schoolId, onPay, onClose }: SummaryDialogProps): ReactNode {
  const { i18n } = useLingui();
  const euros = useEuros();
  const { data } = useApi("/gratishp/direction/{schoolId}", { params: { path: { schoolId } } });
  const { cost, vatCost, totalCost } = amountsOf(start);
  const rate = i18n.number(start.vat / 100, { style: "percent", maximumFractionDigits: 2 });
  return (
    <Dialog
      title={<Trans>Summary of your order</Trans>}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Go back</Trans>
          </Button>
          <Button variant="primary" onClick={onPay}>
            <Trans>Pay {euros(totalCost)}</Trans>
          </Button>
        </>
      }
    >
      <ul className={styles.summary}>
        {childDrafts.map((child) => (
          <li key={child.key}>
            <strong>{[child.name, child.surname1, child.surname2].filter(Boolean).join(" ")}</strong>
            <span className={styles.meta}>
              {child.school?.name} · {child.level?.name}
            </span>
            <ul>
              {child.titles.map(({ isbn, titulo }) => (
                <li key={isbn}>{titulo}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {data && (
        <p className={styles.delivery}>
          <Trans>We send the books to your school: {data.direction}</Trans>
        </p>
      )}
      <dl className={styles.amounts}>
        <div>
          <dt>
            <Trans>Preparation of the order</Trans>
          </dt>
          <dd>{euros(cost)}</dd>
        </div>
        <div>
          <dt>
            <Trans>VAT ({rate})</Trans>
          </dt>
          <dd>{euros(vatCost)}</dd>
        </div>
        <div className={styles.total}>
          <dt>
            <Trans>Total</Trans>
          </dt>
          <dd>{euros(totalCost)}</dd>
        </div>
      </dl>
    </Dialog>
  );
}
