import { describe, expect, test } from "vitest";
import { activationRefusal, lookupRefusal } from "./rules.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const good = { end_date: "2027-08-31", free_activations: 3 };

describe("a licence code", () => {
  test.each([
    [undefined, false, "LICENCE_UNKNOWN", "LICENCE_UNKNOWN"],
    [{ ...good, end_date: "2026-11-20" }, false, "LICENCE_UNKNOWN", "LICENCE_UNKNOWN"],
    [{ ...good, end_date: "2026-11-20" }, true, "LICENCE_UNKNOWN", "LICENCE_UNKNOWN"],
    [{ ...good, end_date: "2026-11-21" }, false, null, null],
    [good, false, null, null],
    [good, true, null, "LICENCE_YOURS_ALREADY"],
    [{ ...good, free_activations: 0 }, false, null, "LICENCE_TAKEN"],
  ] as const)("%j, activated before: %s", (licence, isOwn, lookup, activation) => {
    expect(lookupRefusal(licence, NOW)).toBe(lookup);
    expect(activationRefusal(licence, isOwn, NOW)).toBe(activation);
  });
});
