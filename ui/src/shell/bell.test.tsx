import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderInEnglish } from "../testing/render-in-english.tsx";
import { Bell } from "./bell.tsx";

describe("the bell", () => {
  it("P-113 is a link with a name, which says what its dot shows", () => {
    renderInEnglish(<Bell href="/notifications" label="Notifications, something is new" hasDot current />);
    const bell = screen.getByRole("link", { name: "Notifications, something is new" });
    expect(bell.getAttribute("href")).toBe("/notifications");
    expect(bell.getAttribute("aria-current")).toBe("page");
  });
});
