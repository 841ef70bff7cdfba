import { rmSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { createClock } from "../lib/clock.ts";
import { keptKey } from "../lib/secrets.ts";
import type { SandboxConfig } from "./config.ts";
import { type Connection, connectEmbedded, connectServer } from "./db/connect.ts";
import { migrate } from "./db/migrate.ts";
import { createThirdParties } from "./domains/session/third-parties.ts";
import type { Services } from "./http/context.ts";
import { createMediaStore } from "./media/store.ts";
import { createTickets } from "./media/ticket.ts";
import { type SeedProgress, seedOnce } from "./seed/seed.ts";

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
    const store = createMediaStore(join(config.dataDir, "media"));
    const services: Services = {
      db: connection.db,
      clock,
      config,
      store,
      tickets: createTickets(keptKey(config.dataDir, "media")),
      thirdParties: createThirdParties(config),
    };
    if (await seedOnce(connection.db, store, new Date(clock.now()), progress)) await connection.vacuum();
    return { services, close: connection.close };
  } catch (error) {
    await connection.close();
    throw error;
  }
}

async function connect({ databaseUrl, dataDir, fresh }: SandboxConfig): Promise<Connection> {
  if (!databaseUrl) {
    const folder = join(dataDir, "db");
    if (fresh) rmSync(join(folder, "pgdata"), { recursive: true, force: true });
    return connectEmbedded(folder);
  }
  const connection = await connectServer(databaseUrl);
  if (fresh)
    await sql`DROP SCHEMA public CASCADE`
      .execute(connection.db)
      .then(() => sql`CREATE SCHEMA public`.execute(connection.db));
  return connection;
}
