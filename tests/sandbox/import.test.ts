import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ImportResult, importPackage } from "../../server/src/sandbox/catalogue/import.ts";
import { MAILS } from "../support/api.ts";
import { type Cartridge, manifestOf, writeCartridge, writeZip } from "./cartridges.ts";
import { call, startSandbox, type TestSandbox, tokenOf } from "./harness.ts";

let sandbox: TestSandbox;
let token: string;
let made = 0;

beforeAll(async () => {
  sandbox = await startSandbox();
  token = await tokenOf(sandbox, MAILS.teacher);
});

afterAll(() => sandbox.stop());

const place = () => join(sandbox.dataDir, `package-${made++}.imscc`);

function run(file: string): Promise<ImportResult> {
  const { db, store, clock } = sandbox.services;
  return importPackage(db, store, file, new Date(clock.now()), () => {});
}

const importOf = async (cartridge: Cartridge) => run(await writeCartridge(place(), cartridge));
const titleOf = async (titleid: string) => (await call(sandbox, "getTitle", { token, path: { titleid } })).body;

const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const PAGE =
  '<!doctype html><html><head><title>Uno</title></head><body><img src="../media/figura uno.png"></body></html>';

const cartridge: Cartridge = {
  title: "Cuaderno de álgebra",
  items: [
    {
      id: "U1",
      title: "Ecuaciones",
      items: [
        {
          id: "C1",
          title: "Lectura",
          items: [
            {
              id: "S1",
              title: "Apartados",
              items: [
                { id: "L1", title: "Introducción", file: "u1/uno.html" },
                {
                  id: "D1",
                  title: "Más",
                  items: [{ id: "L2", title: "Figura ñandú", file: "media/figura%20uno.png" }],
                },
              ],
            },
          ],
        },
        { id: "L3", title: "Suelto en la unidad", file: "u1/dos.html" },
        { id: "L4", title: "Para saber más", resource: "LINK" },
      ],
    },
  ],
  resources: '<resource identifier="LINK" type="imswl_xmlv1p3"><file href="links/more.xml"/></resource>',
  files: {
    "u1/uno.html": PAGE,
    "u1/dos.html": PAGE,
    "media/figura uno.png": PNG,
    "links/more.xml": '<webLink><title>Más</title><url href="https://example.org/more?a=1"/></webLink>',
  },
};

describe("a package becomes a title", () => {
  test("its levels are units, categories and subcategories; what is missing or deeper finds a place", async () => {
    const { titleId, units, resources } = await importOf(cartridge);
    expect([units, resources]).toEqual([1, 4]);
    const title = await titleOf(titleId);
    expect(title.info).toMatchObject({
      name: "Cuaderno de álgebra",
      language: "es",
      rights: "CC BY 4.0",
      studentable: true,
    });
    expect(title.info.subject[0].categoryId).toBe("matematicas");
    const byName = (name: string) => title.resources.find((resource: { name: string }) => resource.name === name);
    expect(byName("Introducción").categories[0]).toMatchObject({ parentName: "Lectura", name: "Apartados" });
    expect(byName("Figura ñandú").categories[0].parentName).toBe("Lectura");
    expect(byName("Suelto en la unidad").unitName).toBe("Ecuaciones");
    expect(byName("Para saber más")).toMatchObject({
      type: "link",
      externalURL: "https://example.org/more?a=1",
      previewURL: null,
    });
    expect(byName("Figura ñandú")).toMatchObject({ type: "image", mimetype: "image/png", size: PNG.length, new: true });
  });

  test("its files are served as they were, also by the relative links of its pages", async () => {
    const { titleId } = await importOf(cartridge);
    const { resources } = await titleOf(titleId);
    const page = resources.find(({ name }: { name: string }) => name === "Introducción");
    const answer = await sandbox.app.inject({ url: page.previewURL });
    expect(answer.body).toContain("figura uno.png");
    expect(String(answer.headers["content-security-policy"])).toMatch(/sandbox/);
    const image = new URL("../media/figura%20uno.png", `http://portal${page.previewURL}`).pathname;
    expect((await sandbox.app.inject({ url: image })).rawPayload).toEqual(PNG);
  });

  test("it stands on the shelf of the demo teacher, and its book can be shared", async () => {
    const { titleId } = await importOf(cartridge);
    const { body: library } = await call(sandbox, "getLibrary", { token });
    expect(library.find(({ nodeRef }: { nodeRef: string }) => nodeRef === titleId)).toMatchObject({ adoption: 1 });
    const products = await call(sandbox, "listTitleProducts", { token, path: { titleid: titleId } });
    expect(products.body).toHaveLength(1);
    expect((await call(sandbox, "shareTitle", { token, body: { uuid: titleId } })).status).toBe(200);
    const empty = await tokenOf(sandbox, MAILS.emptyShelf);
    expect((await call(sandbox, "getLibrary", { token: empty })).body.reason).toBe("LIBRARY_EMPTY");
  });

  test.each([
    ["IMS Common Cartridge", "1.1.0"],
    ["IMS Common Cartridge", "1.2.0"],
    ["IMS Thin Common Cartridge", "1.3.0"],
  ])("%s %s is accepted", async (schema, version) => {
    expect((await importOf({ ...cartridge, id: `${schema} ${version}`, schema, version })).resources).toBe(4);
  });
});

