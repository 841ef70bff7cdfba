import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { renderSection } from "../scripts/changelog.ts";
import { type Change, compareContracts, judgeBreaks } from "../scripts/compare.ts";
import type { Document } from "../scripts/document.ts";
import { listOperations } from "../scripts/expand.ts";
import {
  changesSinceRelease,
  currentFile,
  lastRelease,
  RELEASED,
  readDocument,
  readNamedBreaks,
  root,
} from "../scripts/releases.ts";
import { changelogWith } from "../scripts/sections.ts";

const current = currentFile(RELEASED[0]);

describe("since the last release", () => {
  let changes: Change[];
  beforeAll(() => {
    changes = changesSinceRelease();
  });

  test("every breaking change is named with its reason, and every name fits one", () => {
    expect(judgeBreaks(changes, readNamedBreaks())).toEqual({ unnamed: [], stale: [] });
    expect(readNamedBreaks().filter(({ reason }) => reason.length < 20)).toEqual([]);
  });

  test.each(RELEASED)("the version of $file grew with the changes, and only then", (released) => {
    const own = changes.filter(({ path }) => path.startsWith(`${released.prefix}#`));
    const isNew = readDocument(currentFile(released)).info.version !== lastRelease(released)?.version;
    expect(isNew || own.length === 0).toBe(true);
  });

  test("the changelog tells them", () => {
    const changelog = readFileSync(join(root, "CHANGELOG.md"), "utf8");
    const { version } = readDocument(current).info;
    const isReleased = lastRelease(RELEASED[0])?.version === version;
    if (isReleased)
      expect(changelog).toMatch(new RegExp(`^## ${version.replaceAll(".", "\\.")} · \\d+ \\w+ \\d{4}$`, "m"));
    else expect(changelogWith(changes)).toBe(changelog);
  });
});

