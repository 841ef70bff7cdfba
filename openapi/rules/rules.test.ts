import { describe, expect, test } from "vitest";
import type { Catalogue, Document } from "../scripts/document.ts";
import { listOperations } from "../scripts/expand.ts";
import * as castRules from "./cast.ts";
import * as catalogueRules from "./catalogue.ts";
import { readContract, readGenerated } from "./contract.ts";
import * as descriptionRules from "./descriptions.ts";
import * as fileRules from "./files.ts";
import * as limitRules from "./limits.ts";
import * as ownerRules from "./owners.ts";
import * as contractRules from "./rules.ts";

const document = readContract();
const { examplesAreNamed, examplesNameTheCast } = castRules;
const rules = {
  ...contractRules,
  ...limitRules,
  ...descriptionRules,
  ...ownerRules,
  ...catalogueRules,
  ...fileRules,
  examplesAreNamed,
  examplesNameTheCast,
};
const RULES = new Map(Object.entries(rules));
const catalogue = readGenerated<Catalogue>("errors.json");

describe("the contract keeps its rules", () => {
  test.each(Object.entries(rules))("P-341 %s", (_name, rule) => {
    expect(rule(document, catalogue)).toEqual([]);
  });
});

describe("every rule finds what it is for", () => {
  /** The contract with one thing broken. */
  function broken(
    change: (operation: ReturnType<typeof listOperations>[number]["operation"], copy: Document) => void,
  ): Document {
    const copy = structuredClone(document);
    const located = listOperations(copy).find(({ operation }) => operation.operationId === "saveFavourites");
    if (located) change(located.operation, copy);
    return copy;
  }

  type Changed = ReturnType<typeof listOperations>[number]["operation"];

  /** Adds an example to the body. */
  const bodyOf = (value: unknown) => (operation: Changed) =>
    Object.assign(operation.requestBody?.content["application/json"]?.examples ?? {}, { added: { value } });

  function rename(operation: Changed, from: string, to: string): void {
    const examples = operation.responses[200]?.content?.["application/json"]?.examples ?? {};
    Object.assign(examples, { [to]: examples[from] });
    delete examples[from];
  }

  function answerWith(operation: Changed, type: string): void {
    Object.assign(operation.responses[200]?.content ?? {}, {
      [type]: { schema: { type: "string", format: "binary" } },
    });
  }

  const BROKEN: [string, Document][] = [
    ["namesAreVerbAndNoun", broken((operation) => (operation.operationId = "favourites"))],
    ["everythingIsDescribed", broken((operation) => (operation.description = "Saves."))],
    ["rolesAreDeclared", broken((operation) => delete operation["x-roles"])],
    ["rolesAreDeclared", broken((operation) => (operation["x-roles"] = ["TEACHERS"]))],
    ["rolesAreDeclared", broken((operation) => (operation.security = []))],
    ["answersAreComplete", broken((operation) => delete operation.responses[200])],
    ["answersAreComplete", broken((operation) => delete operation.responses[403])],
    ["examplesAreGiven", broken((operation) => delete operation.requestBody?.content["application/json"]?.examples)],
    [
      "examplesAreValid",
      broken((operation) =>
        Object.assign(operation.requestBody?.content["application/json"]?.examples ?? {}, {
          wrong: { value: ["no uuid"] },
        }),
      ),
    ],
    [
      "inputsAreLimited",
      broken((operation) => operation.parameters?.push({ name: "note", in: "query", schema: { type: "string" } })),
    ],
    ["rolesAreDeclared", broken((operation) => (operation["x-permissions"] = ["mayFly"]))],
    [
      "inputsAreLimited",
      broken((operation) => operation.parameters?.push({ name: "count", in: "query", schema: { type: "integer" } })),
    ],
    [
      "inputsAreLimited",
      broken((_operation, copy) => delete copy.components.schemas.GratisMaterialLine?.additionalProperties),
    ],
    [
      "multiplesAreWhole",
      broken((operation) =>
        operation.parameters?.push({ name: "price", in: "query", schema: { type: "number", multipleOf: 0.01 } }),
      ),
    ],
    ["choicesAreObjects", broken((_operation, copy) => delete copy.components.schemas.CourseRegistrationChange?.type)],
    ["changesAreTold", broken((operation) => (operation.description = "Replaces the favourites that the user keeps."))],
    ["deprecationsAreDated", broken((operation) => (operation.deprecated = true))],
    ["deprecationsAreDated", broken((operation) => (operation["x-deprecation"] = { since: "2026-11-21" }))],
    ["ownersAreDeclared", broken((operation) => delete operation["x-owner"])],
    ["ownersAreDeclared", broken((operation) => (operation["x-owner"] = "shelf"))],
    ["ownersAreDeclared", broken((operation) => (operation["x-errors"] = ["NOT_FOUND"]))],
    ["ownersAreDeclared", broken((operation) => (operation["x-owner"] = "none"))],
    ["ownersAreDeclared", broken((operation) => (operation["x-owner"] = "office"))],
    [
      "ownersAreDeclared",
      broken((operation) => (operation["x-owner-reason"] = "It is a title, and titles are somebody's.")),
    ],
    ["ownersAreDeclared", broken((operation) => (operation["x-roles"] = ["session"]))],
    [
      "ownersAreDeclared",
      broken((_operation, copy) => (copy["x-owners"].dog = { meaning: "Of whoever walks the dog." })),
    ],
    ["examplesNameTheCast", broken(bodyOf(["7d3e0c52-8f1b-4a6e-9c55-2b9f1f0a2eff"]))],
    ["examplesNameTheCast", broken(bodyOf({ email: "fede.nuevo@demo.anaquel.example" }))],
    ["examplesNameTheCast", broken(bodyOf({ userId: 48299 }))],
    ["examplesNameTheCast", broken(bodyOf({ schoolName: "IES Ribera del Ebro" }))],
    ["examplesNameTheCast", broken(bodyOf({ orderId: "202600000A17" }))],
    ["examplesAreNamed", broken(bodyOf({ result: "OK" }))],
    ["examplesAreNamed", broken((operation) => rename(operation, "done", "ok"))],
    ["examplesAreNamed", broken((operation) => rename(operation, "done", "usual"))],
    ["filesAreExplained", broken((operation) => answerWith(operation, "text/csv"))],
    [
      "filesAreExplained",
      broken((operation) => answerWith(operation, "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet")),
    ],
    ["schemasAreDescribed", broken((_operation, copy) => delete copy.components.schemas.Resource?.description)],
    ["onlyBusinessErrorsAreNamed", broken((operation) => operation["x-errors"]?.push("NO_SESSION"))],
  ];

  test.each(BROKEN)("%s", (name, changed) => {
    expect(RULES.get(name)?.(changed, catalogue)).not.toEqual([]);
  });

  const entry = catalogue.LIBRARY_EMPTY;
  if (!entry) throw new Error("the catalogue has no LIBRARY_EMPTY");
  const { it: _it, ...otherMessages } = entry.message;

  const BROKEN_CATALOGUES: [string, Record<string, object>][] = [
    ["reasonsAreUsed", { NOBODY_SAYS_THIS: entry }],
    ["catalogueIsComplete", { LIBRARY_EMPTY: { ...entry, message: otherMessages } }],
    ["catalogueIsComplete", { LIBRARY_EMPTY: { ...entry, remedy: " " } }],
    ["catalogueIsComplete", { LIBRARY_EMPTY: { ...entry, produce: undefined } }],
    ["catalogueIsComplete", { empty: entry }],
    ["codesAreUnambiguous", { LIBRARY_EMPTY: { ...entry, code: 404_900 } }],
    ["codesAreUnambiguous", { ACCOUNT_DEACTIVATED: { ...entry, code: 401_901 } }],
    ["codesKeepTheirStatus", { COUPON_USED: { ...catalogue.COUPON_USED, code: 409_911 } }],
  ];

  test.each(BROKEN_CATALOGUES)("%s, in the catalogue: %j", (name, changed) => {
    expect(RULES.get(name)?.(document, { ...catalogue, ...(changed as Catalogue) })).not.toEqual([]);
  });

  test("no rule is without a case here", () => {
    const shown = new Set([...BROKEN, ...BROKEN_CATALOGUES].map(([name]) => name));
    expect([...RULES.keys()].filter((name) => !shown.has(name))).toEqual([]);
  });
});
