/** Imports packages from the command line: through the running sandbox, or by itself when none runs. */
import { existsSync, readFileSync } from "node:fs";
import { request } from "node:http";
import { connect } from "node:net";
import { basename, join } from "node:path";
import { createInterface } from "node:readline";
import { databaseName } from "../config.ts";
import { openServices } from "../open.ts";
import { importPackage } from "./import.ts";
import { PackageError } from "./problems.ts";
import type { ImportEvent } from "./routes.ts";

const BAR_WIDTH = 28;

type Importer = (file: string, tell: (event: ImportEvent) => void) => Promise<void>;

async function main(files: string[]): Promise<number> {
  const dataDir = process.env.DATA_DIR ?? ".data";
  const socket = await runningSandbox(dataDir, process.env.DATABASE_URL ?? null);
  const { importFile, close } = socket ? throughSandbox(socket) : await byItself(dataDir);
  let refused = 0;
  try {
    for (const file of files) {
      await importFile(file, (event) => {
        show(basename(file), event);
        if (event.type === "refused") refused += 1;
      });
    }
  } finally {
    await close();
  }
  return refused > 0 ? 1 : 0;
}

/** The socket of the sandbox that serves this data folder, when it is alive and works on the database that was named, if any. */
async function runningSandbox(dataDir: string, databaseUrl: string | null): Promise<string | null> {
  const file = join(dataDir, "sandbox.json");
  if (!existsSync(file)) return null;
  const { socket, database } = JSON.parse(readFileSync(file, "utf8")) as { socket: string; database: string | null };
  const isOther = databaseUrl !== null && databaseName({ databaseUrl }) !== database;
  return isOther || !(await answers(socket)) ? null : socket;
}

function answers(socketPath: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(socketPath);
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.end());
  });
}

function throughSandbox(socketPath: string): { importFile: Importer; close: () => Promise<void> } {
  const importFile: Importer = (file, tell) =>
    new Promise((resolve, reject) => {
      const sent = request(
        { socketPath, method: "POST", path: "/catalogue/import", headers: { "content-type": "application/json" } },
        (answer) => {
          const lines = createInterface({ input: answer });
          let isOver = false;
          lines.on("line", (line) => {
            const event = JSON.parse(line) as ImportEvent;
            isOver = event.type !== "progress";
            tell(event);
          });
          lines.on("error", reject);
          lines.on("close", () => (isOver ? resolve() : reject(new Error("the portal stopped in the middle of it"))));
        },
      );
      sent.once("error", reject);
      sent.end(JSON.stringify({ file }));
    });
  return { importFile, close: async () => {} };
}

async function byItself(dataDir: string): Promise<{ importFile: Importer; close: () => Promise<void> }> {
  const { services, close } = await openServices(
    {
      socket: "",
      dataDir,
      databaseUrl: process.env.DATABASE_URL ?? null,
      publicUrl: "http://localhost:3000/",
      fresh: false,
      providers: { google: null, microsoft: null },
    },
    () => {},
  );
  const importFile: Importer = async (file, tell) => {
    try {
      const result = await importPackage(services.db, services.store, file, new Date(), (done, total) =>
        tell({ type: "progress", done, total }),
      );
      tell({ type: "done", ...result });
    } catch (error) {
      if (!(error instanceof PackageError)) throw error;
      tell({ type: "refused", fault: error.fault, message: error.message });
    }
  };
  return { importFile, close };
}

function show(name: string, event: ImportEvent): void {
  const isTerminal = process.stdout.isTTY;
  if (event.type === "progress") {
    if (!isTerminal) return;
    const bar = "█".repeat(Math.round((event.done / event.total) * BAR_WIDTH)).padEnd(BAR_WIDTH, "░");
    process.stdout.write(`\r\x1b[K${bar} ${event.done}/${event.total} ${name}`);
    return;
  }
  if (isTerminal) process.stdout.write("\r\x1b[K");
  if (event.type === "done") {
    const what = event.updated ? "updated" : "imported";
    process.stdout.write(`${name}: ${what} “${event.name}”, ${event.units} units, ${event.resources} resources\n`);
  } else {
    process.stderr.write(`${name}: refused (${event.fault}). ${event.message}\nNothing was changed.\n`);
  }
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`The import failed: ${(error as Error).message}\n`);
    process.exitCode = 1;
  },
);