const folder = mkdtempSync(join(tmpdir(), "anaquel-contract-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Edit = (document: Document) => unknown;

/** What changes when the contract is edited. */
function changesOf(edit: Edit): Change[] {
  const document = readDocument(current);
  edit(document);
  const file = join(folder, "changed.json");
  writeFileSync(file, JSON.stringify(document));
  return compareContracts(current, file);
}

function operation(document: Document, operationId: string) {
  const found = listOperations(document).find((located) => located.operation.operationId === operationId);
  if (!found) throw new Error(`There is no ${operationId}`);
  return found.operation;
}

describe("a change that breaks integrations is found", () => {
  test.each<[string, Edit, string]>([
    [
      "an operation that is gone",
      (document) => delete document.paths["/library"]?.get,
      "#/paths/~1library/get removed",
    ],
    [
      "a field that became required",
      (document) => document.components.schemas.Redemption?.required?.push("sendEmail"),
      "/schema modified required",
    ],
    [
      "a field that is gone from an answer",
      (document) => delete document.components.schemas.LibraryTitle?.properties?.stage,
      "/schema/items/properties/stage removed",
    ],
    [
      "a role that may no longer call",
      (document) => (operation(document, "getLibrary")["x-roles"] = ["TEACHER"]),
      "#/paths/~1library/get modified x-roles",
    ],
    [
      "an operation that was for anybody",
      (document) => (operation(document, "getFeatures")["x-roles"] = ["session"]),
      "#/paths/~1features/get modified x-roles",
    ],
    [
      "a permission that is asked for",
      (document) => (operation(document, "getLibrary")["x-permissions"] = ["spain"]),
      "#/paths/~1library/get modified x-permissions",
    ],
    [
      "a captcha that is asked for",
      (document) => (operation(document, "getFeatures")["x-captcha"] = "signin"),
      "#/paths/~1features/get modified x-captcha",
    ],
    [
      "a shorter time",
      (document) => (operation(document, "getFeatures")["x-timeout-ms"] = 1000),
      "#/paths/~1features/get modified x-timeout-ms",
    ],
    [
      "a smaller body",
      (document) => (operation(document, "uploadFamilyBook")["x-max-bytes"] = 1_000_000),
      "modified x-max-bytes",
    ],
    [
      "a 401 that ends the session now",
      (document) => delete operation(document, "shareTitle")["x-keeps-session"],
      "#/paths/~1student~1sharetitle/put modified x-keeps-session",
    ],
    [
      "a reason with another number",
      (document) => ((document.components.examples?.NO_SESSION?.value as { code: number }).code = 401999),
      "#/components/examples/NO_SESSION modified code",
    ],
    [
      "a reason that is gone",
      (document) => delete operation(document, "getTitle").responses[404],
      "#/paths/~1title~1{titleid}/get modified NOT_FOUND",
    ],
  ])("%s", (_what, edit, name) => {
    const { unnamed } = judgeBreaks(changesOf(edit), []);
    expect(unnamed).toContainEqual(expect.stringContaining(name));
  });

  test("a reason with another name is a reason that is gone", () => {
    const renamed = changesOf((document) => {
      const text = JSON.stringify(document.components.responses).replaceAll('"NO_SESSION"]', '"SESSION_MISSING"]');
      document.components.responses = JSON.parse(text);
    });
    const { unnamed } = judgeBreaks(renamed, []);
    expect(unnamed).toContain("#/paths/~1library/get modified NO_SESSION");
  });

  test("none is found where nothing changed", () => {
    expect(
      judgeBreaks(
        changesOf(() => {}),
        [],
      ).unnamed,
    ).toEqual([]);
  });

  test("none is found where more is allowed", () => {
    const wider = changesOf((document) => {
      operation(document, "getLibrary")["x-roles"] = ["session"];
      operation(document, "getFeatures")["x-timeout-ms"] = 20_000;
      delete operation(document, "signIn")["x-captcha"];
    });
    expect(judgeBreaks(wider, []).unnamed).toEqual([]);
    expect(wider.map(({ property }) => property)).toEqual(
      expect.arrayContaining(["x-roles", "x-timeout-ms", "x-captcha"]),
    );
  });

  test("a name covers one change at its place, not the next one", () => {
    const changes = changesOf((document) => {
      operation(document, "getLibrary")["x-roles"] = ["TEACHER"];
      operation(document, "getLibrary")["x-permissions"] = ["spain"];
    });
    const named = {
      path: "#/paths/~1library/get",
      kind: "modified",
      property: "x-roles",
      reason: "Only they",
    } as const;
    expect(judgeBreaks(changes, [named]).unnamed).toEqual(["#/paths/~1library/get modified x-permissions"]);
  });
});

describe("the changelog says", () => {
  test.each<[string, Edit, string]>([
    [
      "who may no longer call",
      (document) => (operation(document, "getLibrary")["x-roles"] = ["TEACHER"]),
      "- `getLibrary`: no longer for ",
    ],
    [
      "until when a deprecated operation answers",
      (document) =>
        Object.assign(operation(document, "getFeatures"), {
          deprecated: true,
          "x-deprecation": { since: "2026-11-21", sunset: "2027-08-31" },
        }),
      "- `getFeatures`: deprecated since 2026-11-21, gone on 2027-08-31",
    ],
    [
      "which parameter came",
      (document) =>
        operation(document, "getTitle").parameters?.push({ name: "stage", in: "query", schema: { type: "string" } }),
      "- `getTitle`: parameter `stage` is new",
    ],
    [
      "that an operation takes parameters now",
      (document) =>
        Object.assign(operation(document, "getLibrary"), {
          parameters: [{ name: "stage", in: "query", schema: { type: "string" } }],
        }),
      "- `getLibrary`: takes the parameters `stage`",
    ],
    [
      "which header an answer has",
      (document) =>
        Object.assign(operation(document, "getFeatures").responses[200] ?? {}, { headers: { ETag: { schema: {} } } }),
      "- `getFeatures`: answer 200 has the headers `ETag`",
    ],
    [
      "which field of a body that has no name of its own changed",
      (document) => {
        const body = operation(document, "updateUserLanguage").requestBody?.content["application/json"]?.schema;
        Object.assign(body?.properties ?? {}, { country: { type: "string" } });
      },
      "- `updateUserLanguage`: body: field `country` is new",
    ],
    [
      "which field of a schema is gone",
      (document) => delete document.components.schemas.LibraryTitle?.properties?.stage,
      "- `LibraryTitle`: field `stage` is gone",
    ],
    [
      "which reason came",
      (document) =>
        (operation(document, "getFeatures").responses[404] = { $ref: "#/components/responses/NOT_FOUND" } as never),
      "- `getFeatures`: may answer NOT_FOUND",
    ],
  ])("%s", (_what, edit, line) => {
    const revision = readDocument(current);
    edit(revision);
    const documents = { base: readDocument(current), revision };
    expect(renderSection(documents, changesOf(edit), [])).toContain(line);
  });
});
