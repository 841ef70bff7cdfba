import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { importPackage } from "../../server/src/sandbox/catalogue/import.ts";
import { databaseName } from "../../server/src/sandbox/config.ts";
import { createMediaStore } from "../../server/src/sandbox/media/store.ts";
import { openServices } from "../../server/src/sandbox/open.ts";
import { newDataFolder } from "../support/seeded.ts";
import { type Cartridge, writeCartridge } from "./cartridges.ts";
import { startSandbox, type TestSandbox } from "./harness.ts";

const SOURCE = join(import.meta.dirname, "../../server/src/sandbox/media/store.ts");
const CENTRAL = Buffer.from([0x50, 0x4b, 0x01, 0x02]);

let sandbox: TestSandbox;
let made = 0;

beforeAll(async () => {
  sandbox = await startSandbox();
  // A copy of the demo data names the database that it was copied from.
  writeFileSync(join(media(), ".databases"), "");
  createMediaStore(media(), database());
});
afterAll(() => sandbox.stop());

const media = () => join(sandbox.dataDir, "media");
const filesIn = (folder: string) => readdirSync(folder).sort();
const place = () => join(sandbox.dataDir, `files-${made++}.imscc`);
const database = () => databaseName(sandbox.services.config) ?? "embedded";
const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");
const isKept = (text: string) => existsSync(join(media(), hashOf(text)));

function run(file: string) {
  const { db, store, clock } = sandbox.services;
  return importPackage(db, store, file, new Date(clock.now()), () => {});
}

/** A package whose resources are these files. */
function packageOf(id: string, files: Record<string, string>): Cartridge {
  return { id, items: Object.keys(files).map((file, at) => ({ id: `I${at}`, title: file, file })), files };
}

const importOf = async (id: string, files: Record<string, string>) =>
  run(await writeCartridge(place(), packageOf(id, files)));

describe("a package that is refused leaves no file", () => {
  test("when its last file is larger than it says, after the others were unpacked", async () => {
    const before = filesIn(media());
    const file = await writeCartridge(place(), packageOf("late", { "a.html": "<p>late a", "b.html": "<p>late b" }));
    const bytes = readFileSync(file);
    bytes.writeUInt32LE(3, bytes.lastIndexOf(CENTRAL) + 24);
    writeFileSync(file, bytes);
    await expect(run(file)).rejects.toMatchObject({ fault: "zip-bomb" });
    expect(filesIn(media())).toEqual(before);
  });

  test("when the database refuses its rows at the very end, and keeps what others have under the same content", async () => {
    const { db } = sandbox.services;
    await importOf("first", { "shared.html": "<p>shared" });
    const before = filesIn(media());
    await sql`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''refused late''; END'`.execute(
      db,
    );
    await sql`CREATE CONSTRAINT TRIGGER refuse_title AFTER INSERT ON title DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW EXECUTE FUNCTION refuse()`.execute(db);
    try {
      await expect(importOf("second", { "shared.html": "<p>shared", "own.html": "<p>own" })).rejects.toThrow(
        "refused late",
      );
    } finally {
      await sql`DROP TRIGGER refuse_title ON title`.execute(db);
    }
    expect(filesIn(media())).toEqual(before);
    expect(isKept("<p>shared")).toBe(true);
  });
});

describe("an import that is killed half-way", () => {
  /** Unpacks a file into a store, publishes it, begins with a second one, and dies. */
  async function dieIn(folder: string, database: string): Promise<void> {
    const program = `
      import { Readable } from "node:stream";
      import { createMediaStore } from ${JSON.stringify(SOURCE)};
      const staging = createMediaStore(${JSON.stringify(folder)}, ${JSON.stringify(database)}).stage();
      await staging.putStream(Readable.from([Buffer.from("published")]), 100);
      await staging.publish();
      await staging.putStream(Readable.from([Buffer.from("unpacked")]), 100);
      process.kill(process.pid, "SIGKILL");`;
    const args = ["--disable-warning=ExperimentalWarning", "--input-type=module", "--eval", program];
    await expect(promisify(execFile)(process.execPath, args)).rejects.toMatchObject({ signal: "SIGKILL" });
    expect(existsSync(join(folder, hashOf("published")))).toBe(true);
  }

  test("is cleaned up by the next import", async () => {
    await importOf("again", { "a.html": "<p>again" });
    const before = filesIn(media());
    await dieIn(media(), database());
    expect(filesIn(media()).length).toBe(before.length + 2);
    await importOf("again", { "a.html": "<p>again" });
    expect(filesIn(media())).toEqual(before);
  });

  test("is cleaned up by the next start", async () => {
    const dataDir = newDataFolder();
    await dieIn(join(dataDir, "media"), "embedded");
    const { close } = await openServices({ ...sandbox.services.config, dataDir, databaseUrl: null }, () => {});
    await close();
    const left = filesIn(join(dataDir, "media"));
    expect(left).not.toContain(hashOf("published"));
    expect(left.filter((name) => name.startsWith(".staging"))).toEqual([]);
  });
});

describe("a package that comes again lets go of its former files", () => {
  test("but for those that another title has", async () => {
    await importOf("neighbour", { "n.html": "<p>common" });
    await importOf("growing", { "a.html": "<p>stays", "b.html": "<p>goes", "c.html": "<p>common" });
    await importOf("growing", { "a.html": "<p>stays", "b.html": "<p>comes" });
    const kept = ["<p>stays", "<p>goes", "<p>comes", "<p>common"].map(isKept);
    expect(kept).toEqual([true, false, true, true]);
  });

  test("and of none in a folder that serves another database too, which may have them", async () => {
    createMediaStore(media(), "elsewhere:5432/anaquel");
    await importOf("shared-folder", { "a.html": "<p>of both" });
    await importOf("shared-folder", { "a.html": "<p>of one" });
    expect(["<p>of both", "<p>of one"].map(isKept)).toEqual([true, true]);
  });
});
