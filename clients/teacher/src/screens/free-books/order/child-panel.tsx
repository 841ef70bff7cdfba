import { useFocusOnChange } from "@anaquel/client-kit/forms";
import { Button } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { type Dispatch, type ReactNode, useId } from "react";
import { type ChildDraft, faultsOf } from "./child.ts";
import { IdentityFields } from "./identity-fields.tsx";
import styles from "./order.module.css";
import type { OrderEvent } from "./order-form.ts";
import { SchoolFields } from "./school-fields.tsx";
import { TitleFields } from "./title-fields.tsx";
import { today } from "./today.ts";

interface ChildPanelProps {
  child: ChildDraft;
  /** Position in the order, from 1. */
  number: number;
  orderId: number;
  /** Whether the person asked for the summary already, so that what is missing is shown. */
  isTried: boolean;
  takesFocus: boolean;
  dispatch: Dispatch<OrderEvent>;
  onRemove: () => void;
}

/** One child of an order: who it is, where it learns, which books it gets. */
export function ChildPanel({
  child,
  number,
  orderId,
  isTried,
  takesFocus,
  dispatch,
  onRemove,
}: ChildPanelProps): ReactNode {
  const { t, i18n } = useLingui();
  const titleId = useId();
  const place = useFocusOnChange<HTMLElement>(null, { atOnce: takesFocus });
  const faults = faultsOf(child, today());
  const name = [child.name, child.surname1, child.surname2].filter(Boolean).join(" ");
  const heading = child.id === null ? t`Child ${number}` : name;

  return (
    <section ref={place} tabIndex={-1} className={styles.panel} aria-labelledby={titleId}>
      <header className={styles.childHeader}>
        <div>
          <h2 id={titleId}>{heading}</h2>
          {child.id !== null && (
            <p className={styles.meta}>
              <Trans>Born on {i18n.date(`${child.birthDate}T12:00:00`, { dateStyle: "long" })}</Trans>
            </p>
          )}
        </div>
        <Button variant="invisible" aria-label={t`Remove ${heading}`} onClick={onRemove}>
          <Trans>Remove</Trans>
        </Button>
      </header>
      {child.id === null && <IdentityFields child={child} faults={faults} isTried={isTried} dispatch={dispatch} />}
      <SchoolFields child={child} fault={isTried ? faults.place : null} dispatch={dispatch} />
      {child.school && child.level && child.subject && (
        <TitleFields
          child={child}
          place={{
            schoolId: child.school.id,
            level: child.level.id,
            subject: child.subject.id,
            orderId,
            childNumber: number,
          }}
          isMissing={isTried && faults.place === "titles"}
          dispatch={dispatch}
        />
      )}
    </section>
  );
}
