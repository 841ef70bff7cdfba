import { describe, expect, test } from "vitest";
import { devicesAllowed, hasEnded, visitorsAllowed, visitRefusal } from "./rules.ts";

const link = { students: 3, increasement_percentage: 10, different_devices: 1 };

describe("B-282 B-283 the limits of a link", () => {
  test("devices are students times devices each; visitors get the percentage on top, rounded up", () => {
    expect(devicesAllowed({ ...link, students: 30, different_devices: 3 })).toBe(90);
    expect(visitorsAllowed(link)).toBe(4);
    expect(visitorsAllowed({ ...link, students: 30, increasement_percentage: 100 })).toBe(60);
  });

  test.each([
    [{ isKnownDevice: false, devices: 2, present: 2 }, null],
    [{ isKnownDevice: false, devices: 3, present: 0 }, "DEVICES_EXCEEDED"],
    [{ isKnownDevice: true, devices: 3, present: 2 }, null],
    [{ isKnownDevice: true, devices: 3, present: 4 }, "USERS_EXCEEDED"],
    [{ isKnownDevice: false, devices: 3, present: 4 }, "DEVICES_EXCEEDED"],
  ] as const)("%j: %s", (visit, expected) => {
    expect(visitRefusal(link, visit)).toBe(expected);
  });
});

test("B-284 a link is open up to and including its end date, in Madrid", () => {
  expect(hasEnded(null, new Date("2030-01-01T00:00:00Z"))).toBe(false);
  expect(hasEnded("2026-11-21", new Date("2026-11-21T22:59:00Z"))).toBe(false);
  expect(hasEnded("2026-11-21", new Date("2026-11-21T23:01:00Z"))).toBe(true);
});
