import { type Insertable, type Kysely, sql } from "kysely";
import { seededRandom } from "../covers/random.ts";
import type { Database, ResourceTable } from "../db/schema.ts";
import { forgetShelves } from "../domains/library/read-model.ts";
import type { MediaStore, StoredFile } from "../media/store.ts";
import { TooLargeError } from "../media/store.ts";
import { isPreviewable, mimetypeOf, typeOf } from "../media/types.ts";
import { namedUuid } from "../seed/uuid.ts";
import { type Archive, type ArchiveEntry, openArchive, toFault } from "./archive.ts";
import { type Manifest, type ManifestResource, readManifest, readWebLink } from "./manifest.ts";
import { PackageError } from "./problems.ts";
import { guessSubject } from "./subject.ts";

const MANIFEST = "imsmanifest.xml";
const MAX_MANIFEST_BYTES = 64 * 1024 * 1024;
const ROWS_AT_ONCE = 400;
/** Roles that find an imported title on their shelf. */
const GIVEN_TO = ["TEACHER", "USER_INTERNAL"];

/** What an import did. */
export interface ImportResult {
  titleId: string;
  name: string;
  units: number;
  resources: number;
  updated: boolean;
}

/** Told how many of the package's files have been read. */
export type ImportProgress = (done: number, total: number) => void;

/**
 * Imports a Common Cartridge. Everything is checked first, files are kept next, and one transaction writes the rest: a
 * package that is refused changes nothing. The same package again updates its title and keeps favourites.
 *
 * @throws PackageError with the reason when the package is refused
 */
export async function importPackage(
  db: Kysely<Database>,
  store: MediaStore,
  file: string,
  now: Date,
  progress: ImportProgress,
): Promise<ImportResult> {
  const archive = await openArchive(file);
  try {
    const manifestEntry = archive.entries.get(MANIFEST);
    if (!manifestEntry) throw new PackageError("no-manifest", `The package has no ${MANIFEST}`);
    const manifest = readManifest(await readText(manifestEntry, MAX_MANIFEST_BYTES));
    const links = await resolveLinks(archive, manifest);
    checkFiles(archive, manifest);
    const files = await keepFiles(archive, store, progress);
    const result = await db.transaction().execute((trx) => writeTitle(trx, manifest, files, links, now));
    // The embedded database never does so by itself, and plans badly for tables that have grown.
    await sql`ANALYZE`.execute(db);
    forgetShelves(db);
    return result;
  } finally {
    archive.close();
  }
}

async function readText(entry: ArchiveEntry, maxBytes: number): Promise<string> {
  if (entry.size > maxBytes) throw new PackageError("zip-bomb", `${entry.name} is larger than it may be`);
  const chunks: Buffer[] = [];
  for await (const chunk of await entry.stream()) chunks.push(chunk as Buffer);
  return new TextDecoder("utf-8").decode(Buffer.concat(chunks));
}

/** The addresses of web links that stand in files of their own, by resource identifier. */
async function resolveLinks(archive: Archive, manifest: Manifest): Promise<Map<string, string>> {
  const links = new Map<string, string>();
  for (const resource of allResources(manifest)) {
    if (resource.url) links.set(resource.identifier, resource.url);
    if (!resource.linkFile) continue;
    const entry = findEntry(archive, resource.linkFile);
    if (!entry)
      throw new PackageError(
        "missing-file",
        `"${resource.name}" needs ${resource.linkFile}, which is not in the package`,
      );
    links.set(resource.identifier, readWebLink(await readText(entry, 1024 * 1024), resource.linkFile));
  }
  return links;
}

function checkFiles(archive: Archive, manifest: Manifest): void {
  for (const { name, href } of allResources(manifest)) {
    if (href !== null && !findEntry(archive, href)) {
      throw new PackageError("missing-file", `"${name}" needs ${href}, which is not in the package`);
    }
  }
}

function allResources(manifest: Manifest): ManifestResource[] {
  return manifest.units.flatMap((unit) => unit.resources);
}

