import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { components } from "@anaquel/openapi/types";
import { expect, test } from "vitest";
import { PERSONA_PASSWORD, PERSONAS } from "../../server/src/sandbox/seed/personas.ts";

const page = readFileSync(join(import.meta.dirname, "../../docs/personas.md"), "utf8");
const PROVIDERS = { 1: "Google", 2: "Microsoft", 3: "mail and password" } as const;

const ROLES = {
  TEACHER: true,
  TEACHER_DEMO: true,
  TEACHER_PREMIUM: true,
  STUDENT: true,
  TEACHER_FAKE: true,
  USER_INTERNAL: true,
  USER: true,
  INTERNAL: true,
  DIGITAL_SUPPORT: true,
  CGC: true,
  ADMINISTRATOR: true,
  CUSTOMER_SUPPORT: true,
  INTERNAL_SUPPORT: true,
  INVOICE: true,
} satisfies Record<components["schemas"]["Role"], true>;

test("the page of the demo accounts is the table of the demo accounts", () => {
  const rows = page.split("\n").filter((line) => line.includes("@"));
  const wanted = PERSONAS.map((persona) => {
    const { name, surname1, mail, role, profile, platformId, shows } = persona;
    return `| ${name} ${surname1} | ${mail} | ${role} | ${profile ?? "none"} | ${PROVIDERS[platformId ?? 3]} | ${shows} |`;
  });
  expect(rows).toEqual(wanted);
  expect(page).toContain(`\`${PERSONA_PASSWORD}\``);
});

test("P-001 every role of the contract has an account, and no two accounts share a mail or an id", () => {
  expect(new Set(PERSONAS.map(({ role }) => role))).toEqual(new Set(Object.keys(ROLES)));
  expect(new Set(PERSONAS.map(({ mail }) => mail)).size).toBe(PERSONAS.length);
  expect(new Set(PERSONAS.map(({ id }) => id)).size).toBe(PERSONAS.length);
  for (const { mail } of PERSONAS) expect(mail).toMatch(/\.example$/);
});
