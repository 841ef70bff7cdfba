import type { components } from "@anaquel/openapi/types";

/** The two limits of students' links. */
export type Limits = components["schemas"]["StudentsZoneValues"];

/** The limits as they are typed. */
export type TypedLimits = Record<keyof Limits, string>;

/** Why limits are not sent: what is wrong with them, or that they are the saved ones. */
export type LimitsRefusal =
  | { kind: "invalid"; increasement_percentage: boolean; different_devices: boolean }
  | { kind: "unchanged" };

/** Largest percentage. Source: B-183. */
export const MAX_PERCENTAGE = 100;
/** Most devices of a student. Source: B-184, P-357. */
export const MAX_DEVICES = 3;

/** Saved limits as the form shows them. */
export function toTyped({ increasement_percentage, different_devices }: Limits): TypedLimits {
  return { increasement_percentage: String(increasement_percentage), different_devices: String(different_devices) };
}

/** Typed limits as they are sent. */
export function toLimits({ increasement_percentage, different_devices }: TypedLimits): Limits {
  return { increasement_percentage: Number(increasement_percentage), different_devices: Number(different_devices) };
}

/** Why these limits must not be sent; null when they may be. Source: B-182 to B-185. */
export function refuseLimits(typed: TypedLimits, saved: Limits): LimitsRefusal | null {
  const faults = {
    increasement_percentage: !isWhole(typed.increasement_percentage, MAX_PERCENTAGE),
    different_devices: !isWhole(typed.different_devices, MAX_DEVICES),
  };
  if (faults.increasement_percentage || faults.different_devices) return { kind: "invalid", ...faults };
  const limits = toLimits(typed);
  const isSame =
    limits.increasement_percentage === saved.increasement_percentage &&
    limits.different_devices === saved.different_devices;
  return isSame ? { kind: "unchanged" } : null;
}

function isWhole(text: string, largest: number): boolean {
  return /^ *[0-9]+ *$/.test(text) && Number(text) >= 1 && Number(text) <= largest;
}
