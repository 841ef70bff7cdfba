import { describe, expect, it } from "vitest";
import { viewerTarget } from "../products/viewer-target.ts";
import { classroomPageFor, classroomPageOf } from "./classroom-screen.tsx";
import { errorState } from "./error-screen.tsx";

describe("classroom pages", () => {
  it.each([
    ["B-305", 401, "unauthorized"],
    ["B-306", 404, "notfound"],
    ["B-307", 500, "error"],
    ["B-307", 403, "error"],
  ])("%s status %i leads to %s", (_id, status, page) => {
    expect(classroomPageFor(status)).toBe(page);
  });

  it("B-304 an unknown word gets the general page", () => {
    expect(
      ["unauthorized", "notfound", "error", "whatever"].map((word) => classroomPageOf(`/classroom-${word}`)),
    ).toEqual(["unauthorized", "notfound", "error", "error"]);
  });
});

describe("the error page", () => {
  it("P-186 reads message and reference of the history entry, and nothing else", () => {
    expect(errorState({ message: "Too many", reference: "r1", html: "<b>" })).toEqual({
      message: "Too many",
      reference: "r1",
    });
    expect(errorState({ message: { toString: "x" } })).toEqual({ message: null, reference: null });
    expect(errorState(null)).toEqual({ message: null, reference: null });
  });
});

describe("the product viewer", () => {
  const BASE = "https://app.publisher.example/";
  it.each([
    [
      "B-299 a page of the portal",
      "redirect_uri=/media/1/index.html",
      "https://app.publisher.example/media/1/index.html",
    ],
    ["B-301 the domain", "redirect_uri=https://app.publisher.example/x", "https://app.publisher.example/x"],
    ["B-301 a subdomain", "redirect_uri=https://eu.app.publisher.example/x", "https://eu.app.publisher.example/x"],
    ["B-301 a look-alike", "redirect_uri=https://app.publisher.example.evil.example/", "failed"],
    ["B-301 an ending that is no subdomain", "redirect_uri=https://evilapp.publisher.example/", "failed"],
    ["B-301 user info", "redirect_uri=https://a@eu.app.publisher.example/", "failed"],
    ["B-301 no address", "redirect_uri=javascript:alert(1)", "failed"],
    ["B-301 nothing", "", "failed"],
    ["B-302 an error", "error=500&redirect_uri=/media/1", "failed"],
    ["B-303 error 403", "error=403&redirect_uri=/media/1", "refused"],
  ])("%s", (_title, search, expected) => {
    const target = viewerTarget(search, BASE);
    expect(target.kind === "go" ? target.to : target.kind).toBe(expected);
  });
});