describe("a package that comes again", () => {
  test("updates its title: names follow, what is gone goes, favourites stay", async () => {
    const id = "again";
    const { titleId } = await importOf({ ...cartridge, id });
    const before = await titleOf(titleId);
    const uuids = new Map(before.resources.map(({ name, uuid }: { name: string; uuid: string }) => [name, uuid]));
    const favourites = [uuids.get("Introducción"), uuids.get("Suelto en la unidad")];
    await call(sandbox, "saveFavourites", { token, path: { titleid: titleId }, body: favourites });

    const [unit] = cartridge.items;
    const renamed = {
      ...unit,
      id: "U1",
      title: "Ecuaciones e inecuaciones",
      items: [{ id: "L1", title: "Introducción, revisada", file: "u1/uno.html" }],
    };
    const again = await importOf({ ...cartridge, id, items: [renamed], files: { "u1/uno.html": `${PAGE}<!-- 2 -->` } });
    expect([again.titleId, again.updated]).toEqual([titleId, true]);
    const after = await titleOf(titleId);
    expect(after.units.map(({ name }: { name: string }) => name)).toEqual(["Ecuaciones e inecuaciones"]);
    expect(after.resources).toHaveLength(1);
    expect(after.resources[0]).toMatchObject({ uuid: favourites[0], name: "Introducción, revisada", favourite: true });
  });

  test("P-263 a book of last year is not news, and what is added to it later is", async () => {
    const old = { ...cartridge, id: "old", changedAt: new Date("2020-01-01T12:00:00Z") };
    const { titleId } = await importOf(old);
    const newNames = async () =>
      (await titleOf(titleId)).resources
        .filter((row: { new: boolean }) => row.new)
        .map(({ name }: { name: string }) => name);
    expect((await newNames()).filter((name: string) => name === "Introducción")).toEqual([]);
    const [unit] = cartridge.items;
    const extended = {
      ...unit,
      id: unit?.id ?? "",
      title: unit?.title ?? "",
      items: [...(unit?.items ?? []), { id: "L9", title: "Añadido", file: "u1/nuevo.html" }],
    };
    await importOf({
      ...old,
      items: [extended, ...cartridge.items.slice(1)],
      files: { ...cartridge.files, "u1/nuevo.html": PAGE },
    });
    expect(await newNames()).toContain("Añadido");
    expect(await newNames()).not.toContain("Introducción");
  });

  test("marks what changed as modified, even when its size is the same", async () => {
    const id = "modified";
    const { titleId } = await importOf({ ...cartridge, id });
    sandbox.services.clock.offsetMs = 20 * 86_400_000;
    try {
      const files = { ...cartridge.files, "u1/uno.html": PAGE.replace("Uno", "Dos") };
      await importOf({ ...cartridge, id, files });
      const fresh = await tokenOf(sandbox, MAILS.teacher);
      const { body } = await call(sandbox, "getTitle", { token: fresh, path: { titleid: titleId } });
      const modified = body.resources.filter((resource: { modified: boolean }) => resource.modified);
      expect(modified.map(({ name }: { name: string }) => name)).toEqual(["Introducción"]);
    } finally {
      sandbox.services.clock.offsetMs = 0;
    }
  });
});

