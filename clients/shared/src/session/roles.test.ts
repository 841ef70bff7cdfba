import { describe, expect, it } from "vitest";
import { SPAIN } from "./roles.ts";

describe("constants of accounts", () => {
  it("P-359 the country id of Spain is 1131", () => {
    expect(SPAIN).toBe(1131);
  });
});
