import { useApi } from "@anaquel/client-kit/api";
import { statusMessage } from "@anaquel/client-kit/errors";
import { localeTag } from "@anaquel/client-kit/i18n";
import { Button, Notice, Skeleton } from "@anaquel/ui";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useRoleNames } from "./role-names.ts";
import styles from "./user-search.module.css";

/** How many teachers there are of each role. Source: B-068, B-069, B-085. */
export function RoleCounts(): ReactNode {
  const { t, i18n } = useLingui();
  const names = useRoleNames();
  const counts = useApi("/admin/customer/users-count-by-role", {});
  const number = new Intl.NumberFormat(localeTag(i18n.locale));
  return (
    <section className={styles.counts} aria-label={t`Teachers by role`}>
      {counts.error && <Notice tone="critical">{statusMessage(i18n, 500)}</Notice>}
      <dl>
        {!counts.data && !counts.error && <Skeleton width="320px" height="44px" />}
        {counts.data?.map(({ role, count }) => (
          <div key={role}>
            <dt>{names[role]}</dt>
            <dd>{number.format(count)}</dd>
          </div>
        ))}
      </dl>
      <Button onClick={counts.retry} disabled={counts.isRefreshing} aria-busy={counts.isRefreshing}>
        Refresh teachers
      </Button>
    </section>
  );
}
