import { describe, expect, test } from "vitest";
import { personNames } from "./names.ts";

describe("T-302 the names of somebody who comes from a provider", () => {
  test.each([
    [
      { given: "Nora", family: "Vidal Gil" },
      { name: "Nora", surname1: "Vidal", surname2: "Gil" },
    ],
    [
      { given: "Nora", family: "Vidal" },
      { name: "Nora", surname1: "Vidal", surname2: "" },
    ],
    [{ whole: "Nora Vidal de la Torre" }, { name: "Nora", surname1: "Vidal", surname2: "de la Torre" }],
    [
      { given: "Nora", whole: "Nora Vidal" },
      { name: "Nora", surname1: "", surname2: "" },
    ],
    [{}, { name: "", surname1: "", surname2: "" }],
  ])("%j", (said, names) => {
    expect(personNames(said)).toEqual(names);
  });
});
