import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { connectServer } from "../../server/src/sandbox/db/connect.ts";

/** Where the demo data of a run are, which every portal and reference API of the tests gets a copy of. */
export interface Seeded {
  folder: string;
  /** Address of a database on a server, when there is one. */
  database: string | null;
}

const VARIABLE = "TEST_SEEDED";

/** Tells the processes of the tests where the demo data are. */
export function announceSeeded(seeded: Seeded): void {
  process.env[VARIABLE] = JSON.stringify(seeded);
}

function findSeeded(): Seeded | null {
  return JSON.parse(process.env[VARIABLE] ?? "null");
}

/** A new data folder, with a copy of the demo data when they are wanted and at hand. */
export function newDataFolder(isSeeded = true): string {
  const folder = mkdtempSync(join(tmpdir(), "anaquel-"));
  const seeded = isSeeded && findSeeded();
  if (seeded) cpSync(seeded.folder, folder, { recursive: true });
  return folder;
}

/** Address of a new database with a copy of the demo data; null without a server. */
export async function newDatabase(): Promise<string | null> {
  const seeded = findSeeded()?.database;
  if (!seeded) return null;
  const [server, template = ""] = [seeded.replace(/[^/]+$/, ""), seeded.split("/").at(-1)];
  const name = `copy_${process.pid}_${Date.now()}`;
  const connection = await connectServer(`${server}postgres`);
  await connection.db.connection().execute(async (db) => {
    // Two copies of one database cannot be made at the same time.
    await sql`SELECT pg_advisory_lock(1)`.execute(db);
    await sql`CREATE DATABASE ${sql.id(name)} TEMPLATE ${sql.id(template)}`.execute(db);
  });
  await connection.close();
  return server + name;
}
