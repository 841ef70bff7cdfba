import type { Kysely } from "kysely";
import type { Database } from "../../db/schema.ts";
import { forgetCallers } from "../session/read-model.ts";

type Db = Kysely<Database>;

/** The positions at a school, in order. */
export function listPositions(db: Db) {
  return db.selectFrom("school_position").select(["id as idCargo", "name as desCargo"]).orderBy("id").execute();
}

export function findPosition(db: Db, id: number) {
  return db.selectFrom("school_position").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Gives an account its position at the school; the right to open the orders follows from it. */
export async function takePosition(db: Db, accountId: number, position: { id: number; name: string }): Promise<void> {
  await db
    .updateTable("account")
    .set({ position_id: position.id, position_name: position.name })
    .where("id", "=", accountId)
    .execute();
  forgetCallers(db);
}
