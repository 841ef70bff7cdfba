import { describe, expect, test } from "vitest";
import { admits, permissionsOf } from "./admits.ts";

describe("P-057 an operation admits whom the contract names, and nobody else", () => {
  test.each([
    [["session"], [], [], "STUDENT", [], true],
    [["TEACHER"], [], [], "TEACHER", [], true],
    [["TEACHER"], [], [], "TEACHER_DEMO", [], false],
    [["TEACHER"], ["gpaPermission"], [], "TEACHER", [], false],
    [["TEACHER"], ["gpaPermission"], [], "TEACHER", ["gpaPermission"], true],
    [["TEACHER"], ["gpaPermission", "positionId"], [], "TEACHER", ["positionId"], false],
    [["CUSTOMER_SUPPORT"], [], ["impersonationUser"], "CUSTOMER_SUPPORT", [], true],
    [["CUSTOMER_SUPPORT"], [], ["impersonationUser"], "TEACHER", ["impersonationUser"], true],
    [["CUSTOMER_SUPPORT"], [], ["impersonationUser"], "TEACHER", ["spain"], false],
    [[], [], [], "ADMINISTRATOR", [], false],
  ])("roles %j with %j, or %j, asked by %s with %j: %s", (roles, permissions, orPermissions, role, held, expected) => {
    expect(admits({ roles, permissions, orPermissions }, { role, permissions: held })).toBe(expected);
  });
});

describe("P-057 permissions are read from the user that the API describes", () => {
  test.each([
    [{}, []],
    [{ gpaPermission: true, pdPermission: false, aiPoc: null }, ["gpaPermission"]],
    [{ positionId: 3 }, ["positionId"]],
    [{ positionId: null, impersonationUser: null }, []],
    [
      { impersonationUser: { id: 1, name: "Lucía Serrano" }, impersonating: true },
      ["impersonationUser", "impersonating"],
    ],
    [{ countryId: 1131, platformId: 3 }, ["spain", "directoryAccount"]],
    [{ countryId: 1132, platformId: 1 }, []],
    [{ positionId: true, spain: true }, []],
  ])("%j has %j", (user, expected) => {
    expect(permissionsOf(user)).toEqual(expected);
  });
});
