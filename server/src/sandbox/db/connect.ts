import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { PGlite, types as pgliteTypes } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { Kysely, PGliteDialect, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { lockFolder } from "./lock.ts";
import type { Database } from "./schema.ts";

/** A connected database, embedded or a PostgreSQL server. */
export interface Connection {
  db: Kysely<Database>;
  kind: "pglite" | "postgres";
  /** Tidies up after many changes; the embedded database never does so by itself. */
  vacuum(): Promise<void>;
  close(): Promise<void>;
}

const DATE = 1082;
const INT8 = 20;
const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 2000;

/**
 * Opens the embedded database in a folder; `null` keeps it in memory. A second process on the folder is refused. `fresh`
 * throws away what was there.
 */
export async function connectEmbedded(folder: string | null, { fresh = false } = {}): Promise<Connection> {
  if (folder) mkdirSync(folder, { recursive: true });
  const unlock = folder ? lockFolder(folder) : () => {};
  if (folder && fresh) rmSync(join(folder, "pgdata"), { recursive: true, force: true });
  const client = await PGlite.create({
    ...(folder ? { dataDir: join(folder, "pgdata") } : {}),
    extensions: { pg_trgm, unaccent },
    postgresqlconf: ["shared_buffers=16MB", "max_wal_size=64MB"],
    // Days stay days: no time zone may move them.
    parsers: { [DATE]: (value: string) => value, [INT8]: Number, [pgliteTypes.NUMERIC]: Number },
  }).catch((error: unknown) => {
    unlock();
    throw error;
  });
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite: client }) });
  return {
    db,
    kind: "pglite",
    vacuum: async () => {
      await client.exec("VACUUM ANALYZE");
    },
    close: async () => {
      await db.destroy();
      if (!client.closed) await client.close();
      unlock();
    },
  };
}

/** Connects to a PostgreSQL server. */
export async function connectServer(url: string): Promise<Connection> {
  const types = {
    getTypeParser(oid: number, format?: "text" | "binary") {
      if (oid === DATE) return (value: string) => value;
      if (oid === INT8 || oid === pg.types.builtins.NUMERIC) return Number;
      return pg.types.getTypeParser(oid, format);
    },
  };
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types: types as pg.CustomTypesConfig,
  });
  // A server that goes away breaks idle connections; the next query opens a new one or fails with a clear error.
  pool.on("error", () => {});
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    kind: "postgres",
    vacuum: async () => {
      await sql`ANALYZE`.execute(db);
    },
    close: () => db.destroy(),
  };
}
