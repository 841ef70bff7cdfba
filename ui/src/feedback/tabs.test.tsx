import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { renderInEnglish } from "../testing/render-in-english.tsx";
import { Tabs } from "./tabs.tsx";

const TABS = [
  { id: "adopted", label: "Adopted", count: 14 },
  { id: "demo", label: "Demo", count: 0, disabled: true },
  { id: "extras", label: "Resources", count: 2 },
];

function Library() {
  const [selected, setSelected] = useState("adopted");
  return <Tabs label="Library" tabs={TABS} selected={selected} onSelect={setSelected} panelId="panel" />;
}

test("arrow keys choose the next tab that has something, and go round", async () => {
  renderInEnglish(<Library />);
  await userEvent.click(screen.getByRole("tab", { name: /Adopted/ }));
  await userEvent.keyboard("{ArrowRight}");
  const extras = screen.getByRole("tab", { name: /Resources/ });
  expect(extras.getAttribute("aria-selected")).toBe("true");
  expect(document.activeElement).toBe(extras);
  await userEvent.keyboard("{ArrowRight}");
  expect(screen.getByRole("tab", { name: /Adopted/ }).getAttribute("aria-selected")).toBe("true");
});

test("P-140 an empty tab stays visible and cannot be chosen", async () => {
  renderInEnglish(<Library />);
  const demo = screen.getByRole("tab", { name: /Demo/ });
  await userEvent.click(demo);
  expect(demo.getAttribute("aria-selected")).toBe("false");
  expect(demo.getAttribute("aria-disabled")).toBe("true");
});
