import { type Kysely, sql } from "kysely";
import { SPAIN } from "../../../contract/known-ids.ts";
import type { Database } from "../../db/schema.ts";
import type { Tariff } from "./amounts.ts";

type Db = Kysely<Database>;

const CAMPAIGN = "free-books-campaign";
const VAT = "free-books-vat";
const COST = "free-books-cost-cents";
/** Most schools that one postal code answers with; the limit of the contract. */
const MAX_SCHOOLS = 500;

/** Whether family books can be ordered now. */
export async function isCampaignOpen(db: Db): Promise<boolean> {
  const found = await db.selectFrom("setting").select("value").where("name", "=", CAMPAIGN).executeTakeFirst();
  return found?.value === "open";
}

/** Whether an account paid an order in a year. */
export async function hasPaid(db: Db, accountId: number, year: number): Promise<boolean> {
  const found = await db
    .selectFrom("free_books_payment")
    .select("year")
    .where("account_id", "=", accountId)
    .where("year", "=", year)
    .executeTakeFirst();
  return found !== undefined;
}

/** What an order costs now. */
export async function readTariff(db: Db): Promise<Tariff> {
  const rows = await db.selectFrom("setting").selectAll().where("name", "in", [VAT, COST]).execute();
  const values = new Map(rows.map(({ name, value }) => [name, Number(value)]));
  return { costCents: values.get(COST) ?? 0, vatRate: values.get(VAT) ?? 0 };
}

/** The schools of a postal code in Spain, by name. */
export function listCentres(db: Db, zip: string) {
  return db
    .selectFrom("school")
    .select(["id as id_centro", sql<string>`name || ', ' || town`.as("d_centro")])
    .where("country_id", "=", SPAIN)
    .where("postal_code", "=", zip)
    .orderBy(sql`plain_text(name)`)
    .limit(MAX_SCHOOLS)
    .execute();
}

/** A school in Spain. */
export function findSchool(db: Db, id: number) {
  return db.selectFrom("school").selectAll().where("id", "=", id).where("country_id", "=", SPAIN).executeTakeFirst();
}

/**
 * The levels with adopted titles at schools, in school order.
 *
 * @param childId a saved child of the account; levels for which it got books are left out
 */
export async function listLevels(
  db: Db,
  schoolIds: readonly number[],
  { accountId, childId }: { accountId: number; childId: number | undefined },
) {
  if (schoolIds.length === 0) return [];
  let query = db
    .selectFrom("free_books_adoption as adoption")
    .innerJoin("free_books_title as title", "title.isbn", "adoption.isbn")
    .innerJoin("free_books_level as level", "level.id", "title.level_id")
    .select(["adoption.school_id as schoolId", "level.id as C_NIVEL", "level.name as D_NIVEL"])
    .distinct()
    .where("adoption.school_id", "in", schoolIds)
    .orderBy("level.id");
  if (childId !== undefined) {
    query = query.where("level.id", "not in", (eb) =>
      eb
        .selectFrom("free_books_line as line")
        .innerJoin("free_books_order as order", "order.id", "line.order_id")
        .select("line.level_id")
        .where("order.status", "=", "paid")
        .where("order.account_id", "=", accountId)
        .where("line.child_id", "=", childId),
    );
  }
  return query.execute();
}

/** The subjects with adopted titles at a level of a school, by name. */
export function listSubjects(db: Db, schoolId: number, level: number) {
  return db
    .selectFrom("free_books_subject as subject")
    .select(["subject.id as C_ASIGNATURA", "subject.name as D_ASIGNATURA"])
    .where("subject.id", "in", (eb) =>
      eb
        .selectFrom("free_books_adoption as adoption")
        .innerJoin("free_books_title as title", "title.isbn", "adoption.isbn")
        .select("title.subject_id")
        .where("adoption.school_id", "=", schoolId)
        .where("title.level_id", "=", level),
    )
    .orderBy(sql`plain_text(subject.name)`)
    .execute();
}

/** The titles of a subject at a level of a school, by name. */
export function listTitles(db: Db, schoolId: number, level: number, subject: number) {
  return db
    .selectFrom("free_books_adoption as adoption")
    .innerJoin("free_books_title as title", "title.isbn", "adoption.isbn")
    .select(["title.isbn", "title.name", "title.cost_cents", "title.in_stock"])
    .where("adoption.school_id", "=", schoolId)
    .where("title.level_id", "=", level)
    .where("title.subject_id", "=", subject)
    .orderBy(sql`plain_text(title.name)`)
    .execute();
}

/** Every book that schools adopted, with what an order is checked by. */
export function listOffer(db: Db, schoolIds: readonly number[]) {
  return db
    .selectFrom("free_books_adoption as adoption")
    .innerJoin("free_books_title as title", "title.isbn", "adoption.isbn")
    .innerJoin("school", "school.id", "adoption.school_id")
    .select([
      "title.isbn",
      "school.id as schoolId",
      "school.postal_code as postalCode",
      "title.level_id as level",
      "title.subject_id as subject",
      "title.in_stock as inStock",
    ])
    .where("school.id", "in", schoolIds)
    .where("school.country_id", "=", SPAIN)
    .execute();
}

/** The saved children of an account, the eldest first. */
export function listChildren(db: Db, accountId: number) {
  return db
    .selectFrom("free_books_child as child")
    .innerJoin("school", "school.id", "child.school_id")
    .select([
      "child.id",
      "child.school_id",
      "child.name",
      "child.surname1",
      "child.surname2",
      "child.birth",
      "school.postal_code",
      sql<string>`school.name || ', ' || school.town`.as("school_name"),
    ])
    .where("child.account_id", "=", accountId)
    .orderBy("child.birth")
    .orderBy("child.id")
    .limit(20)
    .execute();
}

/** All saved children of an account, by what makes them who they are. */
export function listPeople(db: Db, accountId: number) {
  return db
    .selectFrom("free_books_child")
    .select(["id", "name", "surname1", "surname2", "birth"])
    .where("account_id", "=", accountId)
    .execute();
}

/** Whether a saved child is one of an account. */
export async function hasChild(db: Db, accountId: number, childId: number): Promise<boolean> {
  const found = await db
    .selectFrom("free_books_child")
    .select("id")
    .where("id", "=", childId)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return found !== undefined;
}

/** What saved children of an account got in paid orders. */
export function listReceived(db: Db, accountId: number) {
  return db
    .selectFrom("free_books_line as line")
    .innerJoin("free_books_order as order", "order.id", "line.order_id")
    .select(["line.child_id as childId", sql<string>`unnest(line.isbns)`.as("isbn")])
    .where("order.account_id", "=", accountId)
    .where("order.status", "=", "paid")
    .execute();
}

/** The saved child at a position of an order that was sent, if any. */
export async function findChildAt(db: Db, orderId: number, number: number): Promise<number | null> {
  const found = await db
    .selectFrom("free_books_line")
    .select("child_id")
    .where("order_id", "=", orderId)
    .where("number", "=", number)
    .executeTakeFirst();
  return found?.child_id ?? null;
}

/** The school of an account. */
export async function schoolOf(db: Db, accountId: number): Promise<number> {
  const { school_id } = await db
    .selectFrom("account")
    .select("school_id")
    .where("id", "=", accountId)
    .where("school_id", "is not", null)
    .$narrowType<{ school_id: number }>()
    .executeTakeFirstOrThrow();
  return school_id;
}
