import { fakeApi, openScreen, problem } from "@anaquel/client-kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { Screen } from "./home-screen.tsx";

const USER = {
  id: 1,
  role: "TEACHER",
  profile: "CUSTOMER_USER_PREMIUM",
  name: "Marta",
  surname: "Ruiz",
  mail: "m@s.example",
  pdPermission: true,
};
const TITLE = {
  nodeRef: "7d3e0c52-8f1b-4a6e-9c55-2b9f1f0a2e01",
  idTitulo: 2601,
  name: "Maths",
  coverURL: null,
  adoption: 1,
  adoptionType: "ADOPTION",
  stage: "ESO",
  level: null,
  origin: "LIBRARY",
  promotion: 0,
};
const ASSET = {
  uuid: "4b7e9d20-1c53-4f8a-b6d1-7e2f0a9c5d30",
  title: "Assess without marks",
  date: "2026-10-05",
  author: "Carmen Oria",
  category: "Assessment",
};
const CATEGORIES: Record<string, object[]> = {
  322: [{ id: 323, slug: "new", name: "New", description: "", parent: 322 }],
  340: [
    { id: 341, slug: "infantil", name: "Infantil", description: "", parent: 340 },
    { id: 342, slug: "eso", name: "ESO", description: "", parent: 340 },
  ],
};

function post(id: number, categories: number[] = []) {
  return {
    id,
    date: `2026-11-${String(30 - id).padStart(2, "0")}T09:00:00`,
    slug: `news-${id}`,
    status: "publish",
    title: { rendered: `News ${id}` },
    content: { rendered: `<p>All of ${id}.</p>` },
    excerpt: { rendered: `Lead ${id}` },
    sticky: false,
    categories: [312, 322, 323, ...categories],
    image: { url: "/api/cover/1", medium: "/api/cover/2", thumbnail: "/api/cover/3", alt: "" },
  };
}
const POSTS = [post(1), post(2), post(3), post(4), post(5, [341]), post(6, [342])];

function open(user: object = {}, answers: object = {}) {
  const api = fakeApi({
    "GET /user": { ...USER, ...user },
    "GET /library": [TITLE],
    "GET /news": { language: 312, stages: [342], subjects: [], regions: [], countries: [] },
    "GET /content/feed/posts": POSTS,
    "GET /content/feed/categories": (request: Request) =>
      Response.json(CATEGORIES[new URL(request.url).searchParams.get("parent") ?? ""] ?? []),
    "GET /pd": { categories: [], assets: [ASSET] },
    ...answers,
  });
  vi.stubGlobal("fetch", api.fetch);
  openScreen(<Screen />);
  return api.requests;
}

const asked = (requests: Request[], path: string) =>
  requests.filter(({ url }) => new URL(url).pathname === `/api${path}`).map(({ url }) => new URL(url).searchParams);
/** The strip with its news; before them it is there with their places. */
async function strip(): Promise<HTMLElement> {
  const place = await screen.findByRole("region", { name: "Breaking news" });
  await within(place).findAllByRole("button");
  return place;
}
const titles = (place: HTMLElement) =>
  within(place)
    .getAllByRole("button")
    .map(({ textContent }) => textContent);
const feed = async () => (await screen.findByRole("heading", { name: "News" })).parentElement as HTMLElement;

describe("the premium home page", () => {
  it("P-109 T-054 T-455 stacks greeting, breaking news, shelf, professional development and news feed", async () => {
    open();
    const parts = [
      await screen.findByRole("heading", { level: 1, name: /Marta/ }),
      await strip(),
      await screen.findByRole("heading", { name: "My library" }),
      await screen.findByRole("heading", { name: "Professional development" }),
      await screen.findByRole("heading", { name: "News" }),
    ];
    for (const [at, part] of parts.slice(1).entries()) {
      const order = (parts[at] as HTMLElement).compareDocumentPosition(part);
      expect(order & Node.DOCUMENT_POSITION_FOLLOWING, part.textContent ?? "").toBeTruthy();
    }
  });

  it("P-110 T-055 T-464 T-450 T-451 T-458 T-460 T-463 the strip has three news, and the feed the others that concern the user", async () => {
    const requests = open();
    expect(titles(await strip())).toEqual(["News 1", "News 2", "News 3"]);
    expect(titles(await feed())).toEqual(["News 4", "News 6"]);
    const [query] = asked(requests, "/content/feed/posts");
    expect(Object.fromEntries(query ?? [])).toEqual({ _embed: "1", per_page: "50", categories: "312+322" });
    const parents = asked(requests, "/content/feed/categories").map((params) => params.get("parent"));
    expect(parents.sort()).toEqual(["1130", "322", "340", "360", "380"]);
  });

  it("T-456 a card has room for the medium picture, and the news in full for the whole one", async () => {
    open();
    const pictureIn = (place: HTMLElement) => within(place).getAllByRole("presentation")[0]?.getAttribute("src");
    expect(pictureIn(await feed())).toBe("/api/cover/2");
    await userEvent.click(within(await strip()).getByRole("button", { name: "News 2" }));
    expect(pictureIn(await screen.findByRole("dialog", { name: "News 2" }))).toBe("/api/cover/1");
  });

  it("opens a piece of news in full", async () => {
    open();
    await userEvent.click(within(await strip()).getByRole("button", { name: "News 2" }));
    const dialog = await screen.findByRole("dialog", { name: "News 2" });
    await within(dialog).findByText("All of 2.");
    within(dialog).getByText("New");
    within(dialog).getByText("28/11/2026");
  });

  it.each(["USER_INTERNAL", "INTERNAL"])("T-459 %s sees all news, in every language", async (role) => {
    const requests = open({ role, pdPermission: false });
    expect(titles(await strip())).toHaveLength(3);
    expect(titles(await feed())).toEqual(["News 4", "News 5", "News 6"]);
    expect(asked(requests, "/news")).toEqual([]);
    expect(asked(requests, "/content/feed/posts")[0]?.get("categories")).toBe("322");
  });

  it.each([
    ["the filters", "GET /news"],
    ["the feed", "GET /content/feed/posts"],
    ["the categories", "GET /content/feed/categories"],
  ])("T-462 without %s there are no news, and the shelf stands", async (_name, operation) => {
    open({}, { [operation]: () => problem(500, "UNEXPECTED") });
    await screen.findByRole("link", { name: /Maths/ });
    await waitFor(() => expect(screen.queryByRole("region", { name: "Breaking news" })).toBeNull());
    expect(screen.queryByRole("heading", { name: "News" })).toBeNull();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("P-054 T-056 professional development leads those with the permission to its assets", async () => {
    open();
    const link = await screen.findByRole("link", { name: /Assess without marks/ });
    expect(link.getAttribute("href")).toBe(`/professional-development/${ASSET.uuid}`);
  });

  it.each([
    ["P-054 T-056 without the permission", { pdPermission: false }, {}, 0],
    ["without assets", {}, { "GET /pd": { categories: [], assets: [] } }, 1],
    ["after a failure", {}, { "GET /pd": () => problem(500, "UNEXPECTED") }, 1],
  ])("%s there is no professional development", async (_name, user, answers, reads) => {
    const requests = open(user, answers);
    await feed();
    await waitFor(() => expect(asked(requests, "/pd")).toHaveLength(reads));
    expect(screen.queryByRole("heading", { name: "Professional development" })).toBeNull();
  });
});
