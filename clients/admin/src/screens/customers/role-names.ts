import { useLingui } from "@lingui/react/macro";
import type { UserRow } from "./sort-users.ts";

/** The names of the customer roles in the chosen language. */
export function useRoleNames(): Record<UserRow["role"], string> {
  const { t } = useLingui();
  return {
    TEACHER: t`Teacher`,
    TEACHER_DEMO: t`Demo teacher`,
    TEACHER_FAKE: t`Fictitious teacher`,
    STUDENT: t`Student`,
  };
}
