import { type Kysely, sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import { forgetCallers } from "../session/read-model.ts";

type Db = Kysely<Database>;

export function listCountries(db: Db) {
  return db.selectFrom("country").selectAll().execute();
}

export function listProvinces(db: Db) {
  return db.selectFrom("province").selectAll().execute();
}

export async function hasCountry(db: Db, id: number): Promise<boolean> {
  return (await db.selectFrom("country").select("id").where("id", "=", id).executeTakeFirst()) !== undefined;
}

/** Most schools that one postal code answers with; the limit of the contract. */
const MAX_SCHOOLS = 500;

/** The schools of a postal code, which is given without blanks, by name. */
export function listSchools(db: Db, countryId: number, postalCode: string) {
  return db
    .selectFrom("school")
    .select(["id as c_centro", "name as d_centro", "country_id as c_pais"])
    .where("country_id", "=", countryId)
    .where(sql<string>`upper(translate(postal_code, ' -', ''))`, "=", postalCode)
    .orderBy(sql`plain_text(name)`)
    .limit(MAX_SCHOOLS)
    .execute();
}

export function findByCode(db: Db, code: string) {
  return db.selectFrom("school").selectAll().where("code", "=", code).executeTakeFirst();
}

/** The delegates of an account's school, in order. */
export function listDelegates(db: Db, accountId: number) {
  return db
    .selectFrom("school_delegate as delegate")
    .innerJoin("account", "account.school_id", "delegate.school_id")
    .select(["delegate.name", "delegate.surname1", "delegate.surname2", "delegate.phone", "delegate.mail as email"])
    .where("account.id", "=", accountId)
    .orderBy("delegate.position")
    .execute();
}

/** The school and country of an account. */
export function findPlace(db: Db, accountId: number) {
  return db
    .selectFrom("account")
    .leftJoin("school", "school.id", "account.school_id")
    .select(["account.school_id as schoolId", "school.country_id as countryId"])
    .where("account.id", "=", accountId)
    .executeTakeFirstOrThrow();
}

export async function moveTo(db: Db, accountId: number, schoolId: number): Promise<void> {
  await db.updateTable("account").set({ school_id: schoolId }).where("id", "=", accountId).execute();
  forgetCallers(db);
}

export async function makeTeacher(db: Db, accountId: number): Promise<void> {
  await db.updateTable("account").set({ role: "TEACHER" }).where("id", "=", accountId).execute();
  forgetCallers(db);
}
