import { keptRules, PASSWORD_MIN_LENGTH, PASSWORD_RULES, type PasswordRule } from "@anaquel/client-kit/forms";
import { RuleList } from "@anaquel/ui";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

/** What the password of an account must have, ticked while it is typed. Source: T-284, T-330. */
export function PasswordRules({ password }: { password: string }): ReactNode {
  const { t } = useLingui();
  const kept = keptRules(password);
  const names: Record<PasswordRule, string> = {
    length: t`At least ${PASSWORD_MIN_LENGTH} characters`,
    lower: t`A lower-case letter`,
    upper: t`An upper-case letter`,
    blanks: t`No spaces`,
  };
  return (
    <RuleList
      label={t`What the password needs`}
      rules={PASSWORD_RULES.map((rule) => ({ name: names[rule], isKept: kept.has(rule) }))}
      spoken={{ kept: t`done`, open: t`still missing` }}
    />
  );
}
