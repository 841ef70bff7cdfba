import { fakeApi, openScreen, problem } from "@anaquel/client-kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Screen } from "./edit-library-screen.tsx";
import { aTitle } from "./testing.ts";

const USER = {
  id: 1,
  role: "TEACHER",
  profile: "CUSTOMER_USER_PREMIUM",
  name: "Marta",
  surname: "Ruiz",
  mail: "marta@school.example",
};
const TITLES = [
  aTitle(1),
  aTitle(2, { adoption: 0, adoptionType: "DEMO", origin: "NOTLIBRARY", promotion: 1 }),
  aTitle(3, { stage: "Primary" }),
];

// The error page belongs to another client: the browser loads it, with the message in the history entry.
const leave = vi.fn();
beforeEach(() => {
  leave.mockClear();
  vi.spyOn(window.location, "reload").mockImplementation(leave);
});

function open(answers: object = {}, user: object = {}) {
  const api = fakeApi({
    "GET /user": { ...USER, ...user },
    "GET /library/all": TITLES,
    "GET /library": [aTitle(1)],
    "PUT /library": { result: "OK" },
    ...answers,
  });
  vi.stubGlobal("fetch", api.fetch);
  return { ...api, ...openScreen(<Screen />, "/edit-library") };
}

const INTERNAL = { role: "USER_INTERNAL" };
const cover = (name: RegExp) => screen.findByRole("button", { name });
const save = () => screen.findByRole<HTMLButtonElement>("button", { name: "Save my library" });
const saved = (requests: Request[]) => requests.filter(({ method }) => method === "PUT");

