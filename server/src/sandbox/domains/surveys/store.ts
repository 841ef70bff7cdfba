import type { Kysely } from "kysely";
import type { Database } from "../../db/schema.ts";
import type { SurveyState } from "./rules.ts";

type Db = Kysely<Database>;

/** A survey. */
export type SurveyName = "satisfaction" | "local";

/** The survey that an account is asked, for changing; undefined when it is not asked. */
export function findSurvey(db: Db, accountId: number, name: SurveyName) {
  return db
    .selectFrom("survey")
    .select(["url", "delay_number as delayNumber", "max_delay_number as maxDelayNumber", "show_button as showButton"])
    .where("account_id", "=", accountId)
    .where("name", "=", name)
    .forUpdate()
    .executeTakeFirst();
}

export async function saveSurvey(db: Db, accountId: number, name: SurveyName, state: SurveyState): Promise<void> {
  await db
    .updateTable("survey")
    .set({ delay_number: state.delayNumber, show_button: state.showButton })
    .where("account_id", "=", accountId)
    .where("name", "=", name)
    .execute();
}

/** The poll of an account, with the day the account was made. */
export function findPoll(db: Db, accountId: number) {
  return db
    .selectFrom("poll")
    .innerJoin("account", "account.id", "poll.account_id")
    .select(["poll.poll", "account.created_at"])
    .where("poll.account_id", "=", accountId)
    .executeTakeFirst();
}
