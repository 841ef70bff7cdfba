import type { School } from "@anaquel/client-kit/schools";
import { FactCard } from "@anaquel/ui";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

/** The school that a code belongs to, to be checked before going on. Source: P-198, P-213. */
export function FoundSchool({ school }: { school: School }): ReactNode {
  const { t } = useLingui();
  const { d_centro, t_nombrevia, n_numerovia, d_poblacion, d_provincia, d_pais, t_premium } = school;
  return (
    <FactCard
      title={d_centro}
      facts={[
        { term: t`Address`, value: inOneLine(t_nombrevia, n_numerovia) },
        { term: t`Town`, value: inOneLine(d_poblacion, d_provincia) },
        { term: t`Country`, value: d_pais },
        { term: t`Agreement`, value: t_premium },
      ]}
    />
  );
}

function inOneLine(...parts: (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(", ");
}
