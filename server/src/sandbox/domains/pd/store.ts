import type { Kysely } from "kysely";
import type { Language } from "../../../contract/problem.ts";
import type { Database } from "../../db/schema.ts";
import { type AssetRow, countChange, type Rating } from "./rules.ts";

type Db = Kysely<Database>;

/** The categories in their order, with their names in a language. Source: T-346, T-350. */
export function listCategories(db: Db, language: Language): Promise<{ uuid: string; title: string }[]> {
  return db
    .selectFrom("pd_category as c")
    .innerJoin("pd_category_text as t", "t.category_id", "c.id")
    .select(["c.id as uuid", "t.title"])
    .where("t.language", "=", language)
    .orderBy("c.position")
    .execute();
}

/** All assets for an account, newest first. Source: T-350. */
export function listAssets(db: Db, accountId: number, language: Language): Promise<AssetRow[]> {
  return assetsFor(db, accountId, language).orderBy("a.published_on", "desc").orderBy("a.id").execute();
}

/** One asset for an account. Source: T-351. */
export function findAsset(db: Db, id: string, accountId: number, language: Language): Promise<AssetRow | undefined> {
  return assetsFor(db, accountId, language).where("a.id", "=", id).executeTakeFirst();
}

function assetsFor(db: Db, accountId: number, language: Language) {
  return db
    .selectFrom("pd_asset as a")
    .innerJoin("pd_asset_text as t", (join) => join.onRef("t.asset_id", "=", "a.id").on("t.language", "=", language))
    .leftJoin("pd_category_text as c", (join) =>
      join.onRef("c.category_id", "=", "a.category_id").on("c.language", "=", language),
    )
    .leftJoin("pd_asset_use as u", (join) => join.onRef("u.asset_id", "=", "a.id").on("u.account_id", "=", accountId))
    .select(["a.id", "a.category_id", "a.starred", "a.position", "a.type", "a.published_on", "a.author"])
    .select(["a.views", "a.thumbs_up", "a.thumbs_down", "t.title", "t.description"])
    .select(["u.viewed", "u.rating", "c.title as category"]);
}

/** The file of an asset in a language. */
export function findFile(db: Db, id: string, language: Language) {
  return db
    .selectFrom("pd_asset as a")
    .innerJoin("pd_asset_text as t", "t.asset_id", "a.id")
    .select(["a.type", "t.file_name", "t.sha256", "t.size"])
    .where("a.id", "=", id)
    .where("t.language", "=", language)
    .executeTakeFirst();
}

/** What the thumbnail of an asset is drawn from. */
export function findThumbnail(db: Db, id: string) {
  return db.selectFrom("pd_asset").select(["id", "type", "thumbnail"]).where("id", "=", id).executeTakeFirst();
}

/** Counts a view and keeps that the account has viewed the asset; false when there is no such asset. Source: T-352. */
export async function countView(db: Db, id: string, accountId: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const counted = await trx
      .updateTable("pd_asset")
      .set((eb) => ({ views: eb("views", "+", 1) }))
      .where("id", "=", id)
      .returning("id")
      .executeTakeFirst();
    if (!counted) return false;
    await trx
      .insertInto("pd_asset_use")
      .values({ account_id: accountId, asset_id: id, viewed: true })
      .onConflict((conflict) => conflict.columns(["account_id", "asset_id"]).doUpdateSet({ viewed: true }))
      .execute();
    return true;
  });
}

/** Keeps a rating and changes the counts, with the asset locked; false when there is no such asset. Source: T-354. */
export async function rate(db: Db, id: string, accountId: number, rating: Rating): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const asset = await trx.selectFrom("pd_asset").select("id").where("id", "=", id).forUpdate().executeTakeFirst();
    if (!asset) return false;
    const known = await trx
      .selectFrom("pd_asset_use")
      .select("rating")
      .where("asset_id", "=", id)
      .where("account_id", "=", accountId)
      .executeTakeFirst();
    // The table admits these three numbers only.
    const change = countChange((known?.rating ?? 0) as Rating, rating);
    await trx
      .updateTable("pd_asset")
      .set((eb) => ({
        thumbs_up: eb("thumbs_up", "+", change.up),
        thumbs_down: eb("thumbs_down", "+", change.down),
      }))
      .where("id", "=", id)
      .execute();
    await trx
      .insertInto("pd_asset_use")
      .values({ account_id: accountId, asset_id: id, rating })
      .onConflict((conflict) => conflict.columns(["account_id", "asset_id"]).doUpdateSet({ rating }))
      .execute();
    return true;
  });
}
