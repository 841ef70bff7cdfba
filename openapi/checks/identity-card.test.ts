import { expect, test } from "vitest";
import { isIdentityCard } from "./identity-card.ts";

test.each([
  ["12345678Z", true],
  ["87654321X", true],
  ["00000000T", true],
  ["X0000000T", true],
  ["X1234567L", true],
  ["Y0000000Z", true],
  ["Z0000000M", true],
  ["12345678A", false],
  ["X0000000Z", false],
  ["12345678z", false],
  ["1234567L", false],
  ["1234567Z", false],
  ["123456789", false],
  ["Z", false],
  ["", false],
])("T-290 %j is an identity card number: %s", (card, expected) => {
  expect(isIdentityCard(card)).toBe(expected);
});
