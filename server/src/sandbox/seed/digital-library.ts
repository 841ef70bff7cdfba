import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { licenceDays } from "./licence-days.ts";
import { SEED_LICENCES, titleOf } from "./licences.ts";
import { BOOK, seedProductId, seedTitleId } from "./seed-title.ts";

/** Token of the library of rosa.soto@demo.anaquel.example: a book that is good, and one whose licence has ended. */
export const ROSA_LIBRARY = "3c8e1f42-7a95-4d60-b1e3-5f0a9d2c7b84";

/** Licence code of the good book. */
export const ROSA_LICENCE = "OUP5R8S2T6UV4";

/** Writes the digital library of a parent, both of its titles new. */
export async function seedDigitalLibraries(db: Kysely<Database>, now: Date): Promise<void> {
  const days = licenceDays(now);
  const books = [
    { title: titleOf("matematicas-2"), code: ROSA_LICENCE, endDate: days.valid },
    { title: titleOf("lengua-3"), code: SEED_LICENCES.ended, endDate: days.over },
  ];
  await db
    .insertInto("digital_library")
    .values({ token: ROSA_LIBRARY, mail: "rosa.soto@demo.anaquel.example" })
    .execute();
  await db
    .insertInto("digital_library_title")
    .values(books.map(({ title }) => ({ library_token: ROSA_LIBRARY, title_id: seedTitleId(title) })))
    .execute();
  await db
    .insertInto("digital_library_licence")
    .values(
      books.map(({ title, code, endDate }) => ({
        library_token: ROSA_LIBRARY,
        product_id: seedProductId(title, BOOK),
        code,
        end_date: endDate,
      })),
    )
    .execute();
}
