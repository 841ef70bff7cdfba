import { describe, expect, test } from "vitest";
import { fieldsOf, timeoutOf, valuesOf } from "./support.ts";

describe("the entities have the publisher's fields", () => {
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
    expect(valuesOf(schema)).toHaveLength(count);
  });

  test("P-296 P-298 P-299 P-302 T-039 T-531 T-532 closed lists hold just their values", () => {
    expect(valuesOf("LibraryTitle", "adoption")).toEqual([0, 1]);
    expect(valuesOf("LibraryTitle", "origin")).toEqual(["LIBRARY", "NOTLIBRARY"]);
    expect(valuesOf("LibraryTitle", "promotion")).toEqual([0, 1]);
    expect(valuesOf("LibraryTitle", "adoptionType")).toEqual([
      "NO_TYPE",
      "ADOPTION",
      "DEMO",
      "PROMOTIONAL",
      "RESOURCE",
    ]);
    expect(valuesOf("Product", "productType")).toEqual([
      "Interno online",
      "Externo online",
      "OLB",
      "Blink",
      "Pangea",
      "SongPals",
      "HUB",
    ]);
    expect(valuesOf("Product", "userType")).toEqual(["Profesor", "Alumno", "Ambos", "Demo"]);
  });

  test("P-351 T-505 favourites may take 20 s", () => {
    expect(timeoutOf("saveFavourites")).toBe(20_000);
  });
});
