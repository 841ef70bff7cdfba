import { useFocusOnChange } from "@anaquel/client-kit/forms";
import { Button, CheckField, TaskActions, TaskSection } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { FormEvent, ReactNode } from "react";
import type { GratisOrder } from "../gratis-order.ts";
import { CountFields } from "./count-fields.tsx";
import { MaterialFields } from "./material-fields.tsx";
import styles from "./order.module.css";
import { faultsOf } from "./order-form.ts";
import { SendingDialog } from "./sending-dialog.tsx";
import { totalUnits } from "./units.ts";
import { useOrderForm } from "./use-order-form.ts";

interface OrderFormProps {
  order: GratisOrder;
  /** Told of the order as it was sent. */
  onSent: (sent: GratisOrder) => void;
  /** The order has changed meanwhile and must be read again. */
  onStale: () => void;
}

/** Counts, units and authorization of an order, and its sending. Source: T-106 to T-122. */
export function OrderForm({ order, onSent, onStale }: OrderFormProps): ReactNode {
  const { t, i18n } = useLingui();
  const { state, dispatch, sendOrder } = useOrderForm(order, onSent);
  const faults = faultsOf(state);
  const isTried = state.tries > 0;
  const place = useFocusOnChange<HTMLFormElement>(isTried ? state.tries : null);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    dispatch({ type: "submitted" });
  }

  return (
    <>
      <form ref={place} className={styles.panel} onSubmit={onSubmit} noValidate aria-label={t`Order`}>
        <TaskSection title={<Trans>Your school</Trans>}>
          <CountFields counts={state.counts} missing={isTried ? faults.counts : []} dispatch={dispatch} />
        </TaskSection>
        <TaskSection title={<Trans>Material</Trans>}>
          <MaterialFields state={state} faults={faults} dispatch={dispatch} />
          <p className={styles.total}>
            <Trans>Units of material</Trans>
            <output>{i18n.number(totalUnits(state.units))}</output>
          </p>
        </TaskSection>
        <div className={styles.ending}>
          <CheckField
            label={t`I am authorized by my school to order this material.`}
            checked={state.isAuthorized}
            error={isTried && faults.isUnauthorized ? t`Confirm that your school authorizes you.` : undefined}
            onChange={({ currentTarget }) => dispatch({ type: "authorized", value: currentTarget.checked })}
          />
          <TaskActions>
            <Button type="submit" variant="primary" size="large">
              <Trans>Send order</Trans>
            </Button>
          </TaskActions>
        </div>
      </form>
      {state.dialog && (
        <SendingDialog
          key={state.dialog.kind}
          dialog={state.dialog}
          title={order.desTitulo}
          values={state}
          onSend={(alert) => void sendOrder(alert)}
          onClose={() => dispatch({ type: "closed" })}
          onStale={onStale}
        />
      )}
    </>
  );
}
