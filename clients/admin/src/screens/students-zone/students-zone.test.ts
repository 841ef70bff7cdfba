import { ApiError } from "@anaquel/client-kit/api";
import { describe, expect, it, test } from "vitest";
import { changeLine, logStateOf, readLogState, shownFailure } from "./activity-log.ts";
import { type ChangeState, changeFlow } from "./change-flow.ts";
import { formatDay } from "./days.ts";
import { refuseLimits } from "./limits.ts";
import { filtersToSearch, isPast, NO_FILTERS, readFilters, toQuery } from "./zone-filters.ts";

const SAVED = { increasement_percentage: 20, different_devices: 3 };

describe("the limits", () => {
  test.each([
    ["1", "1", null],
    ["100", "3", null],
    [" 25 ", "3", null],
    ["20", "3", { kind: "unchanged" }],
    ["020", "3", { kind: "unchanged" }],
    ["0", "3", { kind: "invalid", increasement_percentage: true, different_devices: false }],
    ["101", "3", { kind: "invalid", increasement_percentage: true, different_devices: false }],
    ["12.5", "3", { kind: "invalid", increasement_percentage: true, different_devices: false }],
    ["-5", "3", { kind: "invalid", increasement_percentage: true, different_devices: false }],
    ["", "3", { kind: "invalid", increasement_percentage: true, different_devices: false }],
    ["20", "0", { kind: "invalid", increasement_percentage: false, different_devices: true }],
    ["20", "4", { kind: "invalid", increasement_percentage: false, different_devices: true }],
    ["x", "1.5", { kind: "invalid", increasement_percentage: true, different_devices: true }],
  ])("B-182 B-183 B-184 B-185 P-357 %j per cent and %j devices", (percentage, devices, refusal) => {
    const typed = { increasement_percentage: percentage, different_devices: devices };
    expect(refuseLimits(typed, SAVED)).toEqual(refusal);
  });
});

it("B-196 the block date is written as people write days", () => expect(formatDay("2026-11-21")).toBe("21/11/2026"));

describe("the search", () => {
  it("B-186 B-197 takes what is filled, and nothing when nothing is", () => {
    const filters = readFilters("token=&school=%20Ribera%20&teacher=Marta&page=2");
    expect(filters).toEqual({ ...NO_FILTERS, school: "Ribera", teacher: "Marta" });
    expect(toQuery(filters)).toEqual({ school: "Ribera", teacher: "Marta" });
    expect(filtersToSearch(filters)).toBe("school=Ribera&teacher=Marta");
    expect(toQuery({ ...NO_FILTERS, title: "  " })).toBeNull();
    expect(filtersToSearch(NO_FILTERS)).toBe("");
  });

  test.each([
    [null, false],
    ["2026-11-22", false],
    ["2026-11-21", false],
    ["2026-11-20", true],
  ])("B-195 a link that ends on %s is past: %s", (endDate, expected) => {
    expect(isPast(endDate, "2026-11-21")).toBe(expected);
  });
});

describe("a form of a dialog", () => {
  type State = ChangeState<{ day: string }, "outside">;
  const values = { day: "a" };
  const error = new ApiError(409);
  test.each<[State, Parameters<typeof changeFlow<{ day: string }, "outside">>[1], State]>([
    [
      { stage: "editing", values },
      { type: "typed", change: { day: "b" } },
      { stage: "editing", values: { day: "b" } },
    ],
    [
      { stage: "editing", values },
      { type: "submitted", refusal: "outside" },
      { stage: "refused", values, refusal: "outside" },
    ],
    [
      { stage: "refused", values, refusal: "outside" },
      { type: "typed", change: {} },
      { stage: "editing", values },
    ],
    [
      { stage: "editing", values },
      { type: "submitted", refusal: null },
      { stage: "sending", values },
    ],
    [
      { stage: "sending", values },
      { type: "submitted", refusal: "outside" },
      { stage: "sending", values },
    ],
    [
      { stage: "sending", values },
      { type: "typed", change: { day: "b" } },
      { stage: "sending", values },
    ],
    [
      { stage: "sending", values },
      { type: "failed", error },
      { stage: "failed", values, error },
    ],
    [
      { stage: "editing", values },
      { type: "failed", error },
      { stage: "editing", values },
    ],
    [
      { stage: "failed", values, error },
      { type: "submitted", refusal: null },
      { stage: "sending", values },
    ],
  ])("%o and %o give %o", (state, event, next) => {
    expect(changeFlow(state, event)).toEqual(next);
  });
});

describe("the activity log", () => {
  it("B-174 B-177 is that of a link or that of the global values", () => {
    const link = {
      token: "5e2f9a70-3b61-4d0f-a2c8-9b1f4e6d7c20",
      school: null,
      title: "Matemáticas, 2º ESO",
      teacher: "Marta Ruiz",
      ...SAVED,
      creationDate: "2026-09-15T08:00:00Z",
      endDate: null,
    };
    expect(readLogState(logStateOf(link))).toEqual({
      activityLog: link.token,
      about: "Matemáticas, 2º ESO · Marta Ruiz",
    });
    expect(readLogState(logStateOf(null))).toEqual({ activityLog: null, about: null });
  });

  test.each([[null], [{}], [{ admin: true }], [{ activityLog: 5 }]])("%o opens none", (state) => {
    expect(readLogState(state)).toBeNull();
  });

  test.each([
    [408, 400],
    [504, 400],
    [500, 500],
    [0, 0],
  ])("B-178 a failure of status %i is shown as %i", (status, shown) => {
    expect(shownFailure(new ApiError(status)).status).toBe(shown);
  });

  test.each([
    [{ name: "increasement_percentage", oldValue: "20", newValue: "25" }, "% Increase: 20 → 25"],
    [{ name: "different_devices", oldValue: "3", newValue: "2" }, "Devices: 3 → 2"],
    [{ name: "endDate", oldValue: null, newValue: "2026-11-21" }, "End Date: – → 21/11/2026"],
    [{ name: "somethingNew", oldValue: "a", newValue: null }, "somethingNew: a → –"],
  ])("B-175 the change %o is one line", (change, line) => {
    expect(changeLine(change)).toBe(line);
  });
});