describe("a package is refused whole, and changes nothing", () => {
  const one: Cartridge = { id: "refused", items: [{ id: "A", title: "A", file: "a.html" }], files: { "a.html": PAGE } };
  const manifest = manifestOf(one);
  const withManifest = (text: string, files: Record<string, string | Buffer> = { "a.html": PAGE }) =>
    writeZip(place(), { "imsmanifest.xml": text, ...files });

  /** Changes the bytes of a zip that say something about its entries. */
  async function tampered(change: (bytes: Buffer) => void): Promise<string> {
    const path = await writeCartridge(place(), one);
    const bytes = readFileSync(path);
    change(bytes);
    writeFileSync(path, bytes);
    return path;
  }

  const LOCAL = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
  const CENTRAL = Buffer.from([0x50, 0x4b, 0x01, 0x02]);

  function replaceName(bytes: Buffer, from: string, to: string): void {
    for (let at = bytes.indexOf(from); at >= 0; at = bytes.indexOf(from, at + 1)) bytes.write(to, at);
  }

  const refusals: [string, string, () => Promise<string>][] = [
    [
      "not a zip",
      "not-a-zip",
      async () => {
        const path = place();
        writeFileSync(path, "this is text");
        return path;
      },
    ],
    ["no manifest", "no-manifest", () => writeZip(place(), { "a.html": PAGE })],
    ["broken XML", "broken-xml", () => withManifest(manifest.replace("</resources>", ""))],
    [
      "an entity bomb",
      "broken-xml",
      () => withManifest(manifest.replace("<manifest", '<!DOCTYPE m [<!ENTITY a "aaaa">]><manifest')),
    ],
    ["an unknown version", "unknown-version", () => writeCartridge(place(), { ...one, version: "2.0.0" })],
    ["another schema", "unknown-version", () => writeCartridge(place(), { ...one, schema: "ADL SCORM" })],
    ["a missing file", "missing-file", () => withManifest(manifest, {})],
    [
      "an item without its resource",
      "missing-file",
      () => writeCartridge(place(), { ...one, items: [{ id: "A", title: "A", resource: "GONE" }] }),
    ],
    ["nothing to show", "empty", () => writeCartridge(place(), { ...one, items: [{ id: "A", title: "A" }] })],
    ["a zip bomb", "zip-bomb", () => withManifest(manifest, { "a.html": Buffer.alloc(30 * 1024 * 1024) })],
    [
      "a path that leads outside",
      "path-traversal",
      async () => {
        const path = await writeZip(place(), { "imsmanifest.xml": manifest, "a.html": PAGE, "xx/xx.txt": "x" });
        const bytes = readFileSync(path);
        replaceName(bytes, "xx/xx.txt", "../xx.txt");
        writeFileSync(path, bytes);
        return path;
      },
    ],
    [
      "an encrypted file",
      "encrypted",
      () =>
        tampered((bytes) => {
          for (let at = bytes.indexOf(CENTRAL); at >= 0; at = bytes.indexOf(CENTRAL, at + 1))
            bytes.writeUInt16LE(bytes.readUInt16LE(at + 8) | 1, at + 8);
        }),
    ],
    [
      "a file that is larger than it says",
      "zip-bomb",
      () =>
        tampered((bytes) => {
          const at = bytes.lastIndexOf(CENTRAL);
          bytes.writeUInt32LE(10, at + 24);
        }),
    ],
    [
      "a link that would run a script",
      "broken-xml",
      () =>
        writeCartridge(place(), {
          ...one,
          items: [{ id: "A", title: "A", resource: "LINK" }],
          resources: '<resource identifier="LINK" type="imswl_xmlv1p3"><file href="l.xml"/></resource>',
          files: { "l.xml": '<webLink><url href="javascript:alert(1)"/></webLink>' },
        }),
    ],
    [
      "the same link inside the manifest",
      "broken-xml",
      () =>
        writeCartridge(place(), {
          ...one,
          items: [{ id: "A", title: "A", resource: "LINK" }],
          resources:
            '<resource identifier="LINK" type="imswl_xmlv1p3"><webLink><url href="javascript:alert(1)"/></webLink></resource>',
        }),
    ],
  ];

  async function snapshot(): Promise<string> {
    const { db } = sandbox.services;
    const [titles, resources, files] = await Promise.all([
      db.selectFrom("title").select(["id", "name"]).orderBy("id").execute(),
      db.selectFrom("resource").select(["id", "name"]).orderBy("id").execute(),
      db.selectFrom("title_file").select(["title_id", "path", "sha256"]).orderBy("title_id").orderBy("path").execute(),
    ]);
    return JSON.stringify([titles, resources, files]);
  }

  test.each(refusals)("%s", async (_name, fault, make) => {
    const before = await snapshot();
    await expect(run(await make())).rejects.toMatchObject({ name: "PackageError", fault });
    expect(await snapshot()).toBe(before);
  });

  test("the tampering of these tests is what is refused: the same package as it was is accepted", async () => {
    expect(readFileSync(await writeCartridge(place(), one)).indexOf(LOCAL)).toBe(0);
    expect((await importOf(one)).resources).toBe(1);
  });
});

test("the command tells what it did, and ends with 1 when it refused something", async () => {
  const command = join(import.meta.dirname, "../../server/src/sandbox/catalogue/command.ts");
  const env = { ...process.env, DATA_DIR: join(sandbox.dataDir, "alone") };
  const good = await writeCartridge(place(), cartridge);
  const bad = place();
  writeFileSync(bad, "no zip");
  const execute = promisify(execFile);
  const args = ["--disable-warning=ExperimentalWarning", command];
  const done = await execute(process.execPath, [...args, good], { env });
  expect(done.stdout).toContain("4 resources");
  await expect(execute(process.execPath, [...args, bad, good], { env })).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining("4 resources"),
    stderr: expect.stringContaining("Nothing was changed"),
  });
});
