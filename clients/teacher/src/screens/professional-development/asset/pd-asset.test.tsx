import { fakeApi, openScreen, problem } from "@anaquel/client-kit/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Route } from "wouter";
import { paths } from "../../../paths.ts";
import type { PdAsset } from "../assets.ts";
import { Screen } from "./pd-asset-screen.tsx";

const CATEGORY = "6c1d8f40-2a75-4b3e-9d82-5f0e7b1a3c60";
/** Views are counted once for each asset and load, so every test has an asset of its own. */
let number = 0;
let uuid = "";

const leave = vi.fn();
beforeEach(() => {
  number += 1;
  uuid = `4b7e9d20-1c53-4f8a-b6d1-${String(number).padStart(12, "0")}`;
  leave.mockClear();
  vi.spyOn(window.location, "replace").mockImplementation(leave);
  vi.spyOn(window.location, "reload").mockImplementation(leave);
});

const assetOf = (rest: Partial<PdAsset> = {}): PdAsset => ({
  uuid,
  parent: CATEGORY,
  starred: false,
  order: 0,
  title: "Without marks",
  type: "video/mp4",
  description: "A talk.",
  date: "2026-10-05",
  author: null,
  views: 341,
  viewed: false,
  totalThumbsUp: 27,
  totalThumbsDown: 2,
  thumbUp: false,
  thumbDown: false,
  category: "Assessment",
  ...rest,
});

function open(rest: Partial<PdAsset> = {}, answers: object = {}) {
  const asset = assetOf(rest);
  const others = [
    asset,
    { ...asset, uuid: "o1", title: "A rubric" },
    { ...asset, uuid: "o2", parent: "x", title: "No" },
  ];
  const api = fakeApi({
    [`GET /pd/${uuid}`]: asset,
    "GET /pd": { categories: [], assets: others },
    [`POST /pd/${uuid}/views`]: { result: "OK" },
    [`PUT /pd/${uuid}/thumbs`]: { result: "OK" },
    ...answers,
  });
  vi.stubGlobal("fetch", api.fetch);
  const page = (
    <Route path="/professional-development/:assetid">
      <Screen />
    </Route>
  );
  const asked = (method: string, end: string) =>
    api.requests.filter((request) => request.method === method && request.url.includes(end));
  return { ...api, ...openScreen(page, paths.pdAsset(uuid)), asked };
}

const like = () => screen.findByRole("button", { name: /^I like it/ });
const dislike = () => screen.findByRole("button", { name: /^I do not like it/ });

describe("the page of an asset", () => {
  it("T-344 tells what it is and offers others of its category", async () => {
    open();
    expect(await screen.findByRole("heading", { level: 1, name: "Without marks" })).toBeTruthy();
    const more = await screen.findByRole("region", { name: "More in Assessment" });
    expect(within(more).getAllByRole("link")).toHaveLength(1);
    expect(screen.getByRole("link", { name: "Assessment" }).getAttribute("href")).toBe(paths.pdCategory(CATEGORY));
  });

  it.each([404, 403, 500])("T-360 leads to the error page when the load fails with %i", async (status) => {
    open({}, { [`GET /pd/${uuid}`]: () => problem(status, "NOT_FOUND", { message: "Gone." }) });
    await waitFor(() => expect(leave).toHaveBeenCalled());
    expect(window.history.state).toMatchObject({ message: "Gone." });
  });
});

