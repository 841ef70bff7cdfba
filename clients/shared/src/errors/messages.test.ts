import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setupI18n } from "@lingui/core";
import { describe, expect, it } from "vitest";
import { ApiError } from "../api/api-error.ts";
import { messageFor, statusMessage } from "./messages.ts";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });

describe("the status table", () => {
  it.each([
    ["P-342", 200, "Operation successful"],
    ["P-343", 400, "Bad Request"],
    ["P-344", 401, "Unauthorized"],
    ["P-345", 403, "Forbidden Error"],
    ["P-346", 404, "No data found"],
    ["P-347", 408, "Timeout exceeded"],
    ["P-347 a gateway timeout", 504, "Timeout exceeded"],
    ["P-348", 500, "An error has occurred. Please try again."],
    ["P-348 an unlisted status", 418, "An error has occurred. Please try again."],
  ])("%s: %i", (_id, status, text) => {
    expect(statusMessage(i18n, status)).toBe(text);
  });

  it("P-349 stands in Spanish as well as in English, and in Italian", async () => {
    const inEnglish = setupI18n({ locale: "en", messages: { en: {} } });
    for (const locale of ["es", "it"]) {
      const words = readFileSync(join(import.meta.dirname, `../../../teacher/src/locales/${locale}.po`), "utf8");
      for (const status of [200, 400, 401, 403, 404, 408, 500]) {
        const english = statusMessage(inEnglish, status);
        const [, after = ""] = words.split(`msgid "${english}"\n`);
        const [, translated] = /^msgstr "(.+)"/.exec(after) ?? [];
        expect(translated, `${status} in ${locale}`).toBeTruthy();
        expect(translated).not.toBe(english);
      }
    }
  });

  it("gives way to the sentence of the error catalogue", () => {
    expect(messageFor(i18n, new ApiError(403, { message: "Not in your library." }))).toBe("Not in your library.");
    expect(messageFor(i18n, new ApiError(403))).toBe("Forbidden Error");
    expect(messageFor(i18n, new Error("boom"))).toBe("An error has occurred. Please try again.");
  });
});
