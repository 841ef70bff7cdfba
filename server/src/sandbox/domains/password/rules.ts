import type { Reason } from "@anaquel/openapi/errors";
import { providerNameOf } from "../../identities/providers.ts";
import { type LinkState, standingOf } from "../../mailed-links/rules.ts";

/** Who forgot a password, as far as it decides on the mail. */
export interface Forgetful {
  active: boolean;
  platform_id: number;
}

/** Which mail a person who forgot the password gets. Nobody is told whether there is one. */
export function mailFor(
  account: Forgetful | undefined,
): { kind: "none" | "link" } | { kind: "provider"; name: string } {
  if (!account?.active) return { kind: "none" };
  const name = providerNameOf(account.platform_id);
  return name ? { kind: "provider", name } : { kind: "link" };
}

/** Why a link does not set a password, or null. */
export function resetRefusal(link: LinkState | undefined, now: Date): Reason | null {
  const standing = standingOf(link, "password", now);
  if (standing === "good") return null;
  return standing === "unknown" ? "PASSWORD_LINK_UNKNOWN" : "PASSWORD_LINK_EXPIRED";
}
