/** A home promotion as its post's excerpt describes it: whose it is, and the titles it offers. */
export interface HomePromotion {
  /** Numbers of adopted titles, one of which is needed; null when everybody may have it. */
  adopted: readonly string[] | null;
  offered: readonly string[];
}

/** What of a user decides on a promotion. */
export interface Holdings {
  adoptions: readonly string[];
  schoolAdoptions: readonly string[];
}

const WITH_TITLES = /^AD:([\w-]+(?:,[\w-]+)*)@PM:([\w-]+(?:,[\w-]+)*)$/;

/** Reads the excerpt of a home promotion; null when it is none. Source: T-443, T G34. */
export function parseHomePromotion(excerpt: string): HomePromotion | null {
  const text = excerpt.trim();
  if (text === "AD:0") return { adopted: null, offered: [] };
  const [, adopted, offered] = WITH_TITLES.exec(text) ?? [];
  return adopted && offered ? { adopted: adopted.split(","), offered: offered.split(",") } : null;
}

/** Whether a home promotion concerns a user. Source: T-444, T G34. */
export function isOffered({ adopted, offered }: HomePromotion, { adoptions, schoolAdoptions }: Holdings): boolean {
  if (adopted === null) return true;
  return adopted.some((id) => adoptions.includes(id)) && offered.some((id) => !schoolAdoptions.includes(id));
}

/** Number of a language in the publisher's systems. Spanish is 2. */
const LANGUAGE_IDS: Readonly<Record<string, number>> = { en: 1, es: 2, it: 3 };

/** The number of an account's language; Spanish when it never chose one. */
export function languageIdOf(language: string | null): number {
  return LANGUAGE_IDS[language ?? "es"] ?? 2;
}
