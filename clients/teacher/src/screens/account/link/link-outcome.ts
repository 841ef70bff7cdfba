/** What the address says of linking or unlinking an identity provider. */
export type LinkOutcome =
  | { kind: "none" }
  /** Just back from the flow: the user is read again, and then the address shows the success. */
  | { kind: "arrived"; next: "SHOW-OK" | "SHOW-DISCONNECT-OK" }
  | { kind: "linked" | "unlinked" | "same-platform" | "not-directory" | "other-user" | "unexpected" };

const OUTCOMES: Readonly<Record<string, LinkOutcome>> = {
  OK: { kind: "arrived", next: "SHOW-OK" },
  "DISCONNECT-OK": { kind: "arrived", next: "SHOW-DISCONNECT-OK" },
  "SHOW-OK": { kind: "linked" },
  "SHOW-DISCONNECT-OK": { kind: "unlinked" },
  "SAME-PLATFORM": { kind: "same-platform" },
  "NOT-LDAP": { kind: "not-directory" },
  "OTHER-USER": { kind: "other-user" },
};

/** Reads the outcome from the query parameter `error`. Source: T-212 to T-220, G18. */
export function linkOutcome(search: string): LinkOutcome {
  const value = new URLSearchParams(search).get("error");
  if (value === null) return { kind: "none" };
  return Object.hasOwn(OUTCOMES, value) ? (OUTCOMES[value] ?? { kind: "unexpected" }) : { kind: "unexpected" };
}
