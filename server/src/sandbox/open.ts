import { join } from "node:path";
import { sql } from "kysely";
import { createClock } from "../lib/clock.ts";
import { keptKey } from "../lib/secrets.ts";
import { databaseName, type SandboxConfig } from "./config.ts";
import { type Connection, connectEmbedded, connectServer } from "./db/connect.ts";
import { migrate } from "./db/migrate.ts";
import { createThirdParties } from "./domains/session/third-parties.ts";
import type { Services } from "./http/context.ts";
import { settleLeftovers } from "./media/let-go.ts";
import { createMediaStore } from "./media/store.ts";
import { createTickets } from "./media/ticket.ts";
import { type SeedProgress, seedOnce } from "./seed/seed.ts";

/** Stands for the database in the data folder where databases have names. */
const EMBEDDED = "embedded";

/** Opens everything that handlers work with: database migrated and seeded, files, tickets, identity providers. */
export async function openServices(
  config: SandboxConfig,
  progress: SeedProgress,
): Promise<{ services: Services; close: () => Promise<void> }> {
  progress("Opening the database", 0, 0);
  const connection = await connect(config);
  try {
    await migrate(connection.db);
    const clock = createClock();
    const store = createMediaStore(join(config.dataDir, "media"), databaseName(config) ?? EMBEDDED);
    const services: Services = {
      db: connection.db,
      clock,
      config,
      store,
      tickets: createTickets(keptKey(config.dataDir, "media")),
      thirdParties: createThirdParties(config),
    };
    if (await seedOnce(connection.db, store, new Date(clock.now()), progress)) await connection.vacuum();
    await settleLeftovers(connection.db, store);
    return { services, close: connection.close };
  } catch (error) {
    await connection.close();
    throw error;
  }
}

async function connect({ databaseUrl, dataDir, fresh }: SandboxConfig): Promise<Connection> {
  if (!databaseUrl) return connectEmbedded(join(dataDir, "db"), { fresh });
  const connection = await connectServer(databaseUrl);
  if (!fresh) return connection;
  try {
    await empty(connection);
    return connection;
  } catch (error) {
    await connection.close();
    throw error;
  }
}

/** Throws away everything in a database, when it is the portal's own. */
async function empty({ db }: Connection): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`.execute(db);
  const names = new Set(rows.map(({ name }) => name));
  if (names.size > 0 && !(names.has("kysely_migration") && names.has("share_link"))) {
    throw new Error("The database holds tables that are not the portal's. Nothing was thrown away; name another one.");
  }
  await sql`DROP SCHEMA public CASCADE`.execute(db);
  await sql`CREATE SCHEMA public`.execute(db);
}
