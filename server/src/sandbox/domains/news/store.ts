import type { Kysely } from "kysely";
import type { Database } from "../../db/schema.ts";
import type { Reader } from "./rules.ts";

/** What an account teaches by its adopted titles, and where. */
export async function findReader(
  db: Kysely<Database>,
  accountId: number,
): Promise<Reader & { language: string | null }> {
  const { language, province, country_id } = await db
    .selectFrom("account")
    .leftJoin("school", "school.id", "account.school_id")
    .select(["account.language", "school.province", "school.country_id"])
    .where("account.id", "=", accountId)
    .executeTakeFirstOrThrow();
  const titles = await db
    .selectFrom("library_entry")
    .innerJoin("title", "title.id", "library_entry.title_id")
    .select(["title.stage", "title.subject"])
    .where("library_entry.account_id", "=", accountId)
    .where("library_entry.adoption", "=", 1)
    .execute();
  return {
    language,
    province,
    countryId: country_id,
    stages: titles.map(({ stage }) => stage),
    subjects: titles.map(({ subject }) => subject),
  };
}
