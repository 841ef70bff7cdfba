/** Names as a registration takes them. */
export interface PersonNames {
  name: string;
  surname1: string;
  surname2: string;
}

/** What a provider says of somebody's names. */
export interface ProviderNames {
  given?: string | undefined;
  family?: string | undefined;
  whole?: string | undefined;
}

const LONGEST = 60;

/**
 * Names to fill the registration with; the person corrects them. Providers know one family name, in which a Spanish person
 * has two.
 */
export function personNames({ given, family, whole }: ProviderNames): PersonNames {
  const [first = "", ...others] = (whole ?? "").trim().split(/\s+/);
  const surnames = (family ?? (given ? "" : others.join(" "))).trim().split(/\s+/);
  const [surname1 = "", ...rest] = surnames;
  const cut = (text: string) => text.slice(0, LONGEST);
  return { name: cut((given ?? first).trim()), surname1: cut(surname1), surname2: cut(rest.join(" ")) };
}
