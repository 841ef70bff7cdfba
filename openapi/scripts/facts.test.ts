import { expect, test } from "vitest";
import { readContract } from "../rules/contract.ts";
import type { Operation } from "./document.ts";
import { listOperations } from "./expand.ts";
import { describeFacts, withFacts, withoutPages } from "./facts.ts";

const document = readContract();
const operations = new Map(listOperations(document).map(({ operation }) => [operation.operationId, operation]));
const facts = (operationId: string) => describeFacts(operations.get(operationId) as Operation);

test.each([
  ["signIn", "- **Who may call**: anybody."],
  ["signIn", "- **Captcha**: a token for the action `signin`."],
  ["signIn", "- **401** says nothing of a session."],
  ["updateUserLanguage", "- **Who may call**: anybody signed in."],
  ["updateUserLanguage", "- **Largest body**: 1 MiB."],
  ["updateUserLanguage", "- **401** means that there is no session."],
  ["shareTitle", "- **401** ends the session only as `NO_SESSION`."],
  ["disableTitleCarousel", "- **Who may call**: TEACHER, TEACHER_FAKE; with `spain`."],
  ["uploadFamilyBook", "- **Largest body**: 2,200,000 bytes."],
  ["startPayment", "- **Time limit**: 60 s."],
  ["getFeatures", "- **Time limit**: 5 s."],
  ["pingStudentsZone", "- **Session**: this call does not extend it."],
])("P-341 the reference says of %s: %s", (operationId, fact) => {
  expect(facts(operationId)).toContain(fact);
});

test("every description ends with the facts, and the contract itself stays as it is", () => {
  const before = structuredClone(document);
  const published = withFacts(document);
  expect(document).toEqual(before);
  expect(
    listOperations(published).filter(({ operation }) => !operation.description.includes("**Who may call**")),
  ).toEqual([]);
});

test("a client that programs call has no pages at the root of the portal", () => {
  const ids = listOperations(withoutPages(document)).map(({ operation }) => operation.operationId);
  expect(ids).not.toContain("leavePortal");
  expect(ids).toHaveLength(operations.size - 1);
});
