import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Insertable, Kysely } from "kysely";
import { seededRandom } from "../covers/random.ts";
import type { Database, ResourceTable } from "../db/schema.ts";
import { makePage, makePdf, makePicture, makeTune, makeZip } from "../media/make.ts";
import type { MediaStore } from "../media/store.ts";
import { mimetypeOf } from "../media/types.ts";
import { BALANCE_CAPTIONS, BALANCE_SECONDS } from "./balance-captions.ts";
import { CONTRACT_IDS, shownResourceId } from "./contract-ids.ts";
import { licenceDays } from "./licence-days.ts";
import { CATEGORIES, PLAN, type SeedFile } from "./resource-plan.ts";
import type { SeedTitle } from "./titles.ts";
import { namedUuid } from "./uuid.ts";

const DAY_MS = 86_400_000;
const ROWS_AT_ONCE = 500;
const CLIP = join(import.meta.dirname, "../../../seed/balance.mp4");

const TASKS = {
  es: [
    "Explica con tus palabras la idea principal de la unidad.",
    "Resuelve el ejemplo de la página 24 y comprueba el resultado.",
    "Busca un caso parecido en tu barrio y descríbelo en cinco líneas.",
    "Compara tu solución con la de otra persona: ¿en qué se diferencian?",
  ],
  en: [
    "Explain the main idea of the unit in your own words.",
    "Solve the example on page 24 and check the result.",
    "Find a similar case near your home and describe it in five lines.",
    "Compare your solution with someone else's: how do they differ?",
  ],
  it: [
    "Spiega con parole tue l'idea principale dell'unità.",
    "Risolvi l'esempio di pagina 24 e controlla il risultato.",
    "Cerca un caso simile vicino a casa e descrivilo in cinque righe.",
    "Confronta la tua soluzione con quella di un'altra persona: in che cosa differiscono?",
  ],
} as const;

/** Id of a demo title. */
export function seedTitleId({ key }: Pick<SeedTitle, "key">): string {
  const shown: Readonly<Record<string, string>> = CONTRACT_IDS.titles;
  return shown[key] ?? namedUuid(`title:${key}`);
}

/** The kind of product that the digital book of every demo title is. */
export const BOOK = "Interno online";
/** The title whose licences end soon. */
const ENDS_SOON = "tecnologia-2";

/** Id of a product of a demo title. */
export function seedProductId({ key }: Pick<SeedTitle, "key">, type: string): string {
  return key === CONTRACT_IDS.unit.title && type === BOOK ? CONTRACT_IDS.book : namedUuid(`product:${key}:${type}`);
}

/** Writes a demo title with its files, units, categories, resources and products. */
export async function seedTitle(db: Kysely<Database>, store: MediaStore, title: SeedTitle, now: Date): Promise<void> {
  const id = seedTitleId(title);
  const { language, subject } = title;
  const files = new Map<string, { sha256: string; size: number }>();
  const keep = (path: string, content: Buffer) => files.set(path, store.put(content));

  const random = seededRandom(title.key);
  const tune = makeTune(random);
  keep("audio/sintonia.wav", tune.content);
  keep("video/balance.mp4", readFileSync(CLIP));
  keep(`video/balance-${language}.vtt`, Buffer.from(BALANCE_CAPTIONS[language]));
  keep("instalador.zip", await makeZip({ "LEEME.txt": `${title.name}\n` }));
  for (const [at, unit] of title.units.entries()) await makeUnitFiles(title, at + 1, unit, keep);

  await db
    .insertInto("title")
    .values({
      id,
      number: title.number,
      package_id: null,
      name: title.name,
      subject,
      stage: title.stage,
      level: title.level,
      language,
      rights: null,
      studentable: true,
      updated_at: now,
    })
    .execute();
  await db
    .insertInto("unit")
    .values(title.units.map((name, position) => ({ id: unitId(title, position), title_id: id, position, name })))
    .execute();
  await db
    .insertInto("category")
    .values(
      CATEGORIES.map((category, position) => ({
        title_id: id,
        id: category.id,
        position,
        name: category.name[language],
        parent_id: category.parentId,
        parent_name: category.parentName[language],
      })),
    )
    .execute();
  await db
    .insertInto("edition")
    .values([
      {
        title_id: id,
        id: "e2026",
        name: { es: "Edición 2026", en: "2026 edition", it: "Edizione 2026" }[language],
        languages: [language],
      },
      {
        title_id: id,
        id: "e2023",
        name: { es: "Edición 2023", en: "2023 edition", it: "Edizione 2023" }[language],
        languages: [language],
      },
    ])
    .execute();
  await db
    .insertInto("title_file")
    .values([...files].map(([path, file]) => ({ title_id: id, path, ...file, mimetype: mimetypeOf(path) })))
    .execute();

  const sizeOf = (path: string | null) => (path ? (files.get(path)?.size ?? null) : null);
  const resources = planResources(title, id, now, tune.seconds).map((row) => ({
    ...row,
    size: sizeOf(row.path ?? null),
  }));
  for (let at = 0; at < resources.length; at += ROWS_AT_ONCE) {
    await db
      .insertInto("resource")
      .values(resources.slice(at, at + ROWS_AT_ONCE))
      .execute();
  }
  await seedProducts(db, title, id, now);
}

