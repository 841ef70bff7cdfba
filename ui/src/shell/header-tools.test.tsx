import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { renderInEnglish } from "../testing/render-in-english.tsx";
import { HeaderTool, HeaderTools } from "./header-tools.tsx";

test("the tools of the header are a menu that Escape closes, with the focus back on its button", async () => {
  const onOpen = vi.fn();
  renderInEnglish(
    <HeaderTools label="More">
      <HeaderTool icon="delegates" label="Delegates" onOpen={onOpen} />
      <HeaderTool icon="gift" label="Free adoption" href="/gratis-adoption" />
    </HeaderTools>,
  );
  const more = screen.getByRole("button", { name: "More" });
  await userEvent.click(more);
  expect(more.getAttribute("aria-expanded")).toBe("true");
  await userEvent.click(screen.getByRole("button", { name: "Delegates" }));
  expect(onOpen).toHaveBeenCalledOnce();
  await userEvent.keyboard("{Escape}");
  expect(more.getAttribute("aria-expanded")).toBe("false");
  expect(document.activeElement).toBe(more);
  expect(screen.getByRole("link", { name: "Free adoption" }).getAttribute("href")).toBe("/gratis-adoption");
});
