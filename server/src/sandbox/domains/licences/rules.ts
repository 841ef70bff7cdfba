import type { Reason } from "@anaquel/openapi/errors";
import { hasEnded } from "../students/rules.ts";

/** A licence, as far as it decides on whether it may be used. */
export interface LicenceState {
  end_date: string;
  free_activations: number;
}

/** Why a code stands for nothing, or null. The end date is the last day. */
export function lookupRefusal(licence: LicenceState | undefined, now: Date): Reason | null {
  return !licence || hasEnded(licence.end_date, now) ? "LICENCE_UNKNOWN" : null;
}

/**
 * Why a licence is not activated, or null.
 *
 * @param isOwn whether the user has activated it before
 */
export function activationRefusal(licence: LicenceState | undefined, isOwn: boolean, now: Date): Reason | null {
  const unknown = lookupRefusal(licence, now);
  if (unknown) return unknown;
  if (isOwn) return "LICENCE_YOURS_ALREADY";
  return licence?.free_activations === 0 ? "LICENCE_TAKEN" : null;
}
