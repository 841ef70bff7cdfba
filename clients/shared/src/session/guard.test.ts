import { describe, expect, it } from "vitest";
import { decide, type RouteRule } from "./guard.ts";
import type { Session, UserInfo } from "./session.ts";

function signedIn(profile: UserInfo["profile"]): Session {
  const user: UserInfo = { id: 1, role: "TEACHER", profile, name: "Marta", surname: "Ruiz", mail: "m@school.example" };
  return { state: "user", user };
}
const PREMIUM = signedIn("CUSTOMER_USER_PREMIUM");
const PLUS = signedIn("CUSTOMER_USER_PLUS");
const STAFF = signedIn("SUPPORT_USER");
const STUDENT = signedIn(null);

const required = (profile?: RouteRule["profile"]): RouteRule => ({
  session: "required",
  ...(profile && { profile }),
});

describe("who may open a route", () => {
  it.each<[string, RouteRule, Session, "premium" | "plus", string]>([
    ["P-040 all admits a student", required("all"), STUDENT, "premium", "pass"],
    ["P-041 admin admits staff", required("admin"), STAFF, "premium", "pass"],
    ["P-041 admin refuses a customer", required("admin"), PREMIUM, "premium", "/error"],
    ["P-042 customer admits premium", required("customer"), PREMIUM, "premium", "pass"],
    ["P-042 customer admits plus", required("customer"), PLUS, "plus", "pass"],
    ["P-043 customer_plus refuses premium", required("customer_plus"), PREMIUM, "plus", "/error"],
    ["P-044 no profile admits premium", required(), PREMIUM, "premium", "pass"],
    ["P-044 no profile refuses plus", required(), PLUS, "plus", "/error"],
    ["P-044 no profile refuses staff", required(), STAFF, "premium", "/error"],
    ["P-045 the plus portal refuses staff", required("admin"), STAFF, "plus", "/error"],
    ["P-046 the premium portal refuses plus", required("customer"), PLUS, "premium", "/error"],
    ["P-047 a visitor signs in", required(), { state: "visitor" }, "premium", "signin"],
    ["P-012 a session leaves the sign-in page", { session: "none" }, PREMIUM, "premium", "/"],
    ["P-017 a visitor passes to a page for visitors", { session: "none" }, { state: "visitor" }, "premium", "pass"],
    ["an open page does not wait", { session: "optional" }, { state: "loading" }, "premium", "pass"],
    ["a closed page waits", required(), { state: "loading" }, "premium", "wait"],
  ])("%s", (_title, rule, session, portal, expected) => {
    const decision = decide(rule, session, portal);
    expect(decision.kind === "redirect" ? decision.to : decision.kind).toBe(expected);
  });

  it("refuses whom the extra rule does not admit, to the place the rule names", () => {
    const rule: RouteRule = { session: "required", allow: () => false, refusal: "/" };
    expect(decide(rule, PREMIUM, "premium")).toEqual({ kind: "redirect", to: "/" });
  });

  it("shows the failure of a session that cannot be read, but lets people sign in", () => {
    const failed = { state: "failed", error: new Error(), retry: () => undefined } as unknown as Session;
    expect(decide(required(), failed, "premium").kind).toBe("failed");
    expect(decide({ session: "none" }, failed, "premium").kind).toBe("pass");
  });
});
