import { expect, it } from "vitest";
import { cleanSchoolCode } from "./school-code.ts";

it.each([
  ["P-209 P-225 upper case", "ribera2026", "RIBERA2026"],
  ["P-209 blanks around", "  RIBERA2026 ", "RIBERA2026"],
  ["P-209 P-225 anything but digits and capitals", "ri-be.ra ñ20/26", "RIBERA2026"],
  ["P-224 T-309 more than ten", "RIBERA20261", "RIBERA2026"],
  ["P-209 nothing", " - ", ""],
])("%s: %j becomes %j", (_rule, typed, clean) => {
  expect(cleanSchoolCode(typed)).toBe(clean);
});
