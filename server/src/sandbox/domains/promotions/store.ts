import type { Insertable, Kysely } from "kysely";
import type { Database, PromotionAnswerTable } from "../../db/schema.ts";
import type { Holdings } from "./rules.ts";

type Db = Kysely<Database>;

const ADOPTED = 1;

/** The adopted titles of an account and of everybody at its school, by number. */
export async function findHoldings(db: Db, accountId: number): Promise<Holdings> {
  const rows = await db
    .selectFrom("account as me")
    .innerJoin("account as person", (join) =>
      join.on((eb) =>
        eb.or([eb("person.id", "=", eb.ref("me.id")), eb("person.school_id", "=", eb.ref("me.school_id"))]),
      ),
    )
    .innerJoin("library_entry", "library_entry.account_id", "person.id")
    .innerJoin("title", "title.id", "library_entry.title_id")
    .select((eb) => ["title.number", eb("person.id", "=", eb.ref("me.id")).as("isMine")])
    .distinct()
    .where("me.id", "=", accountId)
    .where("library_entry.adoption", "=", ADOPTED)
    .where("library_entry.adoption_type", "=", "ADOPTION")
    .orderBy("title.number")
    .execute();
  const numbers = (of: typeof rows) => [...new Set(of.map(({ number }) => String(number)))];
  return { adoptions: numbers(rows.filter(({ isMine }) => isMine)), schoolAdoptions: numbers(rows) };
}

/** The posts that an account accepted, asked about or closed. */
export async function listAnswered(db: Db, accountId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("promotion_answer")
    .select("post_id")
    .where("account_id", "=", accountId)
    .orderBy("post_id")
    .execute();
  return rows.map(({ post_id }) => post_id);
}

export async function findLanguage(db: Db, accountId: number): Promise<string | null> {
  const { language } = await db
    .selectFrom("account")
    .select("language")
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  return language;
}

export function findPosts(db: Db, ids: readonly number[]) {
  return db.selectFrom("content_post").select(["id", "excerpt"]).where("id", "in", ids).execute();
}

/** Keeps an answer; the first one stands. */
export async function keepAnswer(db: Db, answer: Insertable<PromotionAnswerTable>): Promise<void> {
  await db
    .insertInto("promotion_answer")
    .values(answer)
    .onConflict((conflict) => conflict.columns(["account_id", "post_id"]).doNothing())
    .execute();
}

/** Puts promotional titles behind the others on a shelf. What stands there already stays as it is. */
export async function shelvePromotion(db: Db, accountId: number, numbers: readonly number[]): Promise<void> {
  const titles = await db.selectFrom("title").select("id").where("number", "in", numbers).orderBy("number").execute();
  const last = await db
    .selectFrom("library_entry")
    .select((eb) => eb.fn.max("position").as("position"))
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  const entries = titles.map(({ id }, at) => ({
    account_id: accountId,
    title_id: id,
    adoption: 0,
    adoption_type: "DEMO",
    promotion: 1,
    position: Number(last?.position ?? 0) + 1 + at,
  }));
  if (entries.length === 0) return;
  await db
    .insertInto("library_entry")
    .values(entries)
    .onConflict((conflict) => conflict.columns(["account_id", "title_id"]).doNothing())
    .execute();
}
