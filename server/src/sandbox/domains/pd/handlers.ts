import { buffer } from "node:stream/consumers";
import { ProblemError } from "../../../contract/problem.ts";
import type { Answer, Services } from "../../http/context.ts";
import { type Handlers, ok } from "../../http/handlers.ts";
import { parseRange } from "../../media/range.ts";
import { inlineDisposition, toAsset } from "./rules.ts";
import * as store from "./store.ts";
import { drawThumbnail, THUMBNAIL_WIDTHS } from "./thumbnail.ts";

/** Whoever loses the permission sees nothing more, and contents differ by language under one address. */
const CACHE = "private, no-cache";

export const pdHandlers = {
  async listPdAssets({ caller, language }, { db }) {
    if (!caller) throw new ProblemError("NO_SESSION");
    const categories = await store.listCategories(db, language);
    const assets = await store.listAssets(db, caller.accountId, language);
    return ok<"listPdAssets">({ categories, assets: assets.map(toAsset) });
  },

  async getPdAsset({ caller, path, language }, { db }) {
    if (!caller) throw new ProblemError("NO_SESSION");
    const row = await store.findAsset(db, path.uuid, caller.accountId, language);
    if (!row) throw new ProblemError("NOT_FOUND");
    return ok<"getPdAsset">(toAsset(row));
  },

  async countPdView({ caller, path }, { db }) {
    if (!caller) throw new ProblemError("NO_SESSION");
    if (!(await store.countView(db, path.uuid, caller.accountId))) throw new ProblemError("NOT_FOUND");
    return ok<"countPdView">({ result: "OK" });
  },

  async ratePdAsset({ caller, path, body }, { db }) {
    if (!caller) throw new ProblemError("NO_SESSION");
    if (!(await store.rate(db, path.uuid, caller.accountId, body.like))) throw new ProblemError("NOT_FOUND");
    return ok<"ratePdAsset">({ result: "OK" });
  },

  getPdLargeThumbnail: ({ path }, services) => thumbnail(services, path.uuid, THUMBNAIL_WIDTHS.large),

  getPdSmallThumbnail: ({ path }, services) => thumbnail(services, path.uuid, THUMBNAIL_WIDTHS.small),

  async getPdContent({ path, language, range: asked }, { db, store: files }) {
    const file = await store.findFile(db, path.uuid, language);
    if (!file) throw new ProblemError("NOT_FOUND");
    const range = parseRange(asked ?? undefined, file.size);
    if (range === "unsatisfiable") throw new ProblemError("RANGE_REFUSED");
    const headers = {
      "accept-ranges": "bytes",
      "cache-control": CACHE,
      "content-disposition": inlineDisposition(file.file_name),
    };
    if (!range)
      return { status: 200, headers, raw: { type: file.type, content: await buffer(files.read(file.sha256)) } };
    return {
      status: 206,
      headers: { ...headers, "content-range": `bytes ${range.start}-${range.end}/${file.size}` },
      raw: { type: file.type, content: await buffer(files.read(file.sha256, range)) },
    };
  },
} satisfies Partial<Handlers>;

async function thumbnail({ db }: Services, id: string, width: number): Promise<Answer> {
  const source = await store.findThumbnail(db, id);
  if (!source?.thumbnail) throw new ProblemError("NOT_FOUND");
  return {
    status: 200,
    headers: { "cache-control": CACHE },
    raw: { type: "image/svg+xml", content: drawThumbnail(source.id, source.thumbnail, source.type, width) },
  };
}
