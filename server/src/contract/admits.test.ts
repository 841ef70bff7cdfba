import { describe, expect, test } from "vitest";
import { admits } from "./admits.ts";

describe("P-057 an operation admits whom the contract names, and nobody else", () => {
  test.each([
    [["session"], [], "STUDENT", [], true],
    [["TEACHER"], [], "TEACHER", [], true],
    [["TEACHER"], [], "TEACHER_DEMO", [], false],
    [["TEACHER"], ["gpaPermission"], "TEACHER", [], false],
    [["TEACHER"], ["gpaPermission"], "TEACHER", ["gpaPermission"], true],
    [[], [], "ADMINISTRATOR", [], false],
  ])("roles %j with %j, asked by %s with %j: %s", (roles, needed, role, held, expected) => {
    expect(admits({ roles, permissions: needed }, { role, permissions: held })).toBe(expected);
  });
});
