import type { ClientConfig } from "../config/client-config.ts";
import type { Session, UserInfo } from "./session.ts";

/** Who may open a route. Source: P-039 to P-047 and the table of route guards. */
export interface RouteRule {
  /** `optional` admits everybody, `none` visitors only, `required` signed-in users only. */
  session: "optional" | "none" | "required";
  /** Group of users; without it the route is for premium customers. */
  profile?: "all" | "admin" | "customer" | "customer_plus" | "customer_premium";
  /** One more condition on the user. */
  allow?: (user: UserInfo) => boolean;
  /** Where a signed-in user without the right goes; `/error` without it. */
  refusal?: string;
  /** Where a visitor goes instead of signing in. */
  visitorTo?: string;
}

/** What becomes of somebody who asks for a route. */
export type Decision =
  | { kind: "wait" }
  | { kind: "pass" }
  | { kind: "signin" }
  | { kind: "redirect"; to: string }
  | { kind: "failed" };

/** Decides on a route. Pure: the same session, rule and portal give the same decision. */
export function decide(rule: RouteRule, session: Session, portal: ClientConfig["portal"]): Decision {
  if (rule.session === "optional") return { kind: "pass" };
  if (session.state === "loading") return { kind: "wait" };
  if (session.state === "failed") return rule.session === "none" ? { kind: "pass" } : { kind: "failed" };
  if (session.state === "visitor") {
    if (rule.session === "none") return { kind: "pass" };
    return rule.visitorTo ? { kind: "redirect", to: rule.visitorTo } : { kind: "signin" };
  }
  if (rule.session === "none") return { kind: "redirect", to: "/" };
  const admitted = hasProfile(rule, session.user, portal) && (rule.allow?.(session.user) ?? true);
  return admitted ? { kind: "pass" } : { kind: "redirect", to: rule.refusal ?? "/error" };
}

function hasProfile(rule: RouteRule, user: UserInfo, portal: ClientConfig["portal"]): boolean {
  const { profile = "customer_premium" } = rule;
  if (profile === "all") return true;
  // Source: P-045, P-046.
  if (portal === "plus" && user.profile === "SUPPORT_USER") return false;
  if (portal === "premium" && user.profile === "CUSTOMER_USER_PLUS") return false;
  if (profile === "admin") return user.profile === "SUPPORT_USER";
  if (profile === "customer_plus") return user.profile === "CUSTOMER_USER_PLUS";
  if (profile === "customer_premium") return user.profile === "CUSTOMER_USER_PREMIUM";
  return user.profile === "CUSTOMER_USER_PREMIUM" || user.profile === "CUSTOMER_USER_PLUS";
}
