import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { importPackage } from "../../server/src/sandbox/catalogue/import.ts";
import type { Services } from "../../server/src/sandbox/http/context.ts";
import { openServices } from "../../server/src/sandbox/open.ts";
import { writeCartridge } from "../support/cartridge.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const folder = mkdtempSync(join(tmpdir(), "anaquel-import-"));
const file = join(folder, "package.imscc");
let services: Services;
let close: () => Promise<void>;

beforeAll(async () => {
  const opened = await openServices(
    {
      socket: "",
      dataDir: join(folder, "data"),
      databaseUrl: null,
      publicUrl: "http://localhost:3000/",
      fresh: false,
      providers: { google: null, microsoft: null },
    },
    () => {},
  );
  services = opened.services;
  close = opened.close;
});

afterAll(async () => {
  await close();
  rmSync(folder, { recursive: true, force: true });
});

const run = () => importPackage(services.db, services.store, file, NOW, () => {});

async function snapshot(): Promise<string> {
  const [titles, resources, files] = await Promise.all([
    services.db.selectFrom("title").select(["id", "name", "updated_at"]).orderBy("id").execute(),
    services.db
      .selectFrom("resource")
      .select(({ fn }) => fn.countAll().as("count"))
      .execute(),
    services.db
      .selectFrom("title_file")
      .select(({ fn }) => fn.countAll().as("count"))
      .execute(),
  ]);
  return JSON.stringify([titles, resources, files]);
}

describe("a package that is not in order is refused whole, with its reason, and changes nothing", () => {
  test.each([
    ["not-a-zip", () => Promise.resolve(writeFileSync(file, "this is no archive"))],
    ["not-a-zip", () => Promise.resolve(writeFileSync(file, ""))],
    ["no-manifest", () => writeCartridge(file, { files: { "a.html": "a" }, manifest: null })],
    ["broken-xml", () => writeCartridge(file, { files: { "a.html": "a" }, manifest: "<manifest><open></manifest>" })],
    [
      "broken-xml",
      () =>
        writeCartridge(file, {
          files: { "a.html": "a" },
          manifest: '<!DOCTYPE m [<!ENTITY x SYSTEM "file:///etc/passwd">]><manifest>&x;</manifest>',
        }),
    ],
    ["unknown-version", () => writeCartridge(file, { files: { "a.html": "a" }, version: "2.0.0" })],
    ["missing-file", () => writeCartridge(file, { files: { "a.html": "a" }, missing: ["b.html"] })],
    ["zip-bomb", () => writeCartridge(file, { files: { "a.html": Buffer.alloc(60 * 1024 * 1024) } })],
    ["empty", () => writeCartridge(file, { files: {} })],
  ])("%s", async (fault, build) => {
    await build();
    const before = await snapshot();
    await expect(run()).rejects.toMatchObject({ name: "PackageError", fault });
    expect(await snapshot()).toBe(before);
  });

  test("path-traversal", async () => {
    await writeCartridge(file, { files: { "aa/evil.html": "a" } });
    const { readFileSync } = await import("node:fs");
    // The library that writes archives refuses such names, so the bytes are changed afterwards.
    writeFileSync(file, Buffer.from(readFileSync(file).toString("latin1").replaceAll("aa/evil", "../evil"), "latin1"));
    const before = await snapshot();
    await expect(run()).rejects.toMatchObject({ fault: "path-traversal" });
    expect(await snapshot()).toBe(before);
  });
});

describe("a package that is in order", () => {
  test("becomes a title with units, categories, rights and files, on the shelves of teachers", async () => {
    await writeCartridge(file, {
      files: { "lección uno.html": "<h1>Uno</h1>", "figura.png": "png", "audio.mp3": "mp3" },
    });
    const result = await run();
    expect(result).toMatchObject({ name: "Álgebra de prueba", units: 1, resources: 3, updated: false });
    const title = await services.db
      .selectFrom("title")
      .selectAll()
      .where("id", "=", result.titleId)
      .executeTakeFirstOrThrow();
    expect(title).toMatchObject({ language: "es", rights: "CC BY 4.0", subject: "matematicas" });
    const resources = await services.db
      .selectFrom("resource")
      .selectAll()
      .where("title_id", "=", result.titleId)
      .orderBy("position")
      .execute();
    expect(resources.map(({ type, mimetype, path }) => [type, mimetype, path])).toEqual([
      ["document", "text/html", "lecci%C3%B3n%20uno.html"],
      ["image", "image/png", "figura.png"],
      ["audio", "audio/mpeg", "audio.mp3"],
    ]);
    const shelf = await services.db
      .selectFrom("library_entry")
      .select("adoption_type")
      .where("title_id", "=", result.titleId)
      .where("account_id", "=", 48213)
      .execute();
    expect(shelf).toEqual([{ adoption_type: "ADOPTION" }]);
  });

  test("imported again updates its title and keeps favourites", async () => {
    const { titleId } = await run();
    const [first, second] = await services.db
      .selectFrom("resource")
      .select("id")
      .where("title_id", "=", titleId)
      .orderBy("position")
      .execute();
    await services.db
      .insertInto("favourite")
      .values({ account_id: 48213, title_id: titleId, resource_id: first?.id ?? "" })
      .execute();
    await services.db
      .insertInto("favourite")
      .values({ account_id: 48213, title_id: titleId, resource_id: second?.id ?? "" })
      .execute();
    await writeCartridge(file, {
      title: "Álgebra, segunda edición",
      files: { "lección uno.html": "<h1>Uno, corregida y ampliada</h1>" },
    });
    const again = await run();
    expect(again).toMatchObject({ titleId, name: "Álgebra, segunda edición", resources: 1, updated: true });
    const favourites = await services.db
      .selectFrom("favourite")
      .select("resource_id")
      .where("title_id", "=", titleId)
      .execute();
    expect(favourites).toEqual([{ resource_id: first?.id }]);
    const changed = await services.db
      .selectFrom("resource")
      .select(["name", "modified_at"])
      .where("id", "=", first?.id ?? "")
      .executeTakeFirst();
    expect(changed?.modified_at).toEqual(NOW);
  });
});
