import { ApiError } from "@anaquel/client-kit/api";
import { describe, expect, it } from "vitest";
import {
  isSearchable,
  lookUpOf,
  type Place,
  type SchoolEvent,
  type SchoolState,
  START,
  schoolFlow,
} from "./school-flow.ts";

const school = { c_centro: 9007741, d_centro: "IES Ribera del Duero", c_pais: 1131 };
const unknown = new ApiError(404, { reason: "SCHOOL_CODE_UNKNOWN" });
const broken = new ApiError(500);
const place: Place = { countryId: 1131, postalCode: "09400" };
const code = (text: string): SchoolState => ({ stage: "code", code: text, fault: null });
const atPlace: SchoolState = { stage: "place", place, fault: null };
const lookingUp: SchoolState = { stage: "looking-up", code: "RIBERA2026" };
const searching: SchoolState = { stage: "searching", place };
const results: SchoolState = { stage: "results", place, schools: [school] };
const chosen: SchoolState = { stage: "chosen", school, premiumCode: "RIBERA2026" };
const submitted: SchoolEvent = { type: "submitted" };

describe("choosing the school", () => {
  it.each<[string, SchoolState, SchoolEvent, SchoolState]>([
    ["T-310 T-311 the code as it is typed", START, { type: "code-typed", value: "ribera-20 26" }, code("RIBERA2026")],
    ["T-309 at most ten", START, { type: "code-typed", value: "RIBERA20261" }, code("RIBERA2026")],
    ["T-312 ten are looked up", code("RIBERA2026"), submitted, lookingUp],
    ["T-312 nine are not", code("RIBERA202"), submitted, code("RIBERA202")],
    ["T-314 the code fixes the school", lookingUp, { type: "code-found", school }, chosen],
    ["T-314 and is locked with it", chosen, { type: "code-typed", value: "X" }, chosen],
    [
      "T-315 an unknown code is invalid",
      lookingUp,
      { type: "failed", error: unknown },
      { stage: "code", code: "RIBERA2026", fault: "nothing" },
    ],
    [
      "T-316 so is one whose look-up failed",
      lookingUp,
      { type: "failed", error: broken },
      { stage: "code", code: "RIBERA2026", fault: broken },
    ],
    [
      "typing leaves the invalid state",
      { stage: "code", code: "RIBERA2026", fault: "nothing" },
      { type: "code-typed", value: "RIBERA202" },
      code("RIBERA202"),
    ],
    [
      "T-295 the other way",
      code("RIB"),
      { type: "asked-by-place" },
      { stage: "place", place: { countryId: null, postalCode: "" }, fault: null },
    ],
    ["T-295 schools of a postal code", atPlace, submitted, searching],
    [
      "T-294 not without a country",
      { ...atPlace, place: { ...place, countryId: null } },
      submitted,
      { ...atPlace, place: { ...place, countryId: null } },
    ],
    ["T-295 a list to choose from", searching, { type: "schools-found", schools: [school] }, results],
    ["nothing there", searching, { type: "schools-found", schools: [] }, { ...atPlace, fault: "nothing" }],
    ["a failed search", searching, { type: "failed", error: broken }, { ...atPlace, fault: broken }],
    [
      "another postal code ends the list",
      results,
      { type: "place-typed", change: { postalCode: "09401" } },
      { ...atPlace, place: { ...place, postalCode: "09401" } },
    ],
    ["T-295 the chosen one has no code", results, { type: "chosen", school }, { ...chosen, premiumCode: null }],
    ["choosing anew", chosen, { type: "asked-by-code" }, START],
    ["an answer nobody waits for changes nothing", START, { type: "code-found", school }, START],
  ])("%s", (_rule, before, event, after) => {
    expect(schoolFlow(before, event)).toEqual(after);
  });

  it.each<[string, Place, boolean]>([
    ["T-294 no country", { countryId: null, postalCode: "09400" }, false],
    ["five digits in Spain", place, true],
    ["four digits in Spain", { ...place, postalCode: "9400" }, false],
    ["letters elsewhere", { countryId: 1133, postalCode: "OX1 4BH" }, true],
    ["nothing elsewhere", { countryId: 1133, postalCode: " " }, false],
  ])("a place can be searched: %s", (_rule, typed, can) => {
    expect(isSearchable(typed)).toBe(can);
  });

  it.each<[string, SchoolState, ReturnType<typeof lookUpOf>]>([
    ["T-312 T-313 a whole code", code("RIBERA2026"), "code"],
    ["T-312 T-313 less than a code", code("RIBERA202"), null],
    ["a place", atPlace, "place"],
    ["not twice", lookingUp, null],
  ])("looks up: %s", (_rule, state, lookUp) => {
    expect(lookUpOf(state)).toBe(lookUp);
  });
});
