import { describe, expect, it } from "vitest";
import { type LinkFacts, linkResult } from "./linking.ts";

const FACTS: LinkFacts = { accountId: 7, platformId: 3, providerPlatformId: 1, owners: [] };

describe("linking an account with an identity", () => {
  it.each<[string, Partial<LinkFacts>, string]>([
    ["T-253 an account with a password", {}, "OK"],
    ["one whose own address the identity has", { owners: [7] }, "OK"],
    ["T-261 an identity or address of somebody else", { owners: [7, 8] }, "OTHER-USER"],
    ["T-262 an account of the same provider", { platformId: 1 }, "SAME-PLATFORM"],
    ["T-263 an account of the other provider", { platformId: 2 }, "NOT-LDAP"],
    ["T-262 the same provider before anything else", { platformId: 1, owners: [8] }, "SAME-PLATFORM"],
  ])("%s", (_what, change, result) => {
    expect(linkResult({ ...FACTS, ...change })).toBe(result);
  });
});
