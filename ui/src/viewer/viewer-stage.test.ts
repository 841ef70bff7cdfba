import { describe, expect, test } from "vitest";
import { showingOf } from "./viewer-stage.tsx";

describe("P-157 a previewable resource opens in the viewer, by its media type", () => {
  test.each([
    ["image/jpeg", true, "image"],
    ["image/png", true, "image"],
    ["audio/mpeg", true, "audio"],
    ["audio/x-wav", true, "audio"],
    ["video/mp4", true, "video"],
    ["application/pdf", true, "pdf"],
    ["text/html", true, "page"],
    ["application/zip", true, "download"],
    ["application/vnd.ms-excel", true, "download"],
    ["image/jpeg", false, "download"],
    [null, true, "download"],
  ] as const)("%s, preview %s: %s", (mimetype, hasPreview, expected) => {
    expect(showingOf(mimetype, hasPreview)).toBe(expected);
  });
});
