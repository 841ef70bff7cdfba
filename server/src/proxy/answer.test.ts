import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { ERRORS, type Reason } from "@anaquel/openapi/errors";
import { OPERATIONS, type OperationFacts, type OperationId } from "@anaquel/openapi/operations";
import { describe, expect, test } from "vitest";
import { codeFor, isReason, type Problem, toProblem } from "../contract/problem.ts";
import { operationContract } from "../contract/validate.ts";
import { toProblemError } from "./answer.ts";

const EXAMPLES: Record<string, { value: Problem }> = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve("@anaquel/openapi/contract.json"), "utf8"),
).components.examples;

/** The problem that a browser gets when the upstream answers an operation with this status and body. */
function pass(id: OperationId, status: number, body: object, sent?: unknown): Problem {
  const answer = { status, headers: {}, body: Buffer.from(JSON.stringify(body)) };
  const { reason, details } = toProblemError(operationContract(id), answer, { mediaType: "application/json", sent });
  return toProblem(reason, "es", undefined, details);
}

/** Every operation with every example of a reason that it declares. */
const declared = Object.entries<OperationFacts>(OPERATIONS).flatMap(([id, { reasons }]) =>
  Object.values(EXAMPLES)
    .filter(({ value }) => isReason(value?.reason) && reasons.includes(value.reason))
    .map(({ value }) => [id as OperationId, value] as const),
);

describe("P-341 what the contract shows of an error reaches the browser", () => {
  test("with its number and its refused fields, whatever the status", () => {
    expect(declared.length).toBeGreaterThan(1000);
    for (const [id, example] of declared) expect(pass(id, example.status, example), id).toEqual(example);
  });

  test("by its bare number too, where the operation gives the number one meaning", () => {
    for (const [id, { status, code, errors }] of declared) {
      const { reasons } = OPERATIONS[id] as OperationFacts;
      const meant = reasons.filter((reason) => codeFor(reason as Reason, undefined) === code);
      if (meant.length === 1) expect(pass(id, status, { code, errors }), id).toMatchObject({ code, reason: meant[0] });
    }
  });
});

describe("the number of a reason", () => {
  const LIBRARY = { sendEmail: false };

  test.each<[string, unknown, number, Reason]>([
    ["on the coupon page", {}, 400_011, "COUPON_USED"],
    ["on the coupon page", { sendEmail: true }, 400_012, "COUPON_NOT_YET"],
    ["on the coupon page", undefined, 400_940, "COUPON_UNKNOWN"],
    ["in the digital library", LIBRARY, 400_011, "COUPON_NOT_YET"],
    ["in the digital library", LIBRARY, 400_012, "COUPON_USED"],
    ["in the digital library", LIBRARY, 400_941, "COUPON_EXPIRED"],
  ])("%s, sent %j, %i alone means %s", (_where, sent, code, reason) => {
    expect(pass("redeemCoupon", 400, { code }, sent)).toMatchObject({ code, reason });
  });

  test("follows the caller where the upstream names the reason only", () => {
    expect(pass("redeemCoupon", 400, { reason: "COUPON_EXPIRED" }, LIBRARY).code).toBe(400_012);
    expect(pass("redeemCoupon", 400, { reason: "COUPON_EXPIRED" }, {}).code).toBe(400_941);
  });

  test("is never that of another reason", () => {
    expect(pass("redeemCoupon", 400, { reason: "COUPON_NOT_YET", code: 400_940 }, {}).code).toBe(400_012);
    expect(toProblem("LIBRARY_EMPTY", "es", undefined, { code: 400_940 }).code).toBe(ERRORS.LIBRARY_EMPTY.code);
  });

  test("401901 is a wrong password at sign-in, and a wrong current one where the password is changed", () => {
    expect(pass("signIn", 401, { code: 401_901 }).reason).toBe("INVALID_CREDENTIALS");
    expect(pass("changePassword", 401, { code: 401_901 }).reason).toBe("PASSWORD_WRONG");
  });
});

describe("what the operation does not declare becomes the general error of its status", () => {
  test.each<[OperationId, number, object, Reason]>([
    ["getLibrary", 404, { reason: "COUPON_USED" }, "NOT_FOUND"],
    ["getLibrary", 400, { code: 404_901 }, "VALIDATION_FAILED"],
    ["getLibrary", 409, {}, "UNEXPECTED"],
    ["saveLibrary", 409, {}, "CONFLICT"],
    ["saveLibrary", 500, { code: 500_002, errors: { card: true } }, "UNEXPECTED"],
  ])("%s, %i %j: %s", (id, status, body, reason) => {
    const problem = pass(id, status, body);
    expect([problem.reason, problem.code]).toEqual([reason, ERRORS[reason].code]);
    if (status >= 500) expect(problem.errors).toBeUndefined();
  });
});
