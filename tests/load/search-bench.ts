import { type Kysely, sql } from "kysely";
import { connectServer } from "../../server/src/sandbox/db/connect.ts";
import { migrate } from "../../server/src/sandbox/db/migrate.ts";
import type { Database } from "../../server/src/sandbox/db/schema.ts";
import { searchUsers, type UserFilters } from "../../server/src/sandbox/domains/admin-customers/store.ts";
import { startDatabase } from "../support/database.ts";
import { atMost, median, type Row } from "./measure.ts";

const SMALL = 10_000;
const LARGE = 1_000_000;
const ROUNDS = 15;
const REACH = 2;

/** Searches whose answer is as long in both crowds: the size of the table alone makes the difference. */
const SEARCHES: readonly [string, UserFilters][] = [
  ["by id", { id: 100_077 }],
  ["by a rare surname without its accent", { surname1: "zubizarreta" }],
  ["by part of an address", { email: "persona77@" }],
  ["by a whole address", { email: "persona77@escuelas.example" }],
  ["by a surname and a role", { surname1: "etxe", role: "TEACHER" }],
  ["by a role alone", { role: "TEACHER" }],
  ["by a name that half of them have", { name: "ana" }],
  ["by two letters that nobody has", { surname1: "qx" }],
];

/** The customer search over a million users, against ten thousand, on PostgreSQL. */
export async function benchSearch(): Promise<Row[]> {
  const [smaller, larger] = await Promise.all([startDatabase(), startDatabase()]);
  const [small, large] = await Promise.all([connectServer(smaller.url), connectServer(larger.url)]);
  await fill(small.db, SMALL);
  await fill(large.db, LARGE);
  const rows: Row[] = [];
  for (const [name, filters] of SEARCHES) {
    const times: { small: number[]; large: number[] } = { small: [], large: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      times.small.push(await duration(() => searchUsers(small.db, filters)));
      times.large.push(await duration(() => searchUsers(large.db, filters)));
    }
    const factor = median(times.large) / median(times.small);
    rows.push(atMost(`user search ${name}, a million against ten thousand`, factor, REACH, "×"));
  }
  await Promise.all([small.close(), large.close()]);
  await Promise.all([smaller.stop(), larger.stop()]);
  return rows;
}

/** People of whom two hundred have a rare surname, whatever their number. Indexes are made after the rows, which is faster. */
async function fill(db: Kysely<Database>, count: number): Promise<void> {
  await migrate(db);
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    SELECT indexname AS name, indexdef AS definition FROM pg_indexes
    WHERE tablename = 'account' AND indexdef LIKE '%USING gin%'`.execute(db);
  for (const { name } of indexes) await sql`DROP INDEX ${sql.ref(name)}`.execute(db);
  await sql`
    INSERT INTO account (id, mail, name, surname1, surname2, role, card, created_at)
    SELECT 100000 + n, 'persona' || n || '@escuelas.example',
      (ARRAY['Ana', 'Álvaro', 'Mariana', 'Begoña'])[1 + n % 4],
      CASE WHEN n % ${sql.lit(count / 100)} = 7 THEN 'Zubízarreta' WHEN n % ${sql.lit(count / 100)} = 8 THEN 'Etxeberría'
        ELSE (ARRAY['Ruiz', 'Núñez', 'Soler', 'García', 'Marín', 'Ibáñez', 'Colón'])[1 + n % 7] END,
      (ARRAY['López', 'Muñoz', 'Rey', NULL])[1 + n % 4],
      (ARRAY['TEACHER', 'TEACHER_DEMO', 'STUDENT', 'TEACHER', 'TEACHER_FAKE'])[1 + n % 5],
      lpad(n::text, 8, '0') || 'X', now() - n * interval '1 minute'
    FROM generate_series(1, ${sql.lit(count)}) AS n`.execute(db);
  for (const { definition } of indexes) await sql.raw(definition).execute(db);
  await sql`VACUUM ANALYZE account`.execute(db);
}

async function duration(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
