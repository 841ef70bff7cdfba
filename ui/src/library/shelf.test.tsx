import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { renderInEnglish } from "../testing/render-in-english.tsx";
import { Shelf } from "./shelf.tsx";

const BOOKS = Array.from({ length: 10 }, (_, index) => ({
  id: `${index}`,
  href: `/title/${index}`,
  name: `Book ${index}`,
  level: null,
  coverSrc: `/cover/${index}`,
  newResources: index,
}));

beforeEach(() => {
  vi.spyOn(window, "innerWidth", "get").mockReturnValue(1280);
});

/** Names of the books that a person can reach. */
function reachable(): string[] {
  return screen
    .getAllByRole("listitem", { hidden: true })
    .filter((book) => !book.hasAttribute("inert"))
    .map((book) => book.querySelector("a")?.getAttribute("href") ?? "");
}

test("P-142 P-143 the arrows move by a whole slide, and only the books of a slide can be reached", async () => {
  renderInEnglish(<Shelf label="My library" heading="My library" panelId="panel" books={BOOKS} />);
  const previous = screen.getByRole<HTMLButtonElement>("button", { name: "Previous titles" });
  const next = screen.getByRole<HTMLButtonElement>("button", { name: "Next titles" });
  expect(reachable()).toHaveLength(8);
  expect(previous.disabled).toBe(true);
  await userEvent.click(next);
  expect(reachable()).toEqual(["/title/8", "/title/9"]);
  expect(next.disabled).toBe(true);
});

test("a book says how many resources are new, and nothing when none is", () => {
  renderInEnglish(<Shelf label="My library" heading="My library" panelId="panel" books={BOOKS.slice(0, 2)} />);
  const [none, one] = screen.getAllByRole("link");
  expect(none?.textContent).toBe("Book 0");
  expect(one?.textContent).toBe("Book 11 new");
});
