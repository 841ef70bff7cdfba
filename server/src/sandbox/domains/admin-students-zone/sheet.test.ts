import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { SaxesParser } from "saxes";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openArchive } from "../../catalogue/archive.ts";
import { toSheet } from "./sheet.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "anaquel-sheet-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The parts of a workbook, by name. */
async function unpack(workbook: Buffer): Promise<Map<string, string>> {
  const file = join(folder, "book.xlsx");
  writeFileSync(file, workbook);
  const archive = await openArchive(file);
  const parts = new Map<string, string>();
  for (const [name, entry] of archive.entries) parts.set(name, await text(await entry.stream()));
  archive.close();
  return parts;
}

/** The texts of all cells; throws when the part is not well-formed. */
function textsOf(xml: string): string[] {
  const texts: string[] = [];
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("text", (part) => texts.push(part));
  parser.write(xml).close();
  return texts.map((part) => part.trim()).filter(Boolean);
}

test("a workbook has its parts, all of them well-formed", async () => {
  const parts = await unpack(await toSheet("Links", [["School"], ["IES"]]));
  expect([...parts.keys()].sort()).toEqual([
    "[Content_Types].xml",
    "_rels/.rels",
    "xl/_rels/workbook.xml.rels",
    "xl/styles.xml",
    "xl/workbook.xml",
    "xl/worksheets/sheet1.xml",
  ]);
  for (const xml of parts.values()) expect(() => textsOf(xml)).not.toThrow();
});

test("texts stand in it as they are, but for characters that XML does not know", async () => {
  const rows = [["School"], ['"Sol & Luna" <2>'], ["=1+1"], ["bell\u0007 here"], ["Niño 🏫"]];
  const parts = await unpack(await toSheet("Links", rows));
  expect(textsOf(parts.get("xl/worksheets/sheet1.xml") ?? "")).toEqual([
    "School",
    '"Sol & Luna" <2>',
    "=1+1",
    "bell here",
    "Niño 🏫",
  ]);
});
