import type { Insertable, Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import type { FreeBooksTitleTable } from "../db/tables/free-books.ts";

const MARTA = 48213;
const RIBERA_DEL_DUERO = 9007741;
const BAHIA_DE_CADIZ = 9007743;
const PUERTA_DEL_DUERO = 9007802;
const DAY_MS = 86_400_000;
/** More than any year has, so that the order of last year is never one of this year. */
const ORDERED_DAYS_AGO = 380;

/**
 * What tests and people name: Marta has one saved child, Leo, who got his books of 1º ESO with the order of last year. Every other
 * teacher in Spain begins without children. Postal code 09400 has two schools, 28001 one without adoptions, 01001 none.
 */
export const SEED_FREE_BOOKS = {
  leo: 3301,
  lastYear: 880101,
  ribera: RIBERA_DEL_DUERO,
  level: 22,
  levelOfLastYear: 21,
  maths: 12,
  mathsIsbn: "9788400026011",
  workbookIsbn: "9788400000004",
} as const;

const LEVELS: Readonly<Record<number, string>> = {
  3: "Infantil 4 años",
  15: "5º Primaria",
  16: "6º Primaria",
  21: "1º ESO",
  22: "2º ESO",
  23: "3º ESO",
};

const SUBJECTS: Readonly<Record<number, string>> = {
  5: "Globalizado",
  12: "Matemáticas",
  14: "Lengua Castellana y Literatura",
  33: "Biología y Geología",
  41: "Física y Química",
  52: "Música",
};

/** ISBN, name, cost in cents, level, subject, the schools that adopted it. The workbook is out of stock. */
type SeedBook = readonly [isbn: string, name: string, cents: number, level: number, subject: number, at: number[]];

const BOOKS: readonly SeedBook[] = [
  ["9788400035051", "Mis primeras letras", 2150, 3, 5, [BAHIA_DE_CADIZ, PUERTA_DEL_DUERO]],
  ["9788400015121", "Matemáticas 5º Primaria", 2890, 15, 12, [PUERTA_DEL_DUERO]],
  ["9788400015527", "Música 5º Primaria", 2230, 15, 52, [PUERTA_DEL_DUERO]],
  ["9788400016142", "Lengua 6º Primaria", 2950, 16, 14, [BAHIA_DE_CADIZ, PUERTA_DEL_DUERO]],
  ["9788400021120", "Matemáticas 1º ESO", 3090, 21, 12, [RIBERA_DEL_DUERO, BAHIA_DE_CADIZ]],
  ["9788400021335", "Biología y Geología 1º ESO", 3120, 21, 33, [RIBERA_DEL_DUERO]],
  [SEED_FREE_BOOKS.mathsIsbn, "Matemáticas 2º ESO", 3190, 22, 12, [RIBERA_DEL_DUERO, BAHIA_DE_CADIZ]],
  [SEED_FREE_BOOKS.workbookIsbn, "Cuaderno de Matemáticas 2º ESO", 950, 22, 12, [RIBERA_DEL_DUERO]],
  ["9788400022417", "Física y Química 2º ESO", 3150, 22, 41, [RIBERA_DEL_DUERO]],
  ["9788400023148", "Lengua 3º ESO", 3210, 23, 14, [RIBERA_DEL_DUERO, BAHIA_DE_CADIZ]],
  ["9788400023414", "Física y Química 3º ESO", 3240, 23, 41, [RIBERA_DEL_DUERO]],
];

/** Writes the books that schools adopted, and the order that Marta paid last year. */
export async function seedFreeBooks(db: Kysely<Database>, now: Date): Promise<void> {
  await db.insertInto("free_books_level").values(named(LEVELS)).execute();
  await db.insertInto("free_books_subject").values(named(SUBJECTS)).execute();
  await db.insertInto("free_books_title").values(BOOKS.map(toTitle)).execute();
  await db
    .insertInto("free_books_adoption")
    .values(BOOKS.flatMap(([isbn, , , , , schools]) => schools.map((school_id) => ({ school_id, isbn }))))
    .execute();
  const lastYear = new Date(now.getTime() - ORDERED_DAYS_AGO * DAY_MS);
  await db
    .insertInto("free_books_child")
    .values({
      id: SEED_FREE_BOOKS.leo,
      account_id: MARTA,
      name: "Leo",
      surname1: "Soto",
      surname2: "Ruiz",
      birth: "2013-05-18",
      school_id: RIBERA_DEL_DUERO,
    })
    .execute();
  await db
    .insertInto("free_books_order")
    .values({
      id: SEED_FREE_BOOKS.lastYear,
      account_id: MARTA,
      status: "paid",
      total_cents: 1300,
      school_id: RIBERA_DEL_DUERO,
      ordered_on: lastYear.toISOString().slice(0, 10),
      paid_at: lastYear,
    })
    .execute();
  await db
    .insertInto("free_books_line")
    .values({
      order_id: SEED_FREE_BOOKS.lastYear,
      number: 1,
      child_id: SEED_FREE_BOOKS.leo,
      school_id: RIBERA_DEL_DUERO,
      level_id: SEED_FREE_BOOKS.levelOfLastYear,
      subject_id: SEED_FREE_BOOKS.maths,
      isbns: ["9788400021120"],
    })
    .execute();
  await db.insertInto("free_books_payment").values({ account_id: MARTA, year: lastYear.getUTCFullYear() }).execute();
}

function named(names: Readonly<Record<number, string>>) {
  return Object.entries(names).map(([id, name]) => ({ id: Number(id), name }));
}

function toTitle([isbn, name, cost_cents, level_id, subject_id]: SeedBook): Insertable<FreeBooksTitleTable> {
  return { isbn, name, cost_cents, level_id, subject_id, in_stock: isbn !== SEED_FREE_BOOKS.workbookIsbn };
}
