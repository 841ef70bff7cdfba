import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";

const FOLDER = join(import.meta.dirname, "../../../migrations");

/** Brings the database to the newest form. The same numbered SQL files serve both kinds of database. */
export async function migrate<T>(db: Kysely<T>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => readMigrations() } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

function readMigrations(): Record<string, Migration> {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith(".sql"));
  return Object.fromEntries(
    files.sort().map((file) => [file.slice(0, -4), toMigration(readFileSync(join(FOLDER, file), "utf8"))]),
  );
}

function toMigration(text: string): Migration {
  return {
    async up(db) {
      for (const statement of statements(text)) await sql.raw(statement).execute(db);
    },
  };
}

/** Statements are separated by blank lines, so that bodies of functions may hold semicolons. */
export function statements(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim().replace(/;$/, ""))
    .filter((part) => part.split("\n").some((line) => line.trim() !== "" && !line.trim().startsWith("--")));
}
