import { type Principal, principalOf } from "../lib/sessions.ts";
import type { UpstreamAnswer } from "./answer.ts";
import { UpstreamFault } from "./exchange.ts";

/**
 * Reads who a user is from an answer of `getCurrentUser`. Whatever else may pass unchecked: what decides on access does not.
 *
 * @throws UpstreamFault when the answer does not say it
 */
export function readPrincipal(answer: UpstreamAnswer): Principal {
  const principal = principalOf(answer.json);
  if (!principal) throw new UpstreamFault("broken", "a user without a role");
  return principal;
}
