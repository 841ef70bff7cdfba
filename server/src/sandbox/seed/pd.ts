import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { seededRandom } from "../covers/random.ts";
import type { Database } from "../db/schema.ts";
import { makePdf, makeTune } from "../media/make.ts";
import type { MediaStore, StoredFile } from "../media/store.ts";
import { PD_CATEGORIES, PD_RECORDINGS, type PdDraft } from "./pd-drafts.ts";
import { PD_GUIDES } from "./pd-guides.ts";
import type { Texts } from "./post-draft.ts";
import { namedUuid } from "./uuid.ts";

const LANGUAGES = ["es", "en", "it"] as const satisfies (keyof Texts)[];
const DAY_MS = 86_400_000;
const CLIP = join(import.meta.dirname, "../../../seed/balance.mp4");
const ENDINGS = { "video/mp4": "mp4", "audio/wav": "wav", "application/pdf": "pdf" } as const;

/** The asset of the contract's examples. */
const EXAMPLE = { key: "evaluar-sin-notas", id: "4b7e9d20-1c53-4f8a-b6d1-7e2f0a9c5d30" } as const;

/** The demo teacher with the permission, and what she did: viewed some assets, likes one and dislikes another. */
const MARTA = 48213;
const MARTAS = [
  { key: "primer-dia", rating: 1 },
  { key: "debates-ordenados", rating: -1 },
  { key: "reunion-con-familias", rating: 0 },
] as const;

/** Id of a demo asset. */
export function seedPdAssetId(key: string): string {
  return key === EXAMPLE.key ? EXAMPLE.id : namedUuid(`pd:${key}`);
}

/** Writes the professional-development library: its categories, assets in three languages, files, and what Marta did. */
export async function seedPdLibrary(db: Kysely<Database>, store: MediaStore, now: Date): Promise<void> {
  const categories = Object.values(PD_CATEGORIES);
  await db
    .insertInto("pd_category")
    .values(categories.map(({ id }, position) => ({ id, position })))
    .execute();
  await db
    .insertInto("pd_category_text")
    .values(
      categories.flatMap(({ id, title }) =>
        LANGUAGES.map((language) => ({ category_id: id, language, title: title[language] })),
      ),
    )
    .execute();
  const drafts = [...PD_RECORDINGS, ...PD_GUIDES];
  await db
    .insertInto("pd_asset")
    .values(drafts.map((draft) => toRow(draft, now)))
    .execute();
  const clip = store.put(readFileSync(CLIP));
  for (const draft of drafts) await seedTexts(db, draft, (language) => fileOf(draft, language, store, clip));
  await db
    .insertInto("pd_asset_use")
    .values(
      MARTAS.map(({ key, rating }) => ({ account_id: MARTA, asset_id: seedPdAssetId(key), viewed: true, rating })),
    )
    .execute();
}

function toRow(draft: PdDraft, now: Date) {
  const [up, down] = draft.thumbs;
  return {
    id: seedPdAssetId(draft.key),
    category_id: PD_CATEGORIES[draft.category].id,
    starred: draft.starred !== undefined,
    position: draft.starred ?? 0,
    type: draft.type,
    published_on: new Date(now.getTime() - draft.daysAgo * DAY_MS).toISOString().slice(0, 10),
    author: draft.author,
    thumbnail: draft.thumbnail,
    views: draft.views,
    thumbs_up: up,
    thumbs_down: down,
  };
}

async function seedTexts(
  db: Kysely<Database>,
  { key, type, title, description }: PdDraft,
  makeFile: (language: keyof Texts) => StoredFile | Promise<StoredFile>,
): Promise<void> {
  for (const language of LANGUAGES) {
    await db
      .insertInto("pd_asset_text")
      .values({
        asset_id: seedPdAssetId(key),
        language,
        title: title[language],
        description: description?.[language] ?? null,
        file_name: `${key}.${ENDINGS[type]}`,
        ...(await makeFile(language)),
      })
      .execute();
  }
}

/** Videos share one clip, every recording has a tune of its own, and documents are written in each language. */
async function fileOf(draft: PdDraft, language: keyof Texts, store: MediaStore, clip: StoredFile): Promise<StoredFile> {
  if (draft.type === "video/mp4") return clip;
  if (draft.type === "audio/wav") return store.put(makeTune(seededRandom(draft.key)).content);
  const guide = PD_GUIDES.find(({ key }) => key === draft.key);
  const paragraphs = (guide?.paragraphs ?? []).map((paragraph) => paragraph[language]);
  const category = PD_CATEGORIES[draft.category].title[language];
  const kicker = [category, draft.author].filter(Boolean).join(" · ");
  return store.put(await makePdf(draft.thumbnail ?? "lengua", draft.title[language], kicker, paragraphs));
}
