import { describe, expect, it } from "vitest";
import { amountsOf, toHundredths, wrongAmounts } from "./amounts.ts";

describe("the amounts of an order", () => {
  it.each([
    [1250, 400, 50, 1300],
    [1250, 2100, 263, 1513],
    [1013, 400, 41, 1054],
    [1012, 400, 40, 1052],
    [1, 400, 0, 1],
    [1, 5000, 1, 2],
    [10_000_000, 2100, 2_100_000, 12_100_000],
  ])("T-188 T-189 %i cents at %i hundredths of a percent", (costCents, vatRate, vatCents, totalCents) => {
    expect(amountsOf({ costCents, vatRate })).toEqual({ costCents, vatCents, totalCents });
  });

  it.each([
    [12.5, 1250],
    [0.07, 7],
    [1.005, null],
    [13.001, null],
    [0, 0],
  ])("%f is %s hundredths", (amount, hundredths) => {
    expect(toHundredths(amount)).toBe(hundredths);
  });
});

describe("amounts that were sent", () => {
  const tariff = { costCents: 1250, vatRate: 400 };
  const right = { iva: 4, cost: 12.5, vatCost: 0.5, totalCost: 13 };

  it.each<[string, object, string[]]>([
    ["the right ones", {}, []],
    ["a total one cent too high", { totalCost: 13.01 }, ["totalCost"]],
    ["a total with a part of a cent", { totalCost: 13.001 }, ["totalCost"]],
    ["another rate", { iva: 21 }, ["iva"]],
    [
      "amounts that fit each other and not the tariff",
      { cost: 10, vatCost: 0.4, totalCost: 10.4 },
      ["cost", "vatCost", "totalCost"],
    ],
  ])("%s", (_what, change, wrong) => {
    expect(wrongAmounts({ ...right, ...change }, tariff)).toEqual(wrong);
  });
});
