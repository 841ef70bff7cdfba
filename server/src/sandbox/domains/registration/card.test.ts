import { expect, test } from "vitest";
import { isCardNumber } from "./card.ts";

test.each([
  ["12345678Z", true],
  ["87654321X", true],
  ["00000000T", true],
  ["X0000000T", true],
  ["Y0000000Z", true],
  ["Z0000000M", true],
  ["12345678A", false],
  ["X0000000Z", false],
  ["1234567Z", false],
  ["Z", false],
  ["", false],
])("T-290 %s is an identity card number: %s", (card, expected) => {
  expect(isCardNumber(card)).toBe(expected);
});
