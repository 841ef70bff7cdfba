import { ProblemError } from "../../../contract/problem.ts";
import { type Handlers, noContent } from "../../http/handlers.ts";
import { openingRefusal } from "./rules.ts";
import * as store from "./store.ts";

export const digitalLibraryHandlers = {
  async clearTitleNovelties({ path }, { db }) {
    if (!(await store.clearNovelties(db, path.couponRef, path.uuid))) throw new ProblemError("NOT_FOUND");
    return noContent;
  },

  async openLibraryProduct({ path, now }, { db, tickets }) {
    const product = await store.findProduct(db, path.couponRef, path.product);
    const licence = await store.findLicence(db, path.couponRef, path.product, path.license);
    const refusal = openingRefusal(product, path.resource, licence, now);
    if (refusal || !product) throw new ProblemError(refusal ?? "NOT_FOUND");
    const ticket = tickets.issue({ titleId: product.title_id, audience: "students" }, now.getTime());
    const base = `/media/${ticket}/`;
    return { status: 302, headers: { location: base + product.path } };
  },
} satisfies Partial<Handlers>;
