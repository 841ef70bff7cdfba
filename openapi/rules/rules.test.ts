import { describe, expect, test } from "vitest";
import type { Catalogue, Document } from "../scripts/document.ts";
import { listOperations } from "../scripts/expand.ts";
import { readContract, readGenerated } from "./contract.ts";
import * as rules from "./rules.ts";

const document = readContract();
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

  test.each([
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
    ["schemasAreDescribed", broken((_operation, copy) => delete copy.components.schemas.Resource?.description)],
  ] as [string, Document][])("%s", (name, changed) => {
    expect(RULES.get(name)?.(changed, catalogue)).not.toEqual([]);
  });
});

describe("the entities have the publisher's fields", () => {
  const fieldsOf = (schema: string) => Object.keys(document.components.schemas[schema]?.properties ?? {});

  test.each([
    [
      "P-291 P-292 P-293 P-294 T-048 T-049",
      "UserInfo",
      [
        "id",
        "idSim",
        "role",
        "profile",
        "name",
        "surname",
        "surname1",
        "surname2",
        "mail",
        "phone",
        "mktPrefs",
        "language",
        "schoolId",
        "schoolName",
        "countryId",
        "platformId",
        "positionId",
        "positionName",
        "pdPermission",
        "pdCourses",
        "gpaPermission",
        "aiPoc",
        "lti",
        "mec",
        "onBoardCarouselDate",
        "impersonating",
        "impersonationUser",
        "postLogin",
      ],
    ],
    [
      "P-295 T-057",
      "LibraryTitle",
      ["nodeRef", "idTitulo", "name", "coverURL", "adoption", "adoptionType", "stage", "origin", "promotion"],
    ],
    ["P-303 T-486", "TitleDetail", ["units", "info", "resources", "categories", "editions"]],
    [
      "T-487",
      "Resource",
      [
        "uuid",
        "name",
        "type",
        "mimetype",
        "previewURL",
        "downloadURL",
        "externalURL",
        "classroom",
        "favourite",
        "new",
        "modified",
        "unitName",
        "unitUuid",
        "editions",
        "languages",
        "categories",
        "isInstaller",
      ],
    ],
    ["T-488", "ResourceCategory", ["parentId", "parentName", "categoryId", "name"]],
    ["T-489", "Edition", ["id", "name", "languages"]],
    [
      "T-530",
      "Product",
      [
        "productName",
        "productType",
        "productUuid",
        "titleUuid",
        "userType",
        "token",
        "endDate",
        "students",
        "activations",
        "freeActivations",
        "cover",
        "url",
      ],
    ],
    ["B-274", "StudentsZone", ["info", "resources", "units", "products"]],
    ["B-275", "ZoneResource", ["uuid", "unitUuid", "mimetype", "previewURL", "name", "categories"]],
    ["B-276", "ZoneProduct", ["uuid", "title", "resourceUuid"]],
  ])("%s %s", (_ids, schema, fields) => {
    expect(fieldsOf(schema)).toEqual(expect.arrayContaining(fields));
  });

  test.each([
    ["P-048", "Role", 14],
    ["P-049", "Profile", 3],
  ])("%s %s has exactly %i values", (_id, schema, count) => {
    expect(document.components.schemas[schema]?.enum).toHaveLength(count);
  });

  test("P-296 P-298 P-299 P-302 T-039 T-531 T-532 closed lists hold just their values", () => {
    const { LibraryTitle, Product } = document.components.schemas;
    expect(LibraryTitle?.properties?.adoption?.enum).toEqual([0, 1]);
    expect(LibraryTitle?.properties?.origin?.enum).toEqual(["LIBRARY", "NOTLIBRARY"]);
    expect(LibraryTitle?.properties?.promotion?.enum).toEqual([0, 1]);
    expect(LibraryTitle?.properties?.adoptionType?.enum).toEqual([
      "NO_TYPE",
      "ADOPTION",
      "DEMO",
      "PROMOTIONAL",
      "RESOURCE",
    ]);
    expect(Product?.properties?.productType?.enum).toEqual([
      "Interno online",
      "Externo online",
      "OLB",
      "Blink",
      "Pangea",
      "SongPals",
      "HUB",
    ]);
    expect(Product?.properties?.userType?.enum).toEqual(["Profesor", "Alumno", "Ambos", "Demo"]);
  });

  test("P-351 T-505 favourites may take 20 s, everything else its 5 s", () => {
    const limits = listOperations(document).map(({ operation }) => [
      operation.operationId,
      operation["x-timeout-ms"] ?? 5000,
    ]);
    expect(limits.filter(([, limit]) => limit !== 5000)).toEqual([["saveFavourites", 20_000]]);
  });
});
