import { isIdentityCard } from "@anaquel/openapi/checks/identity-card";
import type { Reason } from "@anaquel/openapi/errors";
import { SPAIN } from "../../../contract/known-ids.ts";
import type { Language } from "../../../contract/problem.ts";
import { PROVIDERS, type ProviderName } from "../../identities/providers.ts";
import { type LinkState, standingOf } from "../../mailed-links/rules.ts";
import type { Refusal } from "../account/rules.ts";

/** Who registers, as far as single fields depend on each other. */
export interface Application {
  /** Both are missing when an identity provider stands for the person. */
  password?: string;
  password2?: string;
  card?: string | null | undefined;
  phone?: string | null | undefined;
}

/** Who registers, and where. */
export interface Applicant extends Application {
  email: string;
  schoolId: number;
  premiumCode?: string | null | undefined;
}

/** What is known of a registration besides what was sent. */
export interface RegistrationFacts {
  /** The school, when it is known and the premium code is its own; else null. */
  school: { country_id: number } | null;
  isMailElsewhere: boolean;
  /** The account with this mail address. */
  mailOwner: { validated: boolean } | null;
  isCardTaken: boolean;
}

/** The fields that the contract's schema lets pass and the rules do not, or null. Source: T-285, T-288, T-290. */
export function fieldErrors(application: Application, countryId: number): Record<string, true> | null {
  const { password, password2, card, phone } = application;
  const isSpain = countryId === SPAIN;
  const refused = {
    password2: password !== password2,
    card: isSpain ? !isIdentityCard(card ?? "") : Boolean(card),
    phone: !isSpain && Boolean(phone),
  };
  const names = Object.entries(refused).flatMap(([name, isRefused]) => (isRefused ? [name] : []));
  return names.length > 0 ? Object.fromEntries(names.map((name) => [name, true])) : null;
}

/** Why a registration is refused, or null. An address that waits for its activation is told from one that is in use. */
export function registrationRefusal(application: Application, facts: RegistrationFacts): Refusal | null {
  if (!facts.school) return { reason: "REGISTRATION_SCHOOL_REFUSED", errors: { schoolId: true } };
  const errors = fieldErrors(application, facts.school.country_id);
  if (errors) return { reason: "VALIDATION_FAILED", errors };
  if (facts.isMailElsewhere) return { reason: "MAIL_ON_OTHER_PLATFORM", errors: { email: true } };
  if (facts.mailOwner?.validated) return { reason: "USER_EXISTS", errors: { duplicatedEmail: true } };
  if (facts.mailOwner) return { reason: "REGISTRATION_NOT_VALIDATED", errors: {} };
  return facts.isCardTaken ? { reason: "CARD_EXISTS", errors: { card: true } } : null;
}

/** Whether what the browser says of an identity is not what the provider said. Source: G21. */
export function identityRefusal(
  sent: { idaccountexternalplatform: string; idexternalplatform: number },
  kept: { provider: string; subject: string },
): boolean {
  const { platformId } = PROVIDERS[kept.provider as ProviderName];
  return sent.idaccountexternalplatform !== kept.subject || sent.idexternalplatform !== platformId;
}

/** The role of a new account: who has the code of the school is a teacher there, everybody else tries the product first. */
export function roleOf(premiumCode: string | null | undefined): "TEACHER" | "TEACHER_DEMO" {
  return premiumCode ? "TEACHER" : "TEACHER_DEMO";
}

/** The language of a tag, which may name a country as well. */
export function languageOf(tag: string): Language {
  const language = tag.slice(0, 2);
  return language === "en" || language === "it" ? language : "es";
}

/**
 * Why a link does not activate an account, or null.
 *
 * @param isOwn whether the link is one of the account that it names
 */
export function activationRefusal(link: LinkState | undefined, isOwn: boolean, now: Date): Reason | null {
  const standing = isOwn ? standingOf(link, "activation", now) : "unknown";
  if (standing === "good") return null;
  return standing === "unknown" ? "ACTIVATION_LINK_UNKNOWN" : "ACTIVATION_LINK_EXPIRED";
}
