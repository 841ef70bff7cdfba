import { WebContent } from "@anaquel/client-kit/content";
import { Button, TaskActions } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { amountsOf } from "./amounts.ts";
import styles from "./order.module.css";
import type { OrderStart } from "./start.ts";
import { useEuros } from "./use-euros.ts";

/** The terms, in the words of the editors when they have any. Source: T-136. */
export function Terms({ start, onAccept }: { start: OrderStart; onAccept: () => void }): ReactNode {
  const { t } = useLingui();
  const euros = useEuros();
  const total = euros(amountsOf(start).totalCost);
  return (
    <section className={styles.panel} aria-label={t`Terms`}>
      <WebContent
        pageId="gratishp-terms"
        fallback={
          <div className={styles.terms}>
            <p>
              <Trans>
                As a teacher you get the school books of your children free of charge, when their school has adopted
                them. You pay only the preparation of the order, however many books it has.
              </Trans>
            </p>
            <ul>
              <li>
                <Trans>You can order once a year, for up to 20 children.</Trans>
              </li>
              <li>
                <Trans>For each new child we need a photo of the family book, as a JPEG image of less than 2 MB.</Trans>
              </li>
              <li>
                <Trans>The books are sent to the school at which you teach.</Trans>
              </li>
              <li>
                <Trans>You pay by card at the page of the bank. We do not see the number of your card.</Trans>
              </li>
            </ul>
          </div>
        }
      />
      <p className={styles.price}>
        <Trans>
          Preparation of the order: <strong>{total}</strong> with VAT
        </Trans>
      </p>
      <TaskActions>
        <Button variant="primary" size="large" onClick={onAccept}>
          <Trans>Accept and continue</Trans>
        </Button>
      </TaskActions>
    </section>
  );
}
