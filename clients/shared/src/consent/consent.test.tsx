import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openScreen } from "../testing/open-screen.tsx";
// Loaded ahead, so that no test waits for it.
import "./consent-banner.tsx";
import { ConsentGate, giveConsent, readConsent } from "./index.ts";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe("asking for consent", () => {
  it.each([
    ["Only what is needed", "necessary"],
    ["Accept all", "all"],
  ])("“%s” is kept and the question goes away", async (name, kept) => {
    openScreen(<ConsentGate />);
    await userEvent.click(await screen.findByRole("button", { name }));
    expect(readConsent()).toBe(kept);
    expect(screen.queryByRole("region")).toBeNull();
  });

  it("nothing is asked again, nor on pages inside those of others", () => {
    openScreen(<ConsentGate />, "/product-viewer");
    giveConsent("necessary");
    openScreen(<ConsentGate />);
    expect(screen.queryByRole("region")).toBeNull();
  });

  it("a value that somebody else left there is no consent", () => {
    expect(readConsent({ getItem: () => "yes" })).toBeNull();
  });
});
