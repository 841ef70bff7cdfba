import { useApi } from "@anaquel/client-kit/api";
import { SPAIN, type UserInfo } from "@anaquel/client-kit/session";
import type { components } from "@anaquel/openapi/types";

/** The publisher's person for a school. */
export type Delegate = components["schemas"]["Delegate"];

const NONE: readonly Delegate[] = [];

/** Whose school has delegates to ask for: users of Spanish schools. Source: P-006, P-124. */
export function mayHaveDelegates({ countryId }: Pick<UserInfo, "countryId">): boolean {
  return countryId === SPAIN;
}

/** The delegates of the user's school; none while they are unknown, and after a failure. Source: P-124, P-311. */
export function useDelegates(user: UserInfo): readonly Delegate[] {
  return useApi("/school/delegates", mayHaveDelegates(user) ? {} : null).data ?? NONE;
}

/** Name and surnames of a delegate. Source: P-125. */
export function fullName({ name, surname1, surname2 }: Delegate): string {
  return [name, surname1, surname2].filter(Boolean).join(" ");
}
