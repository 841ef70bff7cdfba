import type { Reason } from "@anaquel/openapi/errors";

/** A school, as far as it decides on who may go there. */
export interface SchoolPlace {
  id: number;
  countryId: number;
}

/** Where an account is now; null for one without a school. */
export interface OwnPlace {
  schoolId: number | null;
  countryId: number | null;
}

/**
 * Why an account may not change to a school, or null.
 *
 * @param found the school that has the code sent
 * @param asked the id of the school sent
 */
export function changeRefusal(found: SchoolPlace | null, asked: number, own: OwnPlace): Reason | null {
  if (!found) return "NOT_FOUND";
  if (found.id !== asked) return "SCHOOL_CODE_MISMATCH";
  if (found.id === own.schoolId) return "SCHOOL_SAME";
  return own.countryId !== null && found.countryId !== own.countryId ? "SCHOOL_OTHER_COUNTRY" : null;
}

/** Why a demo account is not activated by a code, or null: only the code of its own school counts. Source: P-217. */
export function activationRefusal(found: SchoolPlace | null, own: OwnPlace): Reason | null {
  if (!found) return "SCHOOL_CODE_UNKNOWN";
  return found.id === own.schoolId ? null : "DEMO_SCHOOL_MISMATCH";
}

/** A postal code as it is compared: people write them with and without blanks. */
export function plainPostalCode(text: string): string {
  return text.replaceAll(/[ -]/g, "").toUpperCase();
}

/** Countries by name in a language; their names follow from their codes. */
export function namedCountries(rows: readonly { id: number; iso_code: string }[], language: string) {
  const names = new Intl.DisplayNames(language, { type: "region" });
  return byName(
    rows.map(({ id, iso_code }) => ({ id, name: names.of(iso_code) ?? iso_code })),
    language,
  );
}

/** A list in the order of its names, accents counting as the language has it. */
export function byName<Item extends { name: string }>(items: readonly Item[], language: string): Item[] {
  const { compare } = new Intl.Collator(language);
  return [...items].sort((left, right) => compare(left.name, right.name));
}
