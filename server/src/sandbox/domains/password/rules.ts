import type { Reason } from "@anaquel/openapi/errors";
import { type LinkState, standingOf } from "../../mailed-links/rules.ts";

const DIRECTORY = 3;

/** Names of the identity providers, by platform. */
const PROVIDERS: Readonly<Record<number, string>> = { 1: "Google", 2: "Microsoft" };

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
  const name = PROVIDERS[account.platform_id];
  return account.platform_id === DIRECTORY || !name ? { kind: "link" } : { kind: "provider", name };
}

/** Why a link does not set a password, or null. */
export function resetRefusal(link: LinkState | undefined, now: Date): Reason | null {
  const standing = standingOf(link, "password", now);
  if (standing === "good") return null;
  return standing === "unknown" ? "PASSWORD_LINK_UNKNOWN" : "PASSWORD_LINK_EXPIRED";
}
