import { zPassword } from "@anaquel/openapi/zod";
import { expect, it } from "vitest";
import { isGoodPassword, keptRules, type PasswordRule } from "./password-rule.ts";

it.each<[string, string, PasswordRule[]]>([
  ["T-237 a good one", "Ribera", ["length", "lower", "upper", "blanks"]],
  ["T-237 letters with accents", "ÁÉÍóúñ", ["length", "lower", "upper", "blanks"]],
  ["T-237 T-251 five characters", "Riber", ["lower", "upper", "blanks"]],
  ["T-237 no lower case", "RIBERA1", ["length", "upper", "blanks"]],
  ["T-237 no upper case", "ribera1", ["length", "lower", "blanks"]],
  ["T-237 a space", "Ribera del", ["length", "lower", "upper"]],
  ["T-237 a space at the end", "Ribera ", ["length", "lower", "upper"]],
  ["T-237 letters of another alphabet", "Ωωωωωω", ["length", "lower", "upper", "blanks"]],
  ["nothing", "", []],
  ["more than the contract takes", "Aa".repeat(101), ["lower", "upper", "blanks"]],
])("%s keeps its rules: %j", (_rule, password, kept) => {
  expect([...keptRules(password)]).toEqual(kept);
  expect(isGoodPassword(password)).toBe(kept.length === 4);
  expect(zPassword.safeParse(password).success).toBe(kept.length === 4);
});
