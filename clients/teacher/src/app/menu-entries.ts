import {
  canActivateLicence,
  canChangePassword,
  canEditAccount,
  canEditLibrary,
  type UserInfo,
} from "@anaquel/client-kit/session";
import type { MenuEntry } from "@anaquel/ui";
import { useLingui } from "@lingui/react/macro";
import { paths } from "../paths.ts";

/** What the user menu offers to a role. Source: P-118 to P-123. */
export function useMenuEntries(user: UserInfo | null): MenuEntry[] {
  const { t } = useLingui();
  if (!user) return [];
  const entries: [boolean, MenuEntry][] = [
    [canChangePassword(user), { href: paths.changePassword, label: t`Change password` }],
    [canEditAccount(user), { href: paths.editAccount, label: t`Edit account` }],
    [canEditLibrary(user), { href: paths.editLibrary, label: t`Edit library` }],
    [canActivateLicence(user), { href: paths.activateLicence, label: t`Activate licence` }],
    [user.impersonating === true, { href: "/administration", label: t`Impersonation off` }],
    [true, { href: "/signout", label: t`Sign out` }],
  ];
  return entries.flatMap(([isShown, entry]) => (isShown ? [entry] : []));
}
