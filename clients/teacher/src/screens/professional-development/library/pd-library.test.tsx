import type { UserInfo } from "@anaquel/client-kit/session";
import { fakeApi, openScreen, problem } from "@anaquel/client-kit/testing";
import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { paths } from "../../../paths.ts";
import { routes } from "../../../routes.tsx";
import type { PdAsset } from "../assets.ts";
import { Screen } from "./pd-library-screen.tsx";

const CATEGORIES = [
  { uuid: "6c1d8f40-2a75-4b3e-9d82-5f0e7b1a3c60", title: "Assessment" },
  { uuid: "6c1d8f40-2a75-4b3e-9d82-5f0e7b1a3c61", title: "Classroom life" },
];
const asset = (number: number, title: string, parent: number, rest: Partial<PdAsset> = {}): PdAsset => ({
  uuid: `4b7e9d20-1c53-4f8a-b6d1-7e2f0a9c5d3${number}`,
  parent: CATEGORIES[parent]?.uuid ?? "",
  starred: false,
  order: 0,
  title,
  type: "video/mp4",
  description: null,
  date: "2026-10-05",
  author: "Carmen Oria",
  views: 3,
  viewed: false,
  totalThumbsUp: 0,
  totalThumbsDown: 0,
  thumbUp: false,
  thumbDown: false,
  category: CATEGORIES[parent]?.title ?? null,
  ...rest,
});
const LIBRARY = {
  categories: CATEGORIES,
  assets: [
    asset(1, "Without marks", 0, { starred: true, order: 2 }),
    asset(2, "A rubric", 0, { type: "application/pdf", viewed: true }),
    asset(3, "Questions that wait", 1, { type: "audio/wav", starred: true, order: 1 }),
  ],
};

function open(answer: unknown = LIBRARY, path: string = paths.professionalDevelopment) {
  const api = fakeApi({ "GET /pd": answer });
  vi.stubGlobal("fetch", api.fetch);
  return { ...api, ...openScreen(<Screen />, path) };
}

describe("who may open the library", () => {
  it.each([
    [true, true],
    [false, false],
    [undefined, false],
  ])("T-342 P-054 with the permission %s: %s", (pdPermission, isOpen) => {
    for (const path of [paths.professionalDevelopment, "/professional-development/:assetid"]) {
      const rule = routes.find((route) => route.paths.includes(path))?.rule;
      expect(rule?.allow?.({ pdPermission } as UserInfo)).toBe(isOpen);
      expect(rule?.refusal ?? "/error").toBe("/error");
    }
  });
});

describe("the library", () => {
  it("T-341 P-031 shows the starred assets in their order, and every asset under its category", async () => {
    open();
    const carousel = await screen.findByRole("region", { name: "Recommended" });
    const recommended = within(carousel).getAllByRole("link");
    expect(recommended.map(({ textContent }) => textContent)).toEqual(["Questions that wait", "Without marks"]);
    const assessment = screen.getByRole("region", { name: "Assessment" });
    const links = within(assessment).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      paths.pdAsset(LIBRARY.assets[0]?.uuid ?? ""),
      paths.pdAsset(LIBRARY.assets[1]?.uuid ?? ""),
    ]);
    expect(
      within(assessment).getByRole("link", { name: "Viewed Document A rubric Carmen Oria · October 5, 2026" }),
    ).toBeTruthy();
    expect(screen.getByRole("region", { name: "Classroom life" })).toBeTruthy();
  });

  it("T-341 has a tab for each category, which stands in the address", async () => {
    const { history } = open();
    const tab = await screen.findByRole("tab", { name: "Classroom life 1" });
    await userEvent.click(tab);
    expect(history.at(-1)).toBe(paths.pdCategory(CATEGORIES[1]?.uuid ?? ""));
    expect(screen.queryByRole("region", { name: "Assessment" })).toBeNull();
    expect(tab.getAttribute("aria-selected")).toBe("true");
    await userEvent.click(screen.getByRole("tab", { name: "All categories 3" }));
    expect(history.at(-1)).toBe(paths.professionalDevelopment);
  });

  it("finds assets by their words, and says when there is none", async () => {
    open();
    const search = await screen.findByRole("searchbox", { name: "Search the library" });
    await userEvent.type(search, "rubric");
    expect(await screen.findByText("1 asset")).toBeTruthy();
    await userEvent.type(search, " xyz");
    expect(await screen.findByRole("heading", { name: "Nothing found for “rubric xyz”" })).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Show everything" }));
    expect(await screen.findByText("3 assets")).toBeTruthy();
    expect(document.activeElement).toBe(search);
  });

  it("T-357 draws the sign of its kind for an asset without a picture", async () => {
    const { container } = open();
    await screen.findByRole("region", { name: "Assessment" });
    const picture = container.querySelector<HTMLImageElement>(`ul img[src$="d32/smallThumbnail"]`);
    if (!picture) throw new Error("the second asset has no picture");
    fireEvent.error(picture);
    expect(container.querySelector('[data-type="document"]')).toBeTruthy();
  });

  it("says when nothing has been published", async () => {
    open({ categories: [], assets: [] });
    expect(await screen.findByRole("heading", { level: 1, name: "Nothing has been published yet" })).toBeTruthy();
  });

  it("offers to read again after a failure", async () => {
    let answers = 0;
    open(() => (answers++ === 0 ? problem(500, "UNEXPECTED") : Response.json(LIBRARY)));
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Professional development" })).toBeTruthy();
  });
});
