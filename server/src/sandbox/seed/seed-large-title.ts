import type { Insertable, Kysely } from "kysely";
import type { Database, ResourceTable } from "../db/schema.ts";
import { seedTitleId } from "./seed-title.ts";
import { LARGE_TITLE_RESOURCES, type SeedTitle } from "./titles.ts";
import { namedUuid } from "./uuid.ts";

const KINDS = ["Mapa", "Lámina", "Esquema", "Fotografía", "Gráfica", "Línea del tiempo", "Plano", "Colección"];
const THEMES = [
  "de los ríos",
  "del corazón",
  "de la célula",
  "de Júpiter",
  "del Camino de Santiago",
  "de la energía",
  "del teatro",
  "de los números primos",
  "de las estaciones",
  "del ferrocarril",
];
const ROOMS = 4;
const ROWS_AT_ONCE = 500;
const DAY_MS = 86_400_000;

/** Writes a title with thousands of links, to see that long lists stay fast. */
export async function seedLargeTitle(db: Kysely<Database>, title: SeedTitle, now: Date): Promise<void> {
  const id = seedTitleId(title);
  await db
    .insertInto("title")
    .values({
      id,
      number: title.number,
      package_id: null,
      name: title.name,
      subject: title.subject,
      stage: title.stage,
      level: title.level,
      language: title.language,
      rights: null,
      studentable: false,
      updated_at: now,
    })
    .execute();
  const unitIds = title.units.map((_, position) => namedUuid(`unit:${title.key}:${position}`));
  await db
    .insertInto("unit")
    .values(title.units.map((name, position) => ({ id: unitIds[position] ?? "", title_id: id, position, name })))
    .execute();
  const rooms = Array.from({ length: ROOMS }, (_, at) => ({
    title_id: id,
    id: `vitrina-${at + 1}`,
    position: at,
    name: `Vitrina ${at + 1}`,
    parent_id: "coleccion",
    parent_name: "Colección",
  }));
  await db.insertInto("category").values(rooms).execute();
  await db
    .insertInto("edition")
    .values([
      { title_id: id, id: "e2026", name: "Edición 2026", languages: ["es", "en"] },
      { title_id: id, id: "e2023", name: "Edición 2023", languages: ["es"] },
    ])
    .execute();
  for (let from = 0; from < LARGE_TITLE_RESOURCES; from += ROWS_AT_ONCE) {
    await db
      .insertInto("resource")
      .values(Array.from({ length: ROWS_AT_ONCE }, (_, at) => row(title, id, unitIds, from + at, now)))
      .execute();
  }
}

function row(
  title: SeedTitle,
  titleId: string,
  unitIds: string[],
  position: number,
  now: Date,
): Insertable<ResourceTable> {
  const kind = KINDS[position % KINDS.length];
  const theme = THEMES[Math.floor(position / KINDS.length) % THEMES.length];
  return {
    id: namedUuid(`resource:${title.key}:${position}`),
    title_id: titleId,
    unit_id: unitIds[Math.floor((position * unitIds.length) / LARGE_TITLE_RESOURCES)] ?? null,
    category_id: `vitrina-${(position % ROOMS) + 1}`,
    position,
    name: `${kind} ${theme} n.º ${position + 1}`,
    description: null,
    type: "link",
    mimetype: null,
    size: null,
    duration: null,
    path: null,
    captions_path: null,
    external_url: `https://atlas.anaquel.example/pieza/${position + 1}`,
    editions: position % 2 ? ["e2026"] : ["e2023"],
    languages: position % 3 ? ["es"] : ["en"],
    published_at: new Date(now.getTime() - (position % 97 === 0 ? 3 : 120) * DAY_MS),
    modified_at: null,
  };
}
