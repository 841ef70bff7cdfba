import { expect, it } from "vitest";
import { refuse } from "./overload.ts";

it("a loop that is late refuses requests; one that could not be looked at does not", () => {
  expect(() => refuse(1500)).toThrow("SERVICE_UNAVAILABLE");
  expect(() => refuse(Number.POSITIVE_INFINITY)).not.toThrow();
});
