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

  it("gives way to the sentence of the error catalogue", () => {
    expect(messageFor(i18n, new ApiError(403, { message: "Not in your library." }))).toBe("Not in your library.");
    expect(messageFor(i18n, new ApiError(403))).toBe("Forbidden Error");
    expect(messageFor(i18n, new Error("boom"))).toBe("An error has occurred. Please try again.");
  });
});
