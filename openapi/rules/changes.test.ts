import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { insertSection, renderSection } from "../scripts/changelog.ts";
import { type Change, compareContracts, judgeBreaks } from "../scripts/compare.ts";
import type { Document } from "../scripts/document.ts";
import { currentFile, lastRelease, readNamedBreaks, root } from "../scripts/releases.ts";

const current = currentFile("openapi");
const read = (file: string) => JSON.parse(readFileSync(file, "utf8")) as Document;

describe("since the last release", () => {
  let changes: Change[];
  beforeAll(() => {
    changes = compareContracts(lastRelease().file, current);
  });

  test("every breaking change is named with its reason, and every name fits one", () => {
    expect(judgeBreaks(changes, readNamedBreaks())).toEqual({ unnamed: [], stale: [] });
    expect(readNamedBreaks().filter(({ reason }) => reason.length < 20)).toEqual([]);
  });

  test("the version grew with the changes", () => {
    expect(changes.length).toBeGreaterThan(0);
    expect(read(current).info.version).not.toBe(lastRelease().version);
  });

  test("the changelog tells them", () => {
    const changelog = readFileSync(join(root, "CHANGELOG.md"), "utf8");
    const documents = { base: read(lastRelease().file), revision: read(current) };
    expect(insertSection(changelog, renderSection(documents, changes, readNamedBreaks()))).toBe(changelog);
  });
});

test("since its last release the document of the content service has no unnamed break either", () => {
  const changes = compareContracts(lastRelease("content-service").file, currentFile("content-service"));
  expect(judgeBreaks(changes, readNamedBreaks("content-service"))).toEqual({ unnamed: [], stale: [] });
  expect(changes.length).toBeGreaterThan(0);
  expect(read(currentFile("content-service")).info.version).not.toBe(lastRelease("content-service").version);
});

describe("a change that breaks integrations is found", () => {
  const folder = mkdtempSync(join(tmpdir(), "anaquel-contract-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function changed(change: (document: Document) => void): string[] {
    const document = read(current);
    change(document);
    const file = join(folder, "changed.json");
    writeFileSync(file, JSON.stringify(document));
    return judgeBreaks(compareContracts(current, file), []).unnamed;
  }

  test.each([
    ["an operation that is gone", (document: Document) => delete document.paths["/library"]?.get],
    [
      "a field that became required",
      (document: Document) => document.components.schemas.Redemption?.required?.push("sendEmail"),
    ],
    [
      "a field that is gone from an answer",
      (document: Document) => delete document.components.schemas.LibraryTitle?.properties?.stage,
    ],
  ] as [string, (document: Document) => void][])("%s", (_what, change) => {
    expect(changed(change)).not.toEqual([]);
  });

  test("and none is found where nothing changed", () => {
    expect(changed(() => {})).toEqual([]);
  });
});
