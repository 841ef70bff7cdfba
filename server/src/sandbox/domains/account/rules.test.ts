import { describe, expect, test } from "vitest";
import { toColumns, updateRefusal } from "./rules.ts";

const own = { mail: "ana@demo.anaquel.example", platform_id: 3, country_id: 1131 };
const update = { email: own.mail, name: "Ana", surname1: "Gil", mktPrefs: true };
const invalid = (field: string) => ({ reason: "VALIDATION_FAILED", errors: { [field]: true } });

describe("a change of the own data", () => {
  test.each([
    [own, update, null],
    [own, { ...update, email: "otra@demo.anaquel.example" }, null],
    [own, { ...update, phone: "600000214" }, null],
    [{ ...own, platform_id: 1 }, update, null],
    [{ ...own, platform_id: 1 }, { ...update, email: "ANA@demo.anaquel.example" }, null],
    [
      { ...own, platform_id: 2 },
      { ...update, email: "otra@demo.anaquel.example" },
      { reason: "MAIL_NOT_EDITABLE", errors: { email: true } },
    ],
    [{ ...own, country_id: 1132 }, { ...update, phone: "600000214" }, invalid("phone")],
    [{ ...own, country_id: null }, { ...update, phone: "600000214" }, invalid("phone")],
    [{ ...own, country_id: 1132 }, { ...update, phone: "" }, null],
  ])("of %j to %j: %j", (account, sent, expected) => {
    expect(updateRefusal(account, sent)).toEqual(expected);
  });

  test.each([
    [{}, {}],
    [
      { surname2: null, phone: null },
      { surname2: null, phone: null },
    ],
    [
      { surname2: "", phone: "" },
      { surname2: null, phone: null },
    ],
    [
      { surname2: " Mora ", phone: "600000214" },
      { surname2: "Mora", phone: "600000214" },
    ],
  ])("%j is written as %j", (more, expected) => {
    const sent = { ...update, email: "Ana@Demo.anaquel.example", name: " Ana ", ...more };
    expect(toColumns(sent)).toEqual({
      mail: "ana@demo.anaquel.example",
      name: "Ana",
      surname1: "Gil",
      mkt_prefs: true,
      ...expected,
    });
  });
});
