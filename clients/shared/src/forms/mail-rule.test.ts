import { zMail } from "@anaquel/openapi/zod";
import { expect, it } from "vitest";
import { isMail } from "./mail-rule.ts";

it.each([
  ["marta.ruiz@school.example", true],
  ["a@b.es", true],
  ["marta", false],
  ["marta@school", false],
  ["marta@school.e", false],
  ["marta ruiz@school.example", false],
  ["@school.example", false],
  [`${"a".repeat(250)}@b.es`, false],
])("T-231 the address %s is valid: %s, here and in the contract", (mail, isValid) => {
  expect(isMail(mail)).toBe(isValid);
  expect(zMail.safeParse(mail).success).toBe(isValid);
});
