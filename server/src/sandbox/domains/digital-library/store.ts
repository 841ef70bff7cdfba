import { type Kysely, sql } from "kysely";
import type { Database } from "../../db/schema.ts";

type Db = Kysely<Database>;

/** A product that a library holds by some licence. */
export function findProduct(db: Db, libraryToken: string, productId: string) {
  return db
    .selectFrom("product")
    .select(["title_id", "resource_id", "path"])
    .where("id", "=", productId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("digital_library_licence")
          .select("code")
          .where("library_token", "=", libraryToken)
          .where("product_id", "=", productId),
      ),
    )
    .executeTakeFirst();
}

/** The licence with a code that a library holds for a product. */
export function findLicence(db: Db, libraryToken: string, productId: string, code: string) {
  return db
    .selectFrom("digital_library_licence")
    .select("end_date")
    .where("library_token", "=", libraryToken)
    .where("product_id", "=", productId)
    .where("code", "=", code)
    .executeTakeFirst();
}

/** Makes a title of a library and its products no longer new; false when the library does not hold the title. */
export async function clearNovelties(db: Db, libraryToken: string, titleId: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const title = await trx
      .updateTable("digital_library_title")
      .set({ is_new: false })
      .where("library_token", "=", libraryToken)
      .where("title_id", "=", titleId)
      .returning("title_id")
      .executeTakeFirst();
    if (!title) return false;
    await trx
      .updateTable("digital_library_licence")
      .set({ is_new: false })
      .where("library_token", "=", libraryToken)
      .where("product_id", "in", sql<string>`(SELECT id FROM product WHERE title_id = ${titleId})`)
      .execute();
    return true;
  });
}
