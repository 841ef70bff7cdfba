import type { components } from "@anaquel/openapi/types";
import { EMPTY, type RegistrationValues, toPerson } from "../registration-form.ts";
import type { ChosenSchool } from "../school/school-flow.ts";

/** What a provider said of a person without an account. */
export type Identity = components["schemas"]["ThirdPartyIdentity"];

/** The address of a pending identity. Source: T-266. */
export interface PendingIdentity {
  id: string;
  hash: string;
}

/** The form filled with what the provider said. Source: T-302, G21. */
export function valuesOf({ mail, name, surname1, surname2 }: Identity): RegistrationValues {
  return { ...EMPTY, email: mail, name, surname1, surname2 };
}

/** What is sent: the person and the school, and the identity in place of a password. Source: T-270, G21. */
export function toThirdPartyRegistration(
  values: RegistrationValues,
  chosen: ChosenSchool,
  pending: PendingIdentity,
  { idaccountexternalplatform, idexternalplatform, platformName }: Identity,
): Omit<components["schemas"]["ThirdPartyRegistration"], "language" | "token"> {
  return {
    ...toPerson(values, chosen),
    ...pending,
    idaccountexternalplatform,
    idexternalplatform,
    fromThirdParties: true,
    platformName,
  };
}
