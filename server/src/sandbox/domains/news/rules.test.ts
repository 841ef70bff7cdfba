import { describe, expect, it } from "vitest";
import { familiesOf } from "./rules.ts";

const NOBODY = { stages: [], subjects: [], province: null, countryId: null };
const NOTHING = { stages: [], subjects: [], regions: [], countries: [] };

describe("the categories of the news for a reader", () => {
  it.each([
    ["nothing is known of", {}, {}],
    ["teaches mathematics at ESO", { stages: ["ESO"], subjects: ["matematicas"] }, { stages: [342], subjects: [361] }],
    ["teaches in Burgos", { province: "Burgos", countryId: 1131 }, { regions: [387], countries: [1131] }],
    ["teaches in Italy", { province: "Bologna", countryId: 1132 }, { countries: [1132] }],
    ["has a stage that the feed does not know", { stages: ["Otra"] }, {}],
  ])("T-460 of somebody who %s", (_name, reader, families) => {
    expect(familiesOf({ ...NOBODY, ...reader })).toEqual({ ...NOTHING, ...families });
  });
});
