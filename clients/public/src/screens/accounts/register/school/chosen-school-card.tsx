import type { School } from "@anaquel/client-kit/schools";
import { FactCard } from "@anaquel/ui";
import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef } from "react";
import styles from "./chosen-school-card.module.css";

/** The school of a registration, with what is known of it: a list knows less than a code. It takes the focus. Source: T-272, T-314. */
export function ChosenSchoolCard({ school }: { school: School }): ReactNode {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const { d_centro, t_nombrevia, n_numerovia, d_poblacion, d_provincia, d_pais, t_premium } = school;

  useEffect(() => place.current?.focus(), []);

  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <FactCard
        title={d_centro}
        facts={[
          { term: t`Address`, value: inOneLine(t_nombrevia, n_numerovia) },
          { term: t`Town`, value: inOneLine(d_poblacion, d_provincia) },
          { term: t`Country`, value: d_pais },
          { term: t`Agreement`, value: t_premium },
        ]}
      />
    </div>
  );
}

function inOneLine(...parts: (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(", ");
}
