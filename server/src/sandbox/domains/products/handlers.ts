import type { components } from "@anaquel/openapi/types";
import { ProblemError } from "../../../contract/problem.ts";
import { type Handlers, ok } from "../../http/handlers.ts";
import { ownTitle } from "../titles/read-model.ts";

type Product = components["schemas"]["Product"];

export const productsHandlers = {
  async listTitleProducts({ path, caller, now }, { db, tickets }) {
    if (!caller) throw new ProblemError("NO_SESSION");
    const { id } = await ownTitle(db, path.titleid, caller.accountId);
    const rows = await db.selectFrom("product").selectAll().where("title_id", "=", id).orderBy("position").execute();
    const base = `/media/${tickets.issue({ titleId: id, audience: "teachers" }, now.getTime())}/`;
    return ok<"listTitleProducts">(
      rows.map((row) => ({
        productName: row.name,
        productType: row.type as Product["productType"],
        productUuid: row.id,
        titleUuid: row.title_id,
        userType: row.user_type as Product["userType"],
        token: row.token,
        endDate: row.end_date,
        students: row.students,
        activations: row.activations,
        freeActivations: row.free_activations,
        cover: null,
        url: row.path ? base + row.path : row.url,
      })),
    );
  },
} satisfies Partial<Handlers>;
