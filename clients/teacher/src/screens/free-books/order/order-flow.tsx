import { useFocusOnChange } from "@anaquel/client-kit/forms";
import { Container, Steps } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useReducer } from "react";
import type { ChildDraft } from "./child.ts";
import styles from "./order.module.css";
import { beginOrder, orderForm } from "./order-form.ts";
import { OrderFormView } from "./order-form-view.tsx";
import { FailureDialog, PayingDialog } from "./paying-dialogs.tsx";
import type { OrderStart } from "./start.ts";
import { SummaryDialog } from "./summary-dialog.tsx";
import { Terms } from "./terms.tsx";
import { today } from "./today.ts";
import { usePayment } from "./use-payment.ts";

interface OrderFlowProps {
  start: OrderStart;
  /** The saved children of the teacher. */
  saved: readonly ChildDraft[];
  orderer: { teacherId: number; schoolId: number };
  /** The amounts must be read again. */
  onPriceChanged: () => void;
}

/** The steps of an order, from its terms to the card gateway. Source: T-136, T-137. */
export function OrderFlow({ start, saved, orderer, onPriceChanged }: OrderFlowProps): ReactNode {
  const { t } = useLingui();
  const [state, dispatch] = useReducer(orderForm, saved, beginOrder);
  const pay = usePayment({ state, start, orderer, dispatch });
  const isAtTerms = state.step === "terms";
  const place = useFocusOnChange<HTMLDivElement>(`${isAtTerms} ${state.tries}`);
  const names = [t`Terms`, t`Your order`, t`Payment`];

  function closeFailure() {
    if (state.failure?.reason === "FREE_BOOKS_AMOUNT_REFUSED") onPriceChanged();
    dispatch({ type: "closed" });
  }

  return (
    <Container>
      <div className={styles.page}>
        <h1>
          <Trans>Books for your children</Trans>
        </h1>
        <Steps
          label={t`Steps of the order`}
          steps={names}
          current={{ terms: 0, form: 1, summary: 1, paying: 2 }[state.step]}
        />
        <div ref={place} tabIndex={-1} className={styles.place}>
          {isAtTerms ? (
            <Terms start={start} onAccept={() => dispatch({ type: "terms-accepted" })} />
          ) : (
            <OrderFormView
              state={state}
              saved={saved}
              orderId={start.orderId}
              dispatch={dispatch}
              onSubmit={() => dispatch({ type: "submitted", today: today() })}
            />
          )}
        </div>
      </div>
      {state.step === "summary" && (
        <SummaryDialog
          start={start}
          childDrafts={state.children}
          schoolId={orderer.schoolId}
          onPay={() => void pay()}
          onClose={() => dispatch({ type: "closed" })}
        />
      )}
      {state.step === "paying" && <PayingDialog progress={state.progress} />}
      {state.failure && <FailureDialog error={state.failure} onClose={closeFailure} />}
    </Container>
  );
}
