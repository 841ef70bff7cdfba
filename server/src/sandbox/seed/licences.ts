import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { licenceDays } from "./licence-days.ts";
import { BOOK, seedProductId } from "./seed-title.ts";
import { type SeedTitle, TITLES } from "./titles.ts";

/** Licence codes of digital books: four that are good, of which one is for a single activation and one ends soon, one used up, one that has ended. */
export const SEED_LICENCES = {
  matematicas: "OUP4K7M2Q9TZ1",
  historia: "OUP7H2D5X8LN3",
  single: "260200261121",
  endsSoon: "OUP9N2E7S4JF6",
  usedUp: "OUP8W4J1S6YK5",
  ended: "OUP3F6B9C1VR2",
} as const;

/** Writes the licences of digital books. */
export async function seedLicences(db: Kysely<Database>, now: Date): Promise<void> {
  const days = licenceDays(now);
  const licence = (code: string, key: string, activations: number, free: number, endDate = days.valid) => ({
    code,
    product_id: seedProductId(titleOf(key), BOOK),
    activations,
    free_activations: free,
    end_date: endDate,
  });
  await db
    .insertInto("licence")
    .values([
      licence(SEED_LICENCES.matematicas, "matematicas-2", 25, 22),
      licence(SEED_LICENCES.historia, "historia-1", 25, 25),
      licence(SEED_LICENCES.single, "fisica-3", 1, 1),
      licence(SEED_LICENCES.endsSoon, "tecnologia-2", 25, 4, days.endsSoon),
      licence(SEED_LICENCES.usedUp, "arte-2", 25, 0),
      licence(SEED_LICENCES.ended, "lengua-3", 25, 25, days.over),
    ])
    .execute();
}

/** A title of the demo catalogue. */
export function titleOf(key: string): SeedTitle {
  const title = TITLES.find((candidate) => candidate.key === key);
  if (!title) throw new Error(`the demo catalogue has no title ${key}`);
  return title;
}
