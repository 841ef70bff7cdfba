import { describe, expect, it } from "vitest";
import { amountsOf, totalText } from "./amounts.ts";

describe("the amounts of an order", () => {
  it.each([
    [12.5, 4, 0.5, 13, "13.00"],
    [12.5, 21, 2.63, 15.13, "15.13"],
    [10.13, 4, 0.41, 10.54, "10.54"],
    [10.12, 4, 0.4, 10.52, "10.52"],
    [0.1, 21, 0.02, 0.12, "0.12"],
    [1.15, 10, 0.12, 1.27, "1.27"],
  ])("T-188 T-189 %f with %f %%", (cost, vat, vatCost, totalCost, text) => {
    const amounts = amountsOf({ cost, vat });
    expect(amounts).toEqual({ cost, vatCost, totalCost });
    expect(totalText(amounts)).toBe(text);
  });
});
