import { isMail } from "@anaquel/client-kit/forms";
import { canChangePassword, canEditAccount, SPAIN, type UserInfo } from "@anaquel/client-kit/session";
import { fits } from "@anaquel/openapi/checks/text";
import { PERSON_NAME_ACCOUNT, SPANISH_PHONE } from "@anaquel/openapi/texts";
import type { components } from "@anaquel/openapi/types";

/** What the account form shows. The last field asks for refusal, the contract for consent. */
export interface AccountValues {
  name: string;
  surname1: string;
  surname2: string;
  email: string;
  phone: string;
  refusesNews: boolean;
}

/** What a user may change. */
export interface AccountScope {
  /** Source: T-239. */
  maySubmit: boolean;
  /** Users of an identity provider keep its address. Source: T-232. */
  hasMail: boolean;
  /** Source: T-236. */
  hasPhone: boolean;
}

/** What is wrong with each field; `taken` only the server can tell. */
export interface AccountFaults {
  name?: "invalid";
  surname1?: "invalid";
  surname2?: "invalid";
  email?: "invalid" | "taken";
  phone?: "invalid";
}

/** Length of the longest person name. Source: T-250. */
export const NAME_MAX_LENGTH = PERSON_NAME_ACCOUNT.maxLength;
/** Digits of a phone number. Source: T-249. */
export const PHONE_LENGTH = SPANISH_PHONE.maxLength;

/** What this user may change in the form. */
export function scopeOf(user: UserInfo): AccountScope {
  return { maySubmit: canEditAccount(user), hasMail: canChangePassword(user), hasPhone: user.countryId === SPAIN };
}

/** The values of a user, as the form shows them. */
export function valuesOf(user: UserInfo): AccountValues {
  return {
    name: user.name,
    surname1: user.surname,
    surname2: user.surname2 ?? "",
    email: user.mail,
    phone: user.phone ?? "",
    refusesNews: user.mktPrefs !== true,
  };
}

/** A phone number as it is typed: digits only, at most nine. Source: T-233, T-234. */
export function cleanPhone(typed: string): string {
  return typed.replace(/[^0-9]/g, "").slice(0, PHONE_LENGTH);
}

/** What is wrong before anything is sent. Source: T-226 to T-231, T-235, G14. */
export function faultsOf(values: AccountValues, { hasMail, hasPhone }: AccountScope): AccountFaults {
  const { name, surname1, surname2, email, phone } = trimmed(values);
  return {
    ...(!isPersonName(name) && { name: "invalid" }),
    ...(!isPersonName(surname1) && { surname1: "invalid" }),
    ...(surname2 !== "" && !isPersonName(surname2) && { surname2: "invalid" }),
    ...(hasMail && !isMail(email) && { email: "invalid" }),
    ...(hasPhone && phone !== "" && !fits(SPANISH_PHONE, phone) && { phone: "invalid" }),
  };
}

/** Whether anything was changed that would be sent. Source: T-241. */
export function isChanged(values: AccountValues, saved: AccountValues, scope: AccountScope): boolean {
  return JSON.stringify(toUpdate(values, scope, "")) !== JSON.stringify(toUpdate(saved, scope, ""));
}

/** What is sent: the refusal of news becomes the consent of the contract, the phone goes along in Spain only. Source: T-225, T-242. */
export function toUpdate(
  values: AccountValues,
  { hasPhone }: AccountScope,
  token: string,
): components["schemas"]["AccountUpdate"] {
  const { name, surname1, surname2, email, phone, refusesNews } = trimmed(values);
  return {
    email,
    name,
    surname1,
    surname2: surname2 || null,
    ...(hasPhone && { phone: phone || null }),
    mktPrefs: !refusesNews,
    token,
  };
}

function isPersonName(name: string): boolean {
  return fits(PERSON_NAME_ACCOUNT, name);
}

function trimmed(values: AccountValues): AccountValues {
  const { name, surname1, surname2, email } = values;
  return { ...values, name: name.trim(), surname1: surname1.trim(), surname2: surname2.trim(), email: email.trim() };
}
