import { fakeApi, openScreen, problem } from "@anaquel/client-kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { partOfDay, schoolYear } from "../../screens/library/home/greeting-time.ts";
import { byGroup, groupOf, type LibraryTitle, openGroup } from "../../screens/library/home/library-groups.ts";
import { Screen } from "./home-screen.tsx";

const ID = "7d3e0c52-8f1b-4a6e-9c55-2b9f1f0a2e0";
const title = (n: number, change: Partial<LibraryTitle> = {}): LibraryTitle => ({
  nodeRef: `${ID}${n}`,
  idTitulo: n,
  name: `Title ${n}`,
  coverURL: null,
  adoption: 1,
  adoptionType: "ADOPTION",
  stage: "ESO",
  level: null,
  origin: "LIBRARY",
  promotion: 0,
  ...change,
});
const DEMO = { adoption: 0, adoptionType: "DEMO" } as const;
const RESOURCE = { adoption: 0, adoptionType: "RESOURCE" } as const;
const USER = {
  id: 1,
  role: "TEACHER",
  profile: "CUSTOMER_USER_PREMIUM",
  name: "Marta",
  surname: "Ruiz",
  mail: "marta@school.example",
};

function open(library: unknown, user: object = {}, path = "/") {
  const api = fakeApi({ "GET /user": { ...USER, ...user }, "GET /library": library });
  vi.stubGlobal("fetch", api.fetch);
  return openScreen(<Screen />, path);
}

const tab = (name: RegExp) => screen.findByRole("tab", { name });

describe("the groups of a library", () => {
  it.each([
    ["adopted", title(1)],
    ["demo", title(2, DEMO)],
    ["resources", title(3, RESOURCE)],
    ["resources", title(4, { adoption: 1, adoptionType: "RESOURCE" })],
  ])("P-004 puts a title among %s", (group, it) => {
    expect(groupOf(it)).toBe(group);
  });

  it.each([
    ["P-132 adopted first", [title(1), title(2, DEMO)], null, "adopted"],
    ["P-133 demo without adopted", [title(2, DEMO), title(3, RESOURCE)], null, "demo"],
    ["P-133 resources when only they are there", [title(3, RESOURCE)], null, "resources"],
    ["the tab of the address", [title(1), title(2, DEMO)], "demo", "demo"],
    ["P-140 not an empty tab", [title(1)], "demo", "adopted"],
  ])("%s", (_name, titles, wanted, expected) => {
    expect(openGroup(byGroup(titles), wanted)).toBe(expected);
  });
});

describe("the greeting", () => {
  it.each([
    [4, "evening"],
    [5, "morning"],
    [12, "morning"],
    [13, "afternoon"],
    [19, "afternoon"],
    [20, "evening"],
  ])("at %i o'clock it is %s", (hour, part) => {
    expect(partOfDay(new Date(2026, 10, 21, hour, 59))).toBe(part);
  });

  it("counts school years from September", () => {
    expect(schoolYear(new Date(2026, 7, 31))).toBe("2025-2026");
    expect(schoolYear(new Date(2026, 8, 1))).toBe("2026-2027");
  });
});

describe("the home page", () => {
  it("P-139 P-140 P-147 shows three tabs with counts, closes the empty ones, and links the covers to their titles", async () => {
    open([title(1), title(2, DEMO), title(5)]);
    expect((await tab(/Adopted 2/)).getAttribute("aria-selected")).toBe("true");
    expect((await tab(/Demo 1/)).getAttribute("aria-disabled")).toBeNull();
    expect((await tab(/Resources 0/)).getAttribute("aria-disabled")).toBe("true");
    const link = screen.getByRole("link", { name: /Title 1/ });
    expect(link.getAttribute("href")).toBe(`/title/${ID}1/unit/all/cat/all/subcat/all?initTab=0`);
  });

  it("P-139 shows the demo titles when their tab is chosen", async () => {
    open([title(1), title(2, DEMO)]);
    await userEvent.click(await tab(/Demo 1/));
    expect(await screen.findByRole("link", { name: /Title 2/ })).toBeTruthy();
    expect(screen.queryByRole("link", { name: /Title 1/ })).toBeNull();
  });

  it.each([
    ["TEACHER", true],
    ["TEACHER_DEMO", true],
    ["TEACHER_FAKE", false],
    ["USER", false],
  ])("P-134 P-136 tells %s of the empty shelf: %s", async (role, isTold) => {
    open(() => problem(404, "LIBRARY_EMPTY"), { role });
    await screen.findByRole("heading", { level: 1 });
    const told = await screen
      .findByRole("heading", { name: "Your shelf is still empty" }, { timeout: isTold ? 1000 : 100 })
      .catch(() => null);
    expect(told !== null).toBe(isTold);
  });

  it("P-140 counts no group and closes none before the library is known", async () => {
    const held = Promise.withResolvers<Response>();
    open(() => held.promise);
    expect((await tab(/Demo/)).getAttribute("aria-disabled")).toBeNull();
    expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual(["Adopted", "Demo", "Resources"]);
    held.resolve(Response.json([title(1)]));
    await waitFor(async () => expect((await tab(/Demo/)).getAttribute("aria-disabled")).toBe("true"));
    expect((await tab(/Adopted/)).textContent).toBe("Adopted1");
  });

  it("P-138 says that the library failed, without speaking of an empty shelf, and reads it again on demand", async () => {
    let fails = true;
    open(() => (fails ? problem(500, "UNEXPECTED", { message: "Down." }) : Response.json([title(1)])));
    expect(await screen.findByText("Down.")).toBeTruthy();
    expect(screen.queryByText("Your shelf is still empty")).toBeNull();
    fails = false;
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("link", { name: /Title 1/ })).toBeTruthy();
  });

  it.each([
    ["TEACHER", true],
    ["USER_INTERNAL", true],
    ["TEACHER_FAKE", false],
  ])("P-141 P-120 offers %s to edit the library: %s", async (role, isOffered) => {
    open([title(1)], { role });
    await screen.findByRole("link", { name: /Title 1/ });
    expect(screen.queryByRole("link", { name: "Edit library" }) !== null).toBe(isOffered);
  });

  it("P-107 greets plus customers with their short page", async () => {
    open([], { profile: "CUSTOMER_USER_PLUS", surname2: "Lafuente" });
    const heading = await screen.findByRole("heading", { name: "PLUS LIBRARY" });
    expect(within(heading.parentElement as HTMLElement).getByText("Marta Ruiz Lafuente")).toBeTruthy();
  });
});
