import type { UserInfo } from "@anaquel/client-kit/session";
import { describe, expect, it } from "vitest";
import { type LinkOutcome, linkOutcome } from "./link-outcome.ts";
import { linkHref, linkingOf } from "./platforms.ts";
import {
  faultsOf,
  maySend,
  START,
  UNLINK_FAILED,
  type UnlinkEvent,
  type UnlinkState,
  unlinkFlow,
} from "./unlink-flow.ts";

const USER: UserInfo = {
  id: 1,
  role: "TEACHER",
  platformId: 3,
  name: "Marta",
  surname: "Ruiz",
  mail: "m@school.example",
};

describe("the outcome in the address", () => {
  it.each<[string, string, LinkOutcome]>([
    ["T-212 none", "", { kind: "none" }],
    ["T-213", "?error=OK", { kind: "arrived", next: "SHOW-OK" }],
    ["T-214", "?error=DISCONNECT-OK", { kind: "arrived", next: "SHOW-DISCONNECT-OK" }],
    ["T-215", "?error=SHOW-OK", { kind: "linked" }],
    ["T-216", "?error=SHOW-DISCONNECT-OK", { kind: "unlinked" }],
    ["T-217", "?error=SAME-PLATFORM", { kind: "same-platform" }],
    ["T-218", "?error=NOT-LDAP", { kind: "not-directory" }],
    ["T-219", "?error=OTHER-USER", { kind: "other-user" }],
    ["T-220 another value", "?error=SOMETHING", { kind: "unexpected" }],
    ["T-220 a result that is never in an address", "?error=DISCONNECT-KO", { kind: "unexpected" }],
    ["T-220 a name of every object", "?error=constructor", { kind: "unexpected" }],
    ["T-220 an empty value", "?error=", { kind: "unexpected" }],
  ])("%s", (_rule, search, outcome) => {
    expect(linkOutcome(search)).toEqual(outcome);
  });
});

describe("what a user may do with identity providers", () => {
  it.each<[string, UserInfo["platformId"], ReturnType<typeof linkingOf>]>([
    ["T-252 T-253 LDAP", 3, { may: "link" }],
    ["T-252 T-254 Google", 1, { may: "unlink", provider: "google" }],
    ["T-252 T-254 Microsoft", 2, { may: "unlink", provider: "microsoft" }],
    ["T-252 none", null, { may: "nothing" }],
  ])("%s", (_rule, platformId, linking) => {
    expect(linkingOf({ ...USER, platformId })).toEqual(linking);
  });

  it("T-259 T-260 links by a navigation that comes back to the account", () => {
    const address = new URL(linkHref("google", USER, "https://app.school.example/"), "https://app.school.example/");
    expect(address.pathname).toBe("/api/third-parties/google");
    expect(Object.fromEntries(address.searchParams)).toEqual({
      returnTo: "https://app.school.example/edit-account",
      routeOrigin: "EDIT_ACCOUNT",
      userPlatform: "3",
    });
  });
});

describe("unlinking", () => {
  const values = { password: "Ribera2027", confirmation: "Ribera2027" };
  const good: UnlinkState = { stage: "editing", values, faults: {} };
  const sending: UnlinkState = { stage: "sending", values };
  const failed: UnlinkState = { stage: UNLINK_FAILED, values };

  it.each<[string, UnlinkState, UnlinkEvent, UnlinkState]>([
    ["a good password is sent", good, { type: "submitted" }, sending],
    ["T-237 none is not", START, { type: "submitted" }, { ...START, faults: { password: "rules" } } as UnlinkState],
    ["T-257 a failure", sending, { type: "failed" }, failed],
    ["again after a failure", failed, { type: "submitted" }, sending],
    [
      "typing clears the failure",
      failed,
      { type: "typed", field: "confirmation", value: "x" },
      { ...good, values: { ...values, confirmation: "x" } },
    ],
    ["typing while it is sent changes nothing", sending, { type: "typed", field: "password", value: "x" }, sending],
  ])("%s", (_rule, before, event, after) => {
    expect(unlinkFlow(before, event)).toEqual(after);
  });

  it.each([
    ["T-237 a weak password", "ribera", "ribera", { password: "rules" }],
    ["T-238 another confirmation", "Ribera2027", "Ribera", { confirmation: "different" }],
    ["good ones", "Ribera2027", "Ribera2027", {}],
  ])("%s", (_rule, password, confirmation, faults) => {
    expect(faultsOf({ password, confirmation })).toEqual(faults);
    expect(maySend({ stage: "editing", values: { password, confirmation }, faults: {} })).toBe(
      Object.keys(faults).length === 0,
    );
  });
});