/** A file by the address in the manifest, which may be encoded, start with "./" or carry a query. */
function findEntry(archive: Archive, href: string): ArchiveEntry | undefined {
  const plain = href.split(/[?#]/, 1)[0]?.replace(/^\.\//, "") ?? "";
  return archive.entries.get(plain) ?? archive.entries.get(decode(plain));
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

type KeptFiles = Map<string, StoredFile & { path: string; changedAt: Date }>;

/** Streams every file of the package into the store, one after the other, so that memory stays flat. */
async function keepFiles(archive: Archive, store: MediaStore, progress: ImportProgress): Promise<KeptFiles> {
  const kept: KeptFiles = new Map();
  const entries = [...archive.entries.values()].filter(({ name }) => name !== MANIFEST);
  for (const [at, entry] of entries.entries()) {
    const file = await store.putStream(await entry.stream(), entry.size).catch((error: unknown) => {
      if (error instanceof TooLargeError) throw new PackageError("zip-bomb", `${entry.name} is larger than it says`);
      throw isOurFault(error) ? error : toFault(error as Error);
    });
    kept.set(entry.name, { ...file, path: encodePath(entry.name), changedAt: entry.changedAt });
    progress(at + 1, entries.length);
  }
  return kept;
}

/** A full or protected disk says nothing about the package. */
function isOurFault(error: unknown): boolean {
  return ["ENOSPC", "EACCES", "EROFS", "EMFILE", "EIO"].includes((error as NodeJS.ErrnoException).code ?? "");
}

function encodePath(name: string): string {
  return name.split("/").map(encodeURIComponent).join("/");
}

async function writeTitle(
  db: Kysely<Database>,
  manifest: Manifest,
  files: KeptFiles,
  links: Map<string, string>,
  now: Date,
): Promise<ImportResult> {
  const titleId = namedUuid(`package:${manifest.identifier}`);
  const known = await db.selectFrom("title").select("id").where("id", "=", titleId).executeTakeFirst();
  await upsertTitle(db, titleId, manifest, now);

  const units = manifest.units.map((unit, position) => ({
    id: namedUuid(`${titleId}:unit:${unit.identifier}`),
    title_id: titleId,
    position,
    name: unit.name,
  }));
  const categories = collectCategories(titleId, manifest);
  const before = await db
    .selectFrom("resource")
    .leftJoin("title_file", (join) =>
      join.onRef("title_file.title_id", "=", "resource.title_id").onRef("title_file.path", "=", "resource.path"),
    )
    .select(["resource.id", "title_file.sha256", "resource.published_at"])
    .where("resource.title_id", "=", titleId)
    .execute();
  const resources = toResources(
    titleId,
    manifest,
    files,
    links,
    categories,
    new Map(before.map((row) => [row.id, row])),
    now,
  );

  await db.deleteFrom("title_file").where("title_id", "=", titleId).execute();
  await insertAll(
    db,
    "title_file",
    [...files.entries()].map(([name, file]) => ({
      title_id: titleId,
      path: file.path,
      sha256: file.sha256,
      size: file.size,
      mimetype: mimetypeOf(name),
    })),
  );
  await db.deleteFrom("category").where("title_id", "=", titleId).execute();
  await insertAll(db, "category", [...categories.values()]);
  // Resources that stay keep their rows, and with them the favourites that refer to them.
  await db
    .deleteFrom("resource")
    .where("title_id", "=", titleId)
    .where(
      "id",
      "not in",
      resources.map(({ id }) => id),
    )
    .execute();
  for (let at = 0; at < units.length; at += ROWS_AT_ONCE) {
    await db
      .insertInto("unit")
      .values(units.slice(at, at + ROWS_AT_ONCE))
      .onConflict((conflict) =>
        conflict
          .column("id")
          .doUpdateSet((eb) => ({ position: eb.ref("excluded.position"), name: eb.ref("excluded.name") })),
      )
      .execute();
  }
  await upsertResources(db, resources);
  await db
    .deleteFrom("unit")
    .where("title_id", "=", titleId)
    .where(
      "id",
      "not in",
      units.map(({ id }) => id),
    )
    .execute();
  await giveToTeachers(db, titleId);
  await writeBookProduct(db, titleId, manifest, resources);
  return {
    titleId,
    name: manifest.name,
    units: units.length,
    resources: resources.length,
    updated: known !== undefined,
  };
}

async function upsertTitle(db: Kysely<Database>, id: string, manifest: Manifest, now: Date): Promise<void> {
  const facts = { name: manifest.name, language: manifest.language, rights: manifest.rights, updated_at: now };
  const { highest } = await db
    .selectFrom("title")
    .select(({ fn }) => fn.max("number").as("highest"))
    .executeTakeFirstOrThrow();
  await db
    .insertInto("title")
    .values({
      id,
      number: Number(highest ?? 2600) + 1,
      package_id: manifest.identifier,
      subject: guessSubject(manifest.name),
      stage: "Universidad",
      level: null,
      studentable: true,
      ...facts,
    })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(facts))
    .execute();
}

type Categories = Map<string, Database["category"]>;

function collectCategories(titleId: string, manifest: Manifest): Categories {
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

function toResources(
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

async function upsertResources(
  db: Kysely<Database>,
  resources: (Insertable<ResourceTable> & { id: string })[],
): Promise<void> {
  for (let at = 0; at < resources.length; at += ROWS_AT_ONCE) {
    await db
      .insertInto("resource")
      .values(resources.slice(at, at + ROWS_AT_ONCE))
      .onConflict((conflict) =>
        conflict.column("id").doUpdateSet((eb) => ({
          unit_id: eb.ref("excluded.unit_id"),
          category_id: eb.ref("excluded.category_id"),
          position: eb.ref("excluded.position"),
          name: eb.ref("excluded.name"),
          description: eb.ref("excluded.description"),
          type: eb.ref("excluded.type"),
          mimetype: eb.ref("excluded.mimetype"),
          size: eb.ref("excluded.size"),
          path: eb.ref("excluded.path"),
          previewable: eb.ref("excluded.previewable"),
          external_url: eb.ref("excluded.external_url"),
          languages: eb.ref("excluded.languages"),
          modified_at: sql<Date | null>`coalesce(excluded.modified_at, resource.modified_at)`,
        })),
      )
      .execute();
  }
}

async function insertAll<Table extends "title_file" | "category">(
  db: Kysely<Database>,
  table: Table,
  rows: Database[Table][],
): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    // Both tables are written from objects of just their columns.
    await db
      .insertInto(table)
      .values(rows.slice(at, at + ROWS_AT_ONCE) as never)
      .execute();
  }
}

/** Puts the title on the shelves of teachers who have a shelf, and of the demo teacher, once. */
async function giveToTeachers(db: Kysely<Database>, titleId: string): Promise<void> {
  await sql`
    INSERT INTO library_entry (account_id, title_id, adoption, adoption_type, promotion, position)
    SELECT DISTINCT a.id, ${titleId}::uuid, 1, 'ADOPTION', 0, -1
    FROM account a JOIN library_entry e ON e.account_id = a.id AND e.adoption_type = 'ADOPTION'
    WHERE a.role IN (${sql.join(GIVEN_TO)})
    ON CONFLICT DO NOTHING`.execute(db);
}

/** The digital book: the first page of the title, for the teacher and for students. */
async function writeBookProduct(
  db: Kysely<Database>,
  titleId: string,
  manifest: Manifest,
  resources: (Insertable<ResourceTable> & { id: string })[],
): Promise<void> {
  const first =
    resources.find(({ mimetype }) => mimetype === "text/html") ?? resources.find(({ previewable }) => previewable);
  if (!first) return;
  const product = { name: manifest.name, resource_id: first.id, path: first.path ?? null };
  await db
    .insertInto("product")
    .values({
      id: namedUuid(`${titleId}:product:book`),
      title_id: titleId,
      position: 0,
      type: "Interno online",
      user_type: "Ambos",
      token: null,
      end_date: null,
      students: null,
      activations: null,
      free_activations: null,
      url: null,
      ...product,
    })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(product))
    .execute();
}
