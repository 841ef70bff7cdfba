import { Button, CheckField, Notice, TaskActions } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { type Dispatch, type FormEvent, type ReactNode, useRef } from "react";
import type { ChildDraft } from "./child.ts";
import { ChildPanel } from "./child-panel.tsx";
import styles from "./order.module.css";
import { MAX_CHILDREN, type OrderEvent, type OrderState } from "./order-form.ts";

interface OrderFormViewProps {
  state: OrderState;
  saved: readonly ChildDraft[];
  orderId: number;
  dispatch: Dispatch<OrderEvent>;
  onSubmit: () => void;
}

/** The children of an order, and the way to its summary. Source: T-156 to T-182. */
export function OrderFormView({ state, saved, orderId, dispatch, onSubmit }: OrderFormViewProps): ReactNode {
  const { t } = useLingui();
  const adding = useRef<HTMLDivElement>(null);
  const { children, tries, isLegalAccepted } = state;
  const isTried = tries > 0;
  const missing = saved.filter(({ id }) => !children.some((child) => child.id === id));
  // Those of the beginning do not take the focus from where it is.
  const lastOfStart = Math.max(1, saved.length);

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }

  function remove(key: number) {
    dispatch({ type: "child-removed", key });
    // The button that was pressed goes away with the child.
    adding.current?.querySelector("button")?.focus();
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label={t`Order`}>
      {children.map((child, at) => (
        <ChildPanel
          key={child.key}
          child={child}
          number={at + 1}
          orderId={orderId}
          isTried={isTried}
          takesFocus={child.key > lastOfStart}
          dispatch={dispatch}
          onRemove={() => remove(child.key)}
        />
      ))}
      {children.length === 0 && (
        <Notice tone={isTried ? "critical" : "info"}>
          <Trans>Add at least one child to the order.</Trans>
        </Notice>
      )}
      <div ref={adding} className={styles.adding}>
        <Button
          disabled={children.length >= MAX_CHILDREN}
          aria-invalid={isTried && children.length === 0 ? true : undefined}
          onClick={() => dispatch({ type: "child-added" })}
        >
          <Trans>Add a child</Trans>
        </Button>
        {missing.map((child) => (
          <Button key={child.id} onClick={() => dispatch({ type: "child-added", saved: child })}>
            <Trans>Add {child.name}</Trans>
          </Button>
        ))}
      </div>
      <section className={styles.panel} aria-label={t`Legal advice`}>
        <CheckField
          label={t`The data are true, and the children are mine or in my legal care.`}
          hint={t`We use the data and the images only to check and send this order.`}
          checked={isLegalAccepted}
          error={isTried && !isLegalAccepted ? t`Accept the legal advice to continue.` : undefined}
          onChange={({ currentTarget }) => dispatch({ type: "legal-ticked", isAccepted: currentTarget.checked })}
        />
        <TaskActions>
          <Button type="submit" variant="primary" size="large">
            <Trans>Review the order</Trans>
          </Button>
        </TaskActions>
      </section>
    </form>
  );
}
