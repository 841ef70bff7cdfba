import { type Insertable, type Kysely, sql } from "kysely";
import type { Database, ResourceTable } from "../db/schema.ts";
import { mimetypeOf } from "../media/types.ts";
import { namedUuid } from "../seed/uuid.ts";
import type { Manifest } from "./manifest.ts";
import { type ImportResult, type KeptFiles, titleIdOf } from "./package.ts";
import { collectCategories, toResources } from "./rows.ts";
import { guessSubject } from "./subject.ts";

const ROWS_AT_ONCE = 400;
/** Roles that find an imported title on their shelf. */
const GIVEN_TO = ["TEACHER", "USER_INTERNAL"];

/** Writes a title with its rows in the transaction it is given, and tells what it did. */
export async function writeTitle(
  db: Kysely<Database>,
  manifest: Manifest,
  files: KeptFiles,
  links: Map<string, string>,
  now: Date,
): Promise<ImportResult> {
  const titleId = titleIdOf(manifest);
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
