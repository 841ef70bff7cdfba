import { ApiError } from "@anaquel/client-kit/api";
import { zLocateLicencePath } from "@anaquel/openapi/zod";
import { describe, expect, it } from "vitest";
import { type LicenceEvent, type LicenceState, licenceFlow, START, submission } from "./activate-licence-flow.ts";
import { cleanLicenceCode, faultOf } from "./licence-form.ts";

const typed = "OUP-4K7M2Q9TZ1";
const licence = { productName: "Digital book", titleName: "Matemáticas", expires: "2027-08-31" };
const error = new ApiError(404);
const code: LicenceState = { ...START, typed };
const lookingUp: LicenceState = { step: "code", typed, fault: null, isWaiting: true };
const unknown: LicenceState = { step: "code", typed, fault: { kind: "lookup", error }, isWaiting: false };
const confirmation: LicenceState = { step: "confirmation", typed, licence, isWaiting: false };
const activating: LicenceState = { ...confirmation, isWaiting: true };
const activated: LicenceState = { step: "result", typed, outcome: "activated" };
const failed: LicenceState = { step: "result", typed, outcome: "failed" };

describe("a licence code", () => {
  it.each([
    ["P-235 dashes and blanks around", " OUP-4K7M2Q9TZ1 ", "OUP4K7M2Q9TZ1"],
    ["P-235 dashes inside", "1234-5678-9012", "123456789012"],
    ["lower case", "oup4k7m2q9tz1", "OUP4K7M2Q9TZ1"],
  ])("%s: %j is sent as %j", (_rule, value, clean) => {
    expect(cleanLicenceCode(value)).toBe(clean);
  });

  it.each<[string, string, ReturnType<typeof faultOf>]>([
    ["P-236 thirteen with OUP", "OUP4K7M2Q9TZ1", null],
    ["P-236 twelve with OUP", "OUP4K7M2Q9TZ", "format"],
    ["P-236 fourteen with OUP", "OUP4K7M2Q9TZ12", "format"],
    ["P-236 thirteen without OUP", "XUP4K7M2Q9TZ1", "format"],
    ["P-237 twelve digits", "123456789012", null],
    ["P-237 eleven digits", "12345678901", "format"],
    ["P-237 thirteen digits", "1234567890123", "format"],
    ["P-238 another sign", "OUP4K7M2Q9T_1", "format"],
    ["P-239 nothing", "", "empty"],
    ["P-239 only dashes and blanks", " - ", "empty"],
  ])("%s", (_rule, value, fault) => {
    expect(faultOf(value)).toBe(fault);
    expect(zLocateLicencePath.safeParse({ code: cleanLicenceCode(value) }).success).toBe(fault === null);
  });
});

describe("activating a licence", () => {
  it.each<[string, LicenceState, LicenceEvent, LicenceState]>([
    ["P-234 typing stops at fourteen", START, { type: "typed", value: `${typed}23` }, code],
    ["P-240 typing clears the fault", unknown, { type: "typed", value: "O" }, { ...START, typed: "O" }],
    ["P-239 nothing typed", START, { type: "submitted" }, { ...START, fault: { kind: "empty" } }],
    [
      "P-241 a wrong format",
      { ...START, typed: "12" },
      { type: "submitted" },
      { ...START, typed: "12", fault: { kind: "format" } },
    ],
    ["P-230 looking up waits", code, { type: "submitted" }, lookingUp],
    ["P-230 to the confirmation", lookingUp, { type: "located", licence }, confirmation],
    ["P-242 a failed look-up", lookingUp, { type: "lookup-failed", error }, unknown],
    ["P-230 activating waits", confirmation, { type: "submitted" }, activating],
    ["P-244 success", activating, { type: "activated" }, activated],
    ["P-243 failure", activating, { type: "activation-failed" }, failed],
    ["another code", confirmation, { type: "went-back" }, code],
    ["another code after a failure", failed, { type: "went-back" }, code],
    ["a success stays", activated, { type: "went-back" }, activated],
    ["an answer nobody waits for changes nothing", code, { type: "activated" }, code],
  ])("%s", (_rule, before, event, after) => {
    expect(licenceFlow(before, event)).toEqual(after);
  });

  it.each<[string, LicenceState, ReturnType<typeof submission>]>([
    ["P-236 a good code", code, "lookup"],
    ["P-238 a wrong one", { ...START, typed: "12" }, null],
    ["P-239 none", START, null],
    ["P-230 the confirmation", confirmation, "activation"],
    ["while it is activated", activating, null],
    ["after the result", failed, null],
  ])("submitting %s", (_rule, state, work) => {
    expect(submission(state)).toBe(work);
  });
});
