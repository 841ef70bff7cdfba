import { dayInMadrid } from "@anaquel/openapi/checks/days";
import type { Kysely } from "kysely";
import type { Database } from "../../db/schema.ts";

/** Whether students may open a title by some link. */
export async function hasOpenLink(db: Kysely<Database>, titleId: string, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom("share_link")
    .select("token")
    .where("title_id", "=", titleId)
    .where((eb) => eb.or([eb("end_date", "is", null), eb("end_date", ">=", dayInMadrid(now))]))
    .executeTakeFirst();
  return found !== undefined;
}