describe("the player", () => {
  it.each<[PdAsset["type"], string]>([
    ["video/mp4", "video"],
    ["video/webm", "video"],
    ["video/ogg", "video"],
    ["audio/mpeg", "audio"],
    ["audio/ogg", "audio"],
    ["audio/wav", "audio"],
  ])("T-356 T-358 T-359 plays %s with controls", async (type, element) => {
    const { container } = open({ type });
    await screen.findByRole("heading", { level: 1 });
    const player = container.querySelector(element);
    expect(player?.getAttribute("src")).toBe(`/api/pd/${uuid}/content`);
    expect(player?.hasAttribute("controls")).toBe(true);
  });

  it("T-356 opens a document in a window of its own", async () => {
    open({ type: "application/pdf" });
    const link = await screen.findByRole("link", { name: "Open the document" });
    expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual([`/api/pd/${uuid}/content`, "_blank"]);
  });

  it("offers the download of what cannot be played", async () => {
    const { container } = open();
    await screen.findByRole("heading", { level: 1 });
    const video = container.querySelector("video");
    if (!video) throw new Error("there is no player");
    fireEvent.error(video);
    expect(await screen.findByRole("alert")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Download" }).getAttribute("href")).toBe(`/api/pd/${uuid}/content`);
  });
});

describe("the view", () => {
  it("T-349 T-352 is counted once for each load of the page, and shown", async () => {
    const first = open();
    expect(await screen.findByText("342 views")).toBeTruthy();
    expect(first.asked("POST", "/views").map(({ url }) => new URL(url).search)).toEqual([""]);
    first.unmount();
    const second = open();
    await screen.findByRole("heading", { level: 1 });
    expect(second.asked("POST", "/views")).toHaveLength(0);
  });

  it("T-353 of a document is one of its preview", async () => {
    const { asked } = open({ type: "application/pdf" });
    await waitFor(() => expect(asked("POST", "/views")).toHaveLength(1));
    expect(new URL(asked("POST", "/views")[0]?.url ?? "").searchParams.get("preview")).toBe("");
  });

  it("T-349 that is not counted is nobody's concern", async () => {
    const { asked } = open({}, { [`POST /pd/${uuid}/views`]: () => problem(500, "UNEXPECTED") });
    await waitFor(() => expect(asked("POST", "/views")).toHaveLength(1));
    expect(screen.getByText("341 views")).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(leave).not.toHaveBeenCalled();
  });
});

describe("the rating", () => {
  const bodies = async (requests: Request[]) => Promise.all(requests.map((request) => request.json()));

  it("T-347 T-354 is sent with 1, -1, and 0 when it is taken back", async () => {
    const { asked } = open();
    await userEvent.click(await like());
    await userEvent.click(await dislike());
    await userEvent.click(await dislike());
    await waitFor(() => expect(asked("PUT", "/thumbs")).toHaveLength(3));
    expect(await bodies(asked("PUT", "/thumbs"))).toEqual([{ like: 1 }, { like: -1 }, { like: 0 }]);
  });

  it("T-348 changes the counts before the server answers", async () => {
    open({}, { [`PUT /pd/${uuid}/thumbs`]: () => new Promise<Response>(() => undefined) });
    await userEvent.click(await like());
    expect(screen.getByRole("button", { name: "I like it 28", pressed: true })).toBeTruthy();
    await userEvent.click(await dislike());
    expect(screen.getByRole("button", { name: "I like it 27", pressed: false })).toBeTruthy();
    expect(screen.getByRole("button", { name: "I do not like it 3", pressed: true })).toBeTruthy();
  });

  it("T-348 is taken back and said when it cannot be saved, without a dialog", async () => {
    open({ thumbDown: true }, { [`PUT /pd/${uuid}/thumbs`]: () => problem(500, "UNEXPECTED") });
    await userEvent.click(await like());
    expect(await screen.findByText("Your opinion could not be saved. Please try again.")).toBeTruthy();
    expect(screen.getByRole("button", { name: "I do not like it 2", pressed: true })).toBeTruthy();
    expect(screen.getByRole("button", { name: "I like it 27", pressed: false })).toBeTruthy();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("T-348 that comes after a refused one stands", async () => {
    let calls = 0;
    const answer = () => (calls++ === 0 ? problem(500, "UNEXPECTED") : Response.json({ result: "OK" }));
    const { asked } = open({}, { [`PUT /pd/${uuid}/thumbs`]: answer });
    const [up, down] = [await like(), await dislike()];
    fireEvent.click(up);
    fireEvent.click(down);
    await waitFor(() => expect(asked("PUT", "/thumbs")).toHaveLength(2));
    expect(await screen.findByRole("button", { name: "I do not like it 3", pressed: true })).toBeTruthy();
    expect(screen.queryByText(/could not be saved/)).toBeNull();
  });
});
