import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderInEnglish } from "../testing/render-in-english.tsx";
import { UnitPills } from "./unit-pills.tsx";

test("a pill is called as it is written, whether it shows its number or its name", () => {
  const unit = { href: "#1", current: false, hasNew: false };
  renderInEnglish(
    <UnitPills
      all={{ href: "#all", current: false }}
      units={[
        { ...unit, name: "Fractions", short: "2" },
        { ...unit, href: "#2", name: "3. Powers", short: "3" },
        { ...unit, href: "#3", name: "Equations", short: "4", current: true, hasNew: true },
      ]}
    />,
  );
  const names = screen.getAllByRole("link").map((link) => link.getAttribute("aria-label") ?? link.textContent);
  expect(names).toEqual(["View all", "2. Fractions", "3. Powers", "4. Equations, with new material"]);
});
