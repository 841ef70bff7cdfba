import type { ApiError } from "@anaquel/client-kit/api";
import { isGoodPassword, isMail } from "@anaquel/client-kit/forms";
import { padCard } from "@anaquel/client-kit/forms/card";
import { SPAIN } from "@anaquel/client-kit/session";
import { isIdentityCard } from "@anaquel/openapi/checks/identity-card";
import { fits } from "@anaquel/openapi/checks/text";
import { PERSON_NAME_REGISTRATION, SPANISH_PHONE } from "@anaquel/openapi/texts";
import type { components } from "@anaquel/openapi/types";
import type { ChosenSchool } from "./school/school-flow.ts";

/** What the registration form shows besides the school. */
export interface RegistrationValues {
  name: string;
  surname1: string;
  surname2: string;
  email: string;
  password: string;
  confirmation: string;
  card: string;
  phone: string;
  /** Consent, as the contract has it. Source: G17. */
  wantsNews: boolean;
  terms: boolean;
}

/** On what the rules of single fields depend. */
export interface RegistrationScope {
  chosen: ChosenSchool | null;
  /** False for a person whom an identity provider vouches for. Source: G21. */
  hasPassword: boolean;
}

/** What is wrong with each field; `taken`, `elsewhere` and `refused` only the server can tell. */
export interface RegistrationFaults {
  school?: "missing" | "refused";
  name?: "invalid";
  surname1?: "invalid";
  surname2?: "invalid";
  email?: "invalid" | "taken" | "elsewhere" | "another";
  password?: "rules";
  confirmation?: "different";
  card?: "invalid" | "taken";
  phone?: "invalid";
  terms?: "open";
}

/** Length of the longest person name. Source: G13. */
export const NAME_MAX_LENGTH = PERSON_NAME_REGISTRATION.maxLength;
/** Digits of a phone number. Source: T-289. */
export const PHONE_LENGTH = SPANISH_PHONE.maxLength;

/** The form before anything is typed. */
export const EMPTY: RegistrationValues = {
  name: "",
  surname1: "",
  surname2: "",
  email: "",
  password: "",
  confirmation: "",
  card: "",
  phone: "",
  wantsNews: false,
  terms: false,
};

/** A phone number as it is typed: digits only, at most nine. Source: T-289, G14. */
export function cleanPhone(typed: string): string {
  return typed.replace(/[^0-9]/g, "").slice(0, PHONE_LENGTH);
}

/** Whether the form asks for card and phone: it does when the school is in Spain. Source: T-288, T-290. */
export function asksForCard({ chosen }: RegistrationScope): boolean {
  return chosen?.school.c_pais === SPAIN;
}

/** What is wrong before anything is sent. Source: T-279 to T-290. */
export function faultsOf(values: RegistrationValues, scope: RegistrationScope): RegistrationFaults {
  const { name, surname1, surname2, email, password, confirmation, card, phone, terms } = values;
  const isSpain = asksForCard(scope);
  return {
    ...(!scope.chosen && { school: "missing" }),
    ...(!isPersonName(name) && { name: "invalid" }),
    ...(!isPersonName(surname1) && { surname1: "invalid" }),
    ...(surname2.trim() !== "" && !isPersonName(surname2) && { surname2: "invalid" }),
    ...(isSpain && !isIdentityCard(padCard(card)) && { card: "invalid" }),
    ...(isSpain && phone !== "" && !fits(SPANISH_PHONE, phone) && { phone: "invalid" }),
    ...(!isMail(email.trim()) && { email: "invalid" }),
    ...(scope.hasPassword && !isGoodPassword(password) && { password: "rules" }),
    ...(scope.hasPassword && confirmation !== password && { confirmation: "different" }),
    ...(!terms && { terms: "open" }),
  };
}

// How the server names the fields that it refuses, in its own words.
const FAULTS_BY_FIELD: Readonly<Record<string, RegistrationFaults>> = {
  schoolId: { school: "refused" },
  premiumCode: { school: "refused" },
  name: { name: "invalid" },
  surname1: { surname1: "invalid" },
  surname2: { surname2: "invalid" },
  email: { email: "invalid" },
  password: { password: "rules" },
  password2: { confirmation: "different" },
  card: { card: "invalid" },
  phone: { phone: "invalid" },
  terms: { terms: "open" },
};

/** What a refusal says of single fields; nothing when it speaks of the whole. Source: T-305, T-306. */
export function faultsOfError({ reason, fields }: ApiError): RegistrationFaults {
  if (reason === "CARD_EXISTS") return { card: "taken" };
  if (reason === "MAIL_ON_OTHER_PLATFORM") return { email: "elsewhere" };
  if (reason === "REGISTRATION_SCHOOL_REFUSED") return { school: "refused" };
  if (reason !== "VALIDATION_FAILED") return {};
  return Object.assign({}, ...Object.keys(fields).map((field) => FAULTS_BY_FIELD[field]));
}

type Registration = components["schemas"]["Registration"];

/** What is sent of the person and the school: card and phone go along in Spain only. Source: T-269, T-288 to T-292. */
export function toPerson(
  values: RegistrationValues,
  chosen: ChosenSchool,
): Omit<Registration, "password" | "password2" | "language" | "token"> {
  const isSpain = asksForCard({ chosen, hasPassword: true });
  return {
    name: values.name.trim(),
    surname1: values.surname1.trim(),
    surname2: values.surname2.trim() || null,
    email: values.email.trim(),
    card: isSpain ? padCard(values.card) : null,
    phone: (isSpain && values.phone) || null,
    premiumCode: chosen.premiumCode,
    mktPrefs: values.wantsNews,
    terms: true,
    schoolId: chosen.school.c_centro,
  };
}

function isPersonName(typed: string): boolean {
  return fits(PERSON_NAME_REGISTRATION, typed.trim());
}
