import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readCast } from "../../openapi/rules/cast.ts";
import type { Database } from "../../server/src/sandbox/db/schema.ts";
import { PERSONAS } from "../../server/src/sandbox/seed/personas.ts";
import { startSandbox, type TestSandbox } from "./harness.ts";

/** What the table says is there from the start: the cells up to what comes into being later. */
const ROWS = readCast()
  .split("\n")
  .filter((line) => line.startsWith("| "))
  .slice(1)
  .map((line) => line.split("*new*")[0] ?? "");

const PERSON = /\| (?<name>[^|,]+), id (?<id>\d+), (?<mail>[\w.@]+), (?<role>[A-Z_]+)/;
const PEOPLE = ROWS.map((row) => PERSON.exec(row)?.groups).filter((found) => found !== undefined);

describe("the people of the contract's examples are demo accounts", () => {
  test("every row with an id is one of them", () => {
    expect(PEOPLE.map(({ id }) => id)).toEqual(ROWS.flatMap((row) => /, id (\d+)/.exec(row)?.[1] ?? []));
    expect(PEOPLE.length).toBeGreaterThan(7);
  });

  test.each(PEOPLE)("$name", ({ name, id, mail, role }) => {
    const persona = PERSONAS.find((one) => one.mail === mail);
    const fullName = [persona?.name, persona?.surname1, persona?.surname2].join(" ");
    expect({ name: fullName, id: String(persona?.id), role: persona?.role }).toEqual({ name, id, role });
  });
});

/** Tables whose rows the examples show. */
const TABLES = [
  "school",
  "school_delegate",
  "country",
  "province",
  "title",
  "unit",
  "resource",
  "product",
  "licence",
  "share_link",
  "digital_library",
  "digital_library_licence",
  "gratis_order",
  "free_books_child",
  "free_books_title",
  "course_announcement",
  "course",
  "course_registration",
  "pd_asset",
  "content_post",
  "account",
] as const satisfies readonly (keyof Database)[];

describe("what the contract's examples name is in the demo data", () => {
  let sandbox: TestSandbox;
  let kept: Set<string>;

  beforeAll(async () => {
    sandbox = await startSandbox();
    const tables = await Promise.all(
      TABLES.map((table) => sandbox.services.db.selectFrom(table).selectAll().execute()),
    );
    kept = new Set(tables.flat().flatMap((row) => Object.values(row).map(String)));
  });

  afterAll(() => sandbox.stop());

  test.each([
    ["uuids", /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g],
    ["numbers", /(?<= )\d{4,}(?=[ ,;]|$)/g],
    ["codes", /\b(?:OUP|RIBERA|DUERO|PRUEBAS)[0-9A-Z]+\b/g],
    ["mail addresses", /[\w.]+@[\w.]+\.example/g],
    ["schools", /(?<=\| )[^|]+(?=, `c_centro`)/g],
    ["identity cards", /(?<=Ruiz.*DNI )\w+/g],
  ])("%s", (_what, pattern) => {
    const named = ROWS.flatMap((row) => row.match(pattern) ?? []);
    expect(named).not.toEqual([]);
    expect(named.filter((name) => !kept.has(name))).toEqual([]);
  });
});
