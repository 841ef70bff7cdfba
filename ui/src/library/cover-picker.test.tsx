import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { renderInEnglish } from "../testing/render-in-english.tsx";
import { CoverPicker } from "./cover-picker.tsx";

const cover = { id: "1", name: "Maths", note: "ESO 2", tag: "Demo", coverSrc: "/c/1", chosen: false };

describe("the grid of covers", () => {
  it("P-182 P-183 shows each title as a button that is pressed while it is chosen", async () => {
    const onToggle = vi.fn();
    renderInEnglish(
      <CoverPicker
        label="Titles"
        covers={[cover, { ...cover, id: "2", name: "Physics", chosen: true }]}
        onToggle={onToggle}
      />,
    );
    const maths = screen.getByRole("button", { name: /Maths/ });
    expect(maths.getAttribute("aria-pressed")).toBe("false");
    expect(screen.getByRole("button", { name: /Physics/ }).getAttribute("aria-pressed")).toBe("true");
    maths.focus();
    await userEvent.keyboard("{Enter}");
    expect(onToggle).toHaveBeenCalledExactlyOnceWith("1");
  });

  it("says that it is busy while nothing is known", () => {
    renderInEnglish(<CoverPicker label="Titles" covers={null} onToggle={vi.fn()} />);
    expect(screen.getByRole("list", { name: "Titles" }).getAttribute("aria-busy")).toBe("true");
    expect(screen.queryByRole("button")).toBeNull();
  });
});
