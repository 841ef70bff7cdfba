import type { Reason } from "@anaquel/openapi/errors";
import { DIRECTORY_PLATFORM, SPAIN } from "../../../contract/known-ids.ts";
import type { ProblemDetails } from "../../../contract/problem.ts";

/** What an account has that decides on what may be changed. */
export interface OwnAccount {
  mail: string;
  platform_id: number;
  country_id: number | null;
}

/** What a teacher sends of the own data. What is absent stays; null clears. */
export interface AccountUpdate {
  email: string;
  name: string;
  surname1: string;
  surname2?: string | null | undefined;
  phone?: string | null | undefined;
  mktPrefs: boolean;
}

/** A refusal with the fields it is about. */
export interface Refusal {
  reason: Reason;
  errors: NonNullable<ProblemDetails["errors"]>;
}

/** Why a change is refused, or null. Source: T-232, T-236. */
export function updateRefusal(own: OwnAccount, update: AccountUpdate): Refusal | null {
  if (update.phone && own.country_id !== SPAIN) return { reason: "VALIDATION_FAILED", errors: { phone: true } };
  const isSameMail = update.email.toLowerCase() === own.mail;
  if (own.platform_id === DIRECTORY_PLATFORM || isSameMail) return null;
  return { reason: "MAIL_NOT_EDITABLE", errors: { email: true } };
}

/** The columns that a change writes: names without blanks around them, and nothing for what was emptied. */
export function toColumns({ email, name, surname1, surname2, phone, mktPrefs }: AccountUpdate) {
  return {
    mail: email.toLowerCase(),
    name: name.trim(),
    surname1: surname1.trim(),
    mkt_prefs: mktPrefs,
    ...(surname2 === undefined ? {} : { surname2: surname2?.trim() || null }),
    ...(phone === undefined ? {} : { phone: phone || null }),
  };
}
