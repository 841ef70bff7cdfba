import { decide } from "@anaquel/client-kit/session";
import { describe, expect, it } from "vitest";
import { routes } from "../../routes.tsx";

function routeAt(address: string) {
  const route = routes.find(({ paths }) =>
    paths.some((path) => typeof path === "string" && address.split("/")[1] === path.split("/")[1]),
  );
  if (!route) throw new Error(`no page at ${address}`);
  return route;
}

describe("the pages of accounts", () => {
  it.each(["/register", "/activation", "/activation-error", "/forgot-password", "/reset-password"])(
    "T-268 %s is for visitors",
    (address) => {
      expect(decide(routeAt(address).rule, { state: "visitor" }, "premium")).toEqual({ kind: "pass" });
      expect(routeAt(address).rule).toEqual({ session: "none" });
    },
  );

  it.each([
    ["/forgot-password", true],
    ["/reset-password", true],
    ["/register", false],
    ["/activation", false],
  ])("P-036 G-12 %s exists while only the back-office is open: %j", (address, isInBothModes) => {
    expect(routeAt(address).inBothModes ?? false).toBe(isInBothModes);
  });
});
