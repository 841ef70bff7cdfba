import { expect, test } from "vitest";
import { mailFor, resetRefusal } from "./rules.ts";

test.each([
  [undefined, { kind: "none" }],
  [{ active: false, platform_id: 3 }, { kind: "none" }],
  [{ active: true, platform_id: 3 }, { kind: "link" }],
  [
    { active: true, platform_id: 1 },
    { kind: "provider", name: "Google" },
  ],
  [
    { active: true, platform_id: 2 },
    { kind: "provider", name: "Microsoft" },
  ],
])("the mail for %j is %j", (account, expected) => {
  expect(mailFor(account)).toEqual(expected);
});

const NOW = new Date("2026-11-21T10:00:00Z");

test.each([
  [undefined, "PASSWORD_LINK_UNKNOWN"],
  [{ created_at: NOW, ended_at: NOW }, "PASSWORD_LINK_EXPIRED"],
  [{ created_at: NOW, ended_at: null }, null],
] as const)("by the link %j a reset is refused as %s", (link, expected) => {
  expect(resetRefusal(link, NOW)).toBe(expected);
});
