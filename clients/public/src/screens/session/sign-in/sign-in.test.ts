import { ApiError } from "@anaquel/client-kit/api";
import { zSignInBody } from "@anaquel/openapi/zod";
import { describe, expect, it } from "vitest";
import { providerHref } from "./provider-links.tsx";
import { landingAddress, returnAddress } from "./return-address.ts";
import { failureOf, type SignInState, START, signInFlow } from "./sign-in-flow.ts";
import { isMail, isPassword } from "./sign-in-form.ts";

const BASE = "https://app.school.example/";
const failure = { kind: "credentials", text: null, retryAfter: null, reference: null } as const;
const typed: SignInState = { stage: "idle", mail: "a@school.example", password: "x" };
const loading: SignInState = { ...typed, stage: "loading" };
const failed = signInFlow(loading, { type: "failed", failure });

describe("the sign-in flow", () => {
  it("P-091 goes from idle to loading and from loading to failure", () => {
    expect(START.stage).toBe("idle");
    expect(signInFlow(typed, { type: "submitted" })).toEqual(loading);
    expect(failed.stage).toBe("failure");
  });

  it("P-090 has just three stages, whatever happens in whichever of them", () => {
    const events = [
      { type: "typed", field: "mail", value: "z" },
      { type: "submitted" },
      { type: "failed", failure },
    ] as const;
    const reached = [START, loading, failed].flatMap((state) => events.map((event) => signInFlow(state, event).stage));
    expect([...new Set(reached)].sort()).toEqual(["failure", "idle", "loading"]);
  });

  it("P-096 clears both fields on failure", () => {
    expect(failed).toMatchObject({ mail: "", password: "" });
  });

  it.each(["mail", "password"] as const)("P-095 editing the %s leaves the failure", (field) => {
    expect(signInFlow(failed, { type: "typed", field, value: "z" })).toEqual({
      stage: "idle",
      mail: "",
      password: "",
      [field]: "z",
    });
  });
});

describe("what a failure says", () => {
  it.each([
    ["P-100 status 500", new ApiError(500), "generic"],
    ["P-101 status 401", new ApiError(401, { reason: "INVALID_CREDENTIALS" }), "credentials"],
    ["P-101 status 404", new ApiError(404), "credentials"],
    ["P-101 status 429", new ApiError(429, null, new Headers({ "retry-after": "30" })), "credentials"],
    ["P-100 no answer", new ApiError(0), "generic"],
    ["P-100 too slow", new ApiError(408), "generic"],
    ["an account that waits for its confirmation", new ApiError(401, { reason: "ACCOUNT_NOT_VALIDATED" }), "account"],
  ])("%s", (_title, error, kind) => {
    expect(failureOf(error).kind).toBe(kind);
  });

  it("keeps the seconds to wait of a 429", () => {
    expect(failureOf(new ApiError(429, null, new Headers({ "retry-after": "30" }))).retryAfter).toBe(30);
  });
});

describe("what may be sent", () => {
  it.each([
    "marta.ruiz@demo.anaquel.example",
    "a@b.es",
    "ana",
    "ana@",
    "ana@school",
    "ana@school.e",
    "two words@school.es",
    "ana@@school.es",
    "",
  ])("P-097 agrees with the contract on the address %j", (mail) => {
    expect(isMail(mail)).toBe(zSignInBody.shape.mail.safeParse(mail).success);
  });

  it("P-097 trims the address", () => {
    expect(isMail("  marta@school.example ")).toBe(true);
  });

  it("P-098 takes any password but an empty one", () => {
    expect([isPassword(" "), isPassword("x"), isPassword("")]).toEqual([true, true, false]);
  });
});

describe("where to go afterwards", () => {
  it.each([
    ["P-084 the query", "?returnTo=https%3A%2F%2Fapp.school.example%2Ftitle%2F1", null, `${BASE}title/1`],
    ["P-085 not another host", "?returnTo=https%3A%2F%2Fapp.school.example.evil.example%2F", null, BASE],
    ["P-085 not with user info", "?returnTo=https%3A%2F%2Fapp.school.example%40evil.example%2F", null, BASE],
    ["P-086 the referrer", "", { referrer: `${BASE}edit-library` }, `${BASE}edit-library`],
    ["P-086 the referrer after a refused query", "?returnTo=javascript:1", { referrer: "/help" }, `${BASE}help`],
    ["P-087 the portal", "", { referrer: "https://evil.example/" }, BASE],
  ])("%s", (_title, search, state, expected) => {
    expect(returnAddress(search, state, BASE)).toBe(expected);
  });

  it("P-088 P-089 follows the answer inside the portal only", () => {
    expect(landingAddress(`${BASE}title/1`, BASE)).toBe(`${BASE}title/1`);
    expect(landingAddress("https://evil.example/", BASE)).toBe("/");
    expect(landingAddress(undefined, BASE)).toBe("/");
  });

  it("P-103 tells the provider's flow where to come back, from which screen, and no platform", () => {
    expect(providerHref("google", BASE)).toBe(
      "/api/third-parties/google?returnTo=https%3A%2F%2Fapp.school.example%2F&routeOrigin=SIGNIN&userPlatform=",
    );
  });
});