async function makeUnitFiles(
  title: SeedTitle,
  number: number,
  unit: string,
  keep: (path: string, content: Buffer) => void,
) {
  const { subject, language } = title;
  const kicker = `${title.name}${title.level ? ` · ${title.level}` : ""} · ${number}`;
  const folder = `u${number}`;
  keep(`${folder}/esquema.png`, await makePicture(`${title.key}-${number}`, subject, unit));
  keep(`${folder}/pagina.html`, Buffer.from(makePage(language, unit, "esquema.png")));
  keep(`${folder}/prueba.pdf`, await makePdf(subject, unit, kicker, TASKS[language]));
  keep(`${folder}/soluciones.pdf`, await makePdf(subject, unit, kicker, [...TASKS[language]].reverse()));
  keep(`${folder}/presentacion.pdf`, await makePdf(subject, unit, kicker, TASKS[language].slice(0, 2)));
  keep(`${folder}/fichas.zip`, await makeZip({ "ficha-1.txt": TASKS[language].join("\n"), "ficha-2.txt": unit }));
}

function fileOf(file: SeedFile, unit: number): string | null {
  const folder = `u${unit}`;
  switch (file) {
    case "video":
      return "video/balance.mp4";
    case "audio":
      return "audio/sintonia.wav";
    case "image":
      return `${folder}/esquema.png`;
    case "page":
      return `${folder}/pagina.html`;
    case "test":
      return `${folder}/prueba.pdf`;
    case "answers":
      return `${folder}/soluciones.pdf`;
    case "slides":
      return `${folder}/presentacion.pdf`;
    case "zip":
      return `${folder}/fichas.zip`;
    default:
      return null;
  }
}

function planResources(
  title: SeedTitle,
  titleId: string,
  now: Date,
  audioSeconds: number,
): Insertable<ResourceTable>[] {
  const { language } = title;
  const rows: Insertable<ResourceTable>[] = [];
  for (const [unit, unitName] of title.units.entries()) {
    for (const planned of PLAN) {
      if (planned.plus && !title.plus) continue;
      const path = fileOf(planned.file, unit + 1);
      const mimetype = path ? mimetypeOf(path) : null;
      const position = rows.length;
      // Material of the newest unit came in the last days; that of the unit before was changed then.
      const age = unit === 3 ? 4 : 200 + unit;
      rows.push({
        id: shownResourceId(title.key, unit, planned) ?? namedUuid(`resource:${title.key}:${position}`),
        title_id: titleId,
        unit_id: unitId(title, unit),
        category_id: planned.category,
        position,
        name: planned.name[language].replace("{unit}", unitName),
        description: null,
        type: planned.type,
        mimetype,
        size: null,
        duration: planned.file === "video" ? BALANCE_SECONDS : planned.file === "audio" ? audioSeconds : null,
        path,
        captions_path: planned.file === "video" ? `video/balance-${language}.vtt` : null,
        previewable: path !== null && !path.endsWith(".zip"),
        external_url: planned.file === null ? `https://ampliar.anaquel.example/${title.key}/${unit + 1}` : null,
        classroom: planned.type === "presentation",
        is_installer: false,
        plus: planned.plus ?? false,
        for_students: !planned.teacherOnly,
        editions: unit % 2 ? ["e2026"] : ["e2026", "e2023"],
        languages: [language],
        published_at: new Date(now.getTime() - age * DAY_MS),
        modified_at: unit === 2 ? new Date(now.getTime() - 5 * DAY_MS) : null,
      });
    }
  }
  rows.push({
    id: namedUuid(`resource:${title.key}:installer`),
    title_id: titleId,
    unit_id: null,
    category_id: "ampliar-instalables",
    position: rows.length,
    name: { es: "Instalador sin conexión", en: "Offline installer", it: "Programma per l'uso offline" }[language],
    description: null,
    type: "download",
    mimetype: "application/zip",
    size: null,
    duration: null,
    path: "instalador.zip",
    captions_path: null,
    external_url: null,
    is_installer: true,
    for_students: false,
    editions: ["e2026"],
    languages: [language],
    published_at: new Date(now.getTime() - 300 * DAY_MS),
    modified_at: null,
  });
  return rows;
}

function unitId(title: SeedTitle, position: number): string {
  const { title: key, position: shown, id } = CONTRACT_IDS.unit;
  if (title.key === key && position === shown) return id;
  return namedUuid(`unit:${title.key}:${position}`);
}

async function seedProducts(db: Kysely<Database>, title: SeedTitle, titleId: string, now: Date): Promise<void> {
  const book = { es: "Libro digital", en: "Digital book", it: "Libro digitale" }[title.language];
  const name = `${book} ${title.name}`;
  const days = licenceDays(now);
  const base = {
    title_id: titleId,
    token: null,
    end_date: title.key === ENDS_SOON ? days.endsSoon : days.valid,
    students: 30,
    activations: 25,
    free_activations: 22,
    resource_id: null,
    path: null,
    url: null,
  };
  const firstPage = await db
    .selectFrom("resource")
    .select(["id", "path"])
    .where("title_id", "=", titleId)
    .where("mimetype", "=", "text/html")
    .orderBy("position")
    .executeTakeFirst();
  const product = (position: number, type: string, userType: string, more: object) => ({
    ...base,
    id: seedProductId(title, type),
    position,
    name: type === BOOK ? name : `${type} ${title.name}`,
    type,
    user_type: userType,
    ...more,
  });
  await db
    .insertInto("product")
    .values([
      product(0, BOOK, "Ambos", { resource_id: firstPage?.id ?? null, path: firstPage?.path ?? null }),
      product(1, "Externo online", "Profesor", { url: `https://externo.anaquel.example/${title.key}` }),
      product(2, "OLB", "Alumno", { token: "OLB4K7P2Q9WX3RTZ" }),
      product(3, "Blink", "Alumno", { token: "BLK8842771", free_activations: 0 }),
      product(4, "HUB", "Ambos", { token: "HUB2Z8M4T6VB1QSX" }),
    ])
    .execute();
}
