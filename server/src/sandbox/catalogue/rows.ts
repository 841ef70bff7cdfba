/** Turns a manifest into the rows of a title. Pure: the same package gives the same rows. */
import type { Insertable } from "kysely";
import { seededRandom } from "../covers/random.ts";
import type { Database, ResourceTable } from "../db/schema.ts";
import { isPreviewable, mimetypeOf, typeOf } from "../media/types.ts";
import { namedUuid } from "../seed/uuid.ts";
import type { Manifest } from "./manifest.ts";
import { allResources, decode, type KeptFiles } from "./package.ts";

export type Categories = Map<string, Database["category"]>;

export function collectCategories(titleId: string, manifest: Manifest): Categories {
  const categories: Categories = new Map();
  for (const { category, subcategory } of allResources(manifest)) {
    const key = categoryKey(category, subcategory);
    if (categories.has(key)) continue;
    const slug = (text: string) => seededRandomSlug(text);
    categories.set(key, {
      title_id: titleId,
      id: slug(`${category}/${subcategory}`),
      position: categories.size,
      name: subcategory,
      parent_id: slug(category),
      parent_name: category,
    });
  }
  return categories;
}

const categoryKey = (category: string, subcategory: string) => `${category}\n${subcategory}`;

/** A short id for a category, the same for the same name, fit for an address. */
function seededRandomSlug(text: string): string {
  const words = text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")
    .slice(0, 40);
  return `${words || "c"}-${Math.floor(seededRandom(text)() * 1e6).toString(36)}`;
}

export function toResources(
  titleId: string,
  manifest: Manifest,
  files: KeptFiles,
  links: Map<string, string>,
  categories: Categories,
  before: Map<string, { sha256: string | null; published_at: Date }>,
  now: Date,
): (Insertable<ResourceTable> & { id: string })[] {
  const rows: (Insertable<ResourceTable> & { id: string })[] = [];
  for (const unit of manifest.units) {
    for (const item of unit.resources) {
      const id = namedUuid(`${titleId}:resource:${item.identifier}`);
      const file = item.href ? findFile(files, item.href) : undefined;
      const mimetype = item.href ? mimetypeOf(item.href.split(/[?#]/, 1)[0] ?? "") : null;
      const known = before.get(id);
      const hasChanged = known !== undefined && known.sha256 !== (file?.sha256 ?? null);
      rows.push({
        id,
        title_id: titleId,
        unit_id: namedUuid(`${titleId}:unit:${unit.identifier}`),
        category_id: categories.get(categoryKey(item.category, item.subcategory))?.id ?? "",
        position: rows.length,
        name: item.name,
        description: mimetype?.startsWith("image/") ? item.name : null,
        type: mimetype ? typeOf(mimetype) : "link",
        mimetype,
        size: file?.size ?? null,
        duration: null,
        path: file?.path ?? null,
        captions_path: null,
        previewable: mimetype !== null && isPreviewable(mimetype),
        external_url: links.get(item.identifier) ?? null,
        classroom: false,
        is_installer: false,
        plus: false,
        for_students: true,
        editions: [],
        languages: [manifest.language],
        published_at: known?.published_at ?? firstPublished(file?.changedAt, before.size === 0, now),
        modified_at: hasChanged ? now : null,
      });
    }
  }
  return rows;
}

/**
 * A title that comes for the first time brings the dates of its files, so that a book of last year is not all news;
 * what a later import adds to it is published then.
 */
function firstPublished(changedAt: Date | undefined, isFirstImport: boolean, now: Date): Date {
  return isFirstImport && changedAt && changedAt < now ? changedAt : now;
}

function findFile(files: KeptFiles, href: string) {
  const plain = href.split(/[?#]/, 1)[0]?.replace(/^\.\//, "") ?? "";
  return files.get(plain) ?? files.get(decode(plain));
}
