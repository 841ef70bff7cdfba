import { type Kysely, sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import { forgetShelves } from "../library/read-model.ts";
import type { LicenceState } from "./rules.ts";

type Db = Kysely<Database>;

/** A licence with the names of its product and title. */
export function findLicence(db: Db, code: string) {
  return db
    .selectFrom("licence")
    .innerJoin("product", "product.id", "licence.product_id")
    .innerJoin("title", "title.id", "product.title_id")
    .select(["licence.end_date", "licence.free_activations", "product.name as productName", "title.name as titleName"])
    .where("licence.code", "=", code)
    .executeTakeFirst();
}

/**
 * Activates a licence for an account, with the licence locked, so that two people cannot take its last place.
 *
 * @param decide throws when the activation is refused; then nothing is changed
 */
export async function activate(
  db: Db,
  code: string,
  accountId: number,
  now: Date,
  decide: (licence: LicenceState | undefined, isOwn: boolean) => void,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const licence = await trx.selectFrom("licence").selectAll().where("code", "=", code).forUpdate().executeTakeFirst();
    const own = await trx
      .selectFrom("licence_activation")
      .select("code")
      .where("code", "=", code)
      .where("account_id", "=", accountId)
      .executeTakeFirst();
    decide(licence, own !== undefined);
    await trx
      .updateTable("licence")
      .set((eb) => ({ free_activations: eb("free_activations", "-", 1) }))
      .where("code", "=", code)
      .execute();
    await trx.insertInto("licence_activation").values({ code, account_id: accountId, activated_at: now }).execute();
    await addToShelf(trx, code, accountId);
  });
  forgetShelves(db);
}

/** Puts the title of a licence last on the shelf. A demo title that is there becomes one that stays. */
async function addToShelf(db: Db, code: string, accountId: number): Promise<void> {
  await sql`
    INSERT INTO library_entry (account_id, title_id, adoption, adoption_type, position)
    SELECT ${accountId}::int, p.title_id, 1, 'RESOURCE',
      (SELECT coalesce(max(position), 0) + 1 FROM library_entry WHERE account_id = ${accountId})
    FROM licence l JOIN product p ON p.id = l.product_id WHERE l.code = ${code}
    ON CONFLICT (account_id, title_id) DO UPDATE SET adoption = 1, adoption_type = 'RESOURCE', hidden = false
      WHERE library_entry.adoption = 0 OR library_entry.hidden`.execute(db);
}

/** How a licence of a product is used. */
export interface LicenceUse {
  token: string;
  activations: number;
  freeActivations: number;
  endDate: string;
}

/** The students' code of a product on the shelf, with its counts; a product without one has the licence that lasts longest. */
export async function findUse(db: Db, productId: string, accountId: number): Promise<LicenceUse | undefined> {
  const { rows } = await sql<LicenceUse>`
    SELECT u.token, u.activations, u.free AS "freeActivations", u.end_date::text AS "endDate"
    FROM product p
    JOIN library_entry e ON e.title_id = p.title_id AND e.account_id = ${accountId}
    CROSS JOIN LATERAL (
      SELECT p.token, coalesce(p.activations, 0) AS activations, coalesce(p.free_activations, 0) AS free, p.end_date
      WHERE p.token IS NOT NULL AND p.end_date IS NOT NULL
      UNION ALL
      (SELECT code, l.activations, l.free_activations, l.end_date FROM licence l
        WHERE l.product_id = p.id AND p.token IS NULL ORDER BY l.end_date DESC, code LIMIT 1)
    ) u
    WHERE p.id = ${productId}`.execute(db);
  return rows[0];
}

/** Whether a title has a product that opens by LTI. */
export async function hasLtiProduct(db: Db, titleId: string): Promise<boolean> {
  const found = await db
    .selectFrom("product")
    .select("id")
    .where("title_id", "=", titleId)
    .where("type", "in", ["HUB", "SongPals"])
    .executeTakeFirst();
  return found !== undefined;
}
