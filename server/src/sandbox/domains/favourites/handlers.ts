import { ProblemError } from "../../../contract/problem.ts";
import { type Handlers, ok } from "../../http/handlers.ts";
import { ownTitle } from "../titles/read-model.ts";

export const favouritesHandlers = {
  async saveFavourites({ path, body, caller }, { db }) {
    if (!caller) throw new ProblemError("NO_SESSION");
    const { accountId } = caller;
    const { id } = await ownTitle(db, path.titleid, accountId);
    await db.transaction().execute(async (trx) => {
      // Two tabs that save at once must not mix their lists.
      await trx.selectFrom("account").select("id").where("id", "=", accountId).forUpdate().execute();
      await trx.deleteFrom("favourite").where("account_id", "=", accountId).where("title_id", "=", id).execute();
      if (body.length === 0) return;
      await trx
        .insertInto("favourite")
        .columns(["account_id", "title_id", "resource_id"])
        .expression(
          trx
            .selectFrom("resource")
            .select((eb) => [eb.val(accountId).as("account_id"), "resource.title_id", "resource.id"])
            .where("resource.title_id", "=", id)
            .where("resource.id", "in", body),
        )
        .execute();
    });
    return ok<"saveFavourites">({ result: "OK" });
  },
} satisfies Partial<Handlers>;
