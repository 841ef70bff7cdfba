import { useApi } from "@anaquel/client-kit/api";
import { FailurePanel } from "@anaquel/client-kit/errors";
import { isLocale, LOCALE_NAMES } from "@anaquel/client-kit/i18n";
import { SPAIN } from "@anaquel/client-kit/session";
import type { components } from "@anaquel/openapi/types";
import { Dialog, PageSkeleton } from "@anaquel/ui";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { formatMoment } from "./dates.ts";
import { useRoleNames } from "./role-names.ts";
import styles from "./user-search.module.css";

type CustomerUser = components["schemas"]["CustomerUser"];

/** The account of a user, to read. */
export function UserSheet({ id, onClose }: { id: number; onClose: () => void }): ReactNode {
  const { t } = useLingui();
  const { data, error, retry } = useApi("/admin/customer/user/{userId}", { params: { path: { userId: id } } });
  const name = data && [data.name, data.surname1, data.surname2].filter(Boolean).join(" ");
  return (
    <Dialog title={name ?? t`User ${id}`} onClose={onClose}>
      {error && <FailurePanel error={error} onRetry={retry} />}
      {!data && !error && <PageSkeleton label={t`The account is being read`} />}
      {data && <Facts user={data} />}
    </Dialog>
  );
}

function Facts({ user }: { user: CustomerUser }): ReactNode {
  const { t } = useLingui();
  const roles = useRoleNames();
  const yesNo = (value: boolean | null | undefined) => (value == null ? null : value ? t`Yes` : t`No`);
  const platforms = { 1: "Google", 2: "Microsoft", 3: t`Email and password` };
  const facts: [string, ReactNode][] = [
    ["ID", user.id],
    [t`Role`, roles[user.role]],
    [t`Email`, user.email],
    [t`Confirmed email`, yesNo(user.validatedEmail)],
    [t`Signs in with`, platforms[user.idexternalplatform]],
    ["DNI/NIE", user.card],
    [t`Telephone`, user.phone],
    [t`School`, user.schoolName],
    [t`Country`, user.country === SPAIN ? t`Spain` : user.country],
    [t`Language`, isLocale(user.language) ? LOCALE_NAMES[user.language] : user.language],
    [t`Date of birth`, user.date],
    [t`Guardian`, user.guardian && [user.guardian.name, user.guardian.surname1, user.guardian.email].join(" ")],
    [t`May download resources`, yesNo(user.downloadResources)],
    [t`Consents to news`, yesNo(user.mktPrefs)],
    [t`May edit the own account`, yesNo(user.selfEditable)],
    [t`Account made`, formatMoment(user.creationDate)],
    [t`Last sign-in`, formatMoment(user.lastAccessDate) ?? t`Never`],
  ];
  return (
    <dl className={styles.sheet}>
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== "")
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
