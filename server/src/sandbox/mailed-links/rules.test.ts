import { describe, expect, test } from "vitest";
import { standingOf } from "./rules.ts";

const MADE = new Date("2026-11-21T10:00:00Z");
const after = (hours: number) => new Date(MADE.getTime() + hours * 3_600_000);
const open = { created_at: MADE, ended_at: null };

describe("a mailed link", () => {
  test.each([
    [undefined, "password", 0, "unknown"],
    [open, "password", 1, "good"],
    [open, "password", 1.01, "expired"],
    [open, "activation", 7 * 24, "good"],
    [open, "activation", 7 * 24 + 0.01, "expired"],
    [{ ...open, ended_at: MADE }, "password", 0, "expired"],
    [{ ...open, ended_at: MADE }, "activation", 0, "expired"],
  ] as const)("%j for %s is after %f hours %s", (link, purpose, hours, expected) => {
    expect(standingOf(link, purpose, after(hours))).toBe(expected);
  });
});