describe("editing the library as a teacher", () => {
  it("P-182 P-183 P-189 shows the titles by stage, and toggles them", async () => {
    open();
    expect((await cover(/Title 1/)).getAttribute("aria-pressed")).toBe("true");
    const demo = await cover(/Title 2/);
    expect(demo.getAttribute("aria-pressed")).toBe("false");
    expect(screen.getByRole("tab", { name: /ESO 2/ }).getAttribute("aria-selected")).toBe("true");
    await userEvent.click(demo);
    expect(demo.getAttribute("aria-pressed")).toBe("true");
    expect(screen.getByText("3 titles chosen")).toBeTruthy();
    await userEvent.click(screen.getByRole("tab", { name: /Primary 1/ }));
    await userEvent.click(await cover(/Title 3/));
    await userEvent.click(screen.getByRole("tab", { name: /ESO 2/ }));
    expect((await cover(/Title 2/)).getAttribute("aria-pressed")).toBe("true");
    expect(screen.getByText("2 titles chosen")).toBeTruthy();
    expect(screen.queryByRole("searchbox")).toBeNull();
  });

  it("P-184 P-185 P-194 P-195 P-196 saves the whole selection and goes home", async () => {
    const { requests, history } = open();
    await userEvent.click(await cover(/Title 2/));
    await userEvent.click(await save());
    await waitFor(() => expect(history.at(-1)).toBe("/"));
    expect(await saved(requests)[0]?.json()).toEqual({ library: ["110", "310", "201"] });
  });

  it("P-190 closes the button while nothing is chosen", async () => {
    open({ "GET /library/all": [aTitle(1)] });
    await userEvent.click(await cover(/Title 1/));
    expect((await save()).disabled).toBe(true);
    expect(screen.getByText("Choose at least one title to save.")).toBeTruthy();
  });

  it("P-187 tells of a library that is too large and stays on the page with the same choice", async () => {
    const { history } = open({
      "PUT /library": () => problem(400, "LIBRARY_TOO_LARGE", { message: "At most 100." }),
    });
    await userEvent.click(await cover(/Title 2/));
    await userEvent.click(await save());
    const dialog = await screen.findByRole("dialog", { name: "There are too many titles" });
    expect(within(dialog).getByText("At most 100.")).toBeTruthy();
    await userEvent.click(within(dialog).getByRole("button", { name: "Back to my choice" }));
    expect(history).toEqual(["/edit-library"]);
    expect((await cover(/Title 2/)).getAttribute("aria-pressed")).toBe("true");
    expect((await save()).disabled).toBe(false);
  });

  it("P-187 reads the titles again when one of them cannot be chosen any more", async () => {
    const { requests } = open({
      "PUT /library": () => problem(400, "TITLE_NOT_SELECTABLE", { message: "Gone." }),
    });
    await userEvent.click(await save());
    const dialog = await screen.findByRole("dialog", { name: "Choose your titles again" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Back to my choice" }));
    await waitFor(() => expect(requests.filter(({ url }) => url.endsWith("/library/all"))).toHaveLength(2));
  });

  it("P-186 carries the message of any other failure to the error page", async () => {
    const { history } = open({ "PUT /library": () => problem(500, "UNEXPECTED", { message: "Down." }) });
    await userEvent.click(await save());
    await waitFor(() => expect(leave).toHaveBeenCalled());
    expect(window.history.state).toMatchObject({ message: "Down." });
    expect(history).toEqual(["/edit-library"]);
  });

  it("says that there is nothing to choose", async () => {
    open({ "GET /library/all": () => problem(404, "LIBRARY_EMPTY") });
    expect(await screen.findByRole("heading", { name: "There are no titles to choose yet" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Save my library" })).toBeNull();
  });

  it("offers to read the titles again after a failure", async () => {
    let fails = true;
    open({ "GET /library/all": () => (fails ? problem(500, "UNEXPECTED") : Response.json(TITLES)) });
    const again = await screen.findByRole("button", { name: "Try again" });
    fails = false;
    await userEvent.click(again);
    expect(await cover(/Title 1/)).toBeTruthy();
  });
});

describe("editing the library as an internal user", () => {
  it("P-188 P-192 P-193 searches once the typing has stopped, from three characters on", async () => {
    const { requests } = open({ "GET /library/all/search": [aTitle(9, { origin: "NOTLIBRARY" })] }, INTERNAL);
    const field = await screen.findByRole("searchbox", { name: "Search a title" });
    const searches = () => requests.filter(({ url }) => url.includes("/library/all/search"));
    await userEvent.type(field, "ma");
    await userEvent.type(field, "t");
    expect(searches()).toHaveLength(0);
    expect(await screen.findByRole("heading", { level: 2, name: "1 title found" })).toBeTruthy();
    await userEvent.click(await cover(/Title 9/));
    expect(searches().map(({ url }) => new URL(url).searchParams.get("search"))).toEqual(["mat"]);
    expect(screen.getByText("2 of 100 titles chosen")).toBeTruthy();
    await userEvent.clear(field);
    expect((await cover(/Title 1/)).getAttribute("aria-pressed")).toBe("true");
    expect((await cover(/Title 9/)).getAttribute("aria-pressed")).toBe("true");
    expect(searches()).toHaveLength(1);
  });

  it("P-188 says that nothing was found", async () => {
    open({ "GET /library/all/search": [] }, INTERNAL);
    await userEvent.type(await screen.findByRole("searchbox"), "zzz");
    expect(await screen.findByRole("heading", { name: "No title is called “zzz”" })).toBeTruthy();
  });

  it("P-191 allows one hundred titles and no more", async () => {
    open(
      {
        "GET /library": Array.from({ length: 100 }, (_, n) => aTitle(n + 1)),
        "GET /library/all/search": [aTitle(900, { origin: "NOTLIBRARY" })],
      },
      INTERNAL,
    );
    expect((await save()).disabled).toBe(false);
    await userEvent.type(await screen.findByRole("searchbox"), "nine");
    await userEvent.click(await cover(/Title 900/));
    expect((await save()).disabled).toBe(true);
    expect(screen.getByText("Take 1 title off to save.")).toBeTruthy();
  });

  it("P-185 reads the shelf afresh after a save", async () => {
    const { requests, history } = open({}, INTERNAL);
    await userEvent.click(await save());
    await waitFor(() => expect(history.at(-1)).toBe("/"));
    const put = requests.findIndex(({ method }) => method === "PUT");
    await waitFor(() =>
      expect(requests.slice(put + 1).map(({ url }) => new URL(url).pathname)).toContain("/api/library"),
    );
  });

  it("starts with an empty shelf when there is none yet", async () => {
    open({ "GET /library": () => problem(404, "LIBRARY_EMPTY") }, INTERNAL);
    expect(await screen.findByRole("heading", { name: "Your shelf is still empty" })).toBeTruthy();
    expect((await save()).disabled).toBe(true);
  });
});
