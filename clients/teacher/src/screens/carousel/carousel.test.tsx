import { FeaturesProvider } from "@anaquel/client-kit/features";
import { refreshSession } from "@anaquel/client-kit/session";
import { fakeApi, openScreen, problem } from "@anaquel/client-kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { TeacherShell } from "../../app/teacher-shell.tsx";

vi.mock("@anaquel/client-kit/session", async (load) => ({ ...(await load<object>()), refreshSession: vi.fn() }));

const USER = {
  id: 1,
  role: "TEACHER",
  profile: "CUSTOMER_USER_PREMIUM",
  name: "Marta",
  surname: "Ruiz",
  mail: "m@s.example",
  countryId: 1131,
  onBoardCarouselDate: null,
};
const SEEN = { onBoardCarouselDate: "2026-09-01T08:00:00Z" };
const FLAGS = { oldApp: true, carousel: true, polls: false, managedSurvey: false, localPublishingSurvey: false };
const TITLE = "/title/7d3e0c52/unit/all/cat/all/subcat/all";

function post(id: number, excerpt: string) {
  return {
    id,
    date: "2026-11-02T09:00:00",
    slug: `slide-${id}`,
    status: "publish",
    title: { rendered: `Slide ${id}` },
    content: { rendered: `<p>Body ${id}</p>` },
    excerpt: { rendered: excerpt },
    sticky: false,
    categories: [312, 710],
    image: { url: "/api/cover/1", medium: "/api/cover/2", thumbnail: "/api/cover/3", alt: `Picture ${id}` },
  };
}
const SLIDES = [post(2, "2:ALL"), post(1, "1:SIEMPRE"), post(3, "3:SI_MEC")];

function open(change: object = {}, answers: object = {}, path = TITLE) {
  const api = fakeApi({
    "GET /user": { ...USER, ...change },
    "GET /features": FLAGS,
    "GET /content/help/posts": SLIDES,
    "PUT /user/disabletitlecarousel": { result: "OK" },
    ...answers,
  });
  vi.stubGlobal("fetch", api.fetch);
  openScreen(
    <FeaturesProvider>
      <TeacherShell>Page</TeacherShell>
    </FeaturesProvider>,
    path,
  );
  return api.requests;
}

const NAME = "Welcome to your title";
const asked = (requests: Request[], path: string) =>
  requests.filter(({ url }) => new URL(url).pathname === `/api${path}`);
const help = () => screen.findByRole("button", { name: "Help" });

async function shows(name: string, timeout: number) {
  return (await screen.findByRole("dialog", { name }, { timeout }).catch(() => null)) !== null;
}

beforeEach(() => {
  vi.mocked(refreshSession).mockClear();
  localStorage.clear();
});

describe("the welcome carousel", () => {
  it("P-165 P-167 P-170 P-176 T-507 T-511 T-521 opens by itself on a title, and moves within its slides", async () => {
    const requests = open();
    const dialog = await screen.findByRole("dialog", { name: NAME });
    const [feed] = asked(requests, "/content/help/posts");
    expect(Object.fromEntries(new URL(feed?.url ?? "").searchParams)).toEqual({
      _embed: "1",
      per_page: "50",
      categories: "312+710",
    });
    within(dialog).getByRole("heading", { name: "Slide 1" });
    within(dialog).getByRole("img", { name: "Picture 1" });
    await within(dialog).findByText("Body 1");
    const [previous, next] = ["Previous", "Next"].map((name) => within(dialog).getByRole("button", { name }));
    await userEvent.click(previous as HTMLElement);
    within(dialog).getByText("1 of 2");
    await userEvent.click(next as HTMLElement);
    within(dialog).getByRole("heading", { name: "Slide 2" });
    await userEvent.click(next as HTMLElement);
    within(dialog).getByText("2 of 2");
    await userEvent.keyboard("{ArrowLeft}");
    within(dialog).getByRole("heading", { name: "Slide 1" });
  });

  it("P-171 P-338 T-519 T-520 stopping it tells the server, and then reads the user again", async () => {
    const requests = open();
    await userEvent.click(await screen.findByRole("button", { name: "Do not show this again" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    await waitFor(() => expect(refreshSession).toHaveBeenCalledOnce());
    expect(asked(requests, "/user/disabletitlecarousel").map(({ method }) => method)).toEqual(["PUT"]);
  });

  it("closing it decides nothing, and it stays away for this visit", async () => {
    const requests = open();
    const dialog = await screen.findByRole("dialog", { name: NAME });
    await userEvent.click(within(dialog).getAllByRole("button", { name: "Close" })[0] as HTMLElement);
    expect(await shows(NAME, 100)).toBe(false);
    expect(asked(requests, "/user/disabletitlecarousel")).toEqual([]);
  });

  it("P-166 P-167 P-053 T-512 waits for the help button once it was stopped", async () => {
    open(SEEN);
    const button = await help();
    expect(await shows(NAME, 100)).toBe(false);
    await userEvent.click(button);
    await screen.findByRole("dialog", { name: NAME });
  });

  it.each([
    ["P-168 T-508 for a demo teacher", { role: "TEACHER_DEMO" }, {}],
    ["P-168 T-508 outside Spain", { countryId: 1132 }, {}],
    ["without its flag", {}, { "GET /features": { ...FLAGS, carousel: false } }],
    ["P-172 T-524 without the help site", {}, { "GET /content/help/posts": () => problem(502, "UPSTREAM_BROKEN") }],
    ["P-173 T-525 without posts", {}, { "GET /content/help/posts": [] }],
    ["P-173 T-525 without slides for the user", {}, { "GET /content/help/posts": [post(3, "1:SI_MEC"), post(4, "")] }],
  ])("%s there is neither carousel nor button, and no word of it", async (_name, user, answers) => {
    open(user, answers);
    await screen.findByText("Marta Ruiz");
    expect(await shows(NAME, 150)).toBe(false);
    expect(screen.queryByRole("button", { name: "Help" })).toBeNull();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("P-169 T-510 is not there on extra-small screens", async () => {
    const asks: string[] = [];
    vi.stubGlobal("matchMedia", (query: string) => {
      asks.push(query);
      return { matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() };
    });
    const requests = open();
    await screen.findByText("Marta Ruiz");
    expect(await shows(NAME, 150)).toBe(false);
    expect(screen.queryByRole("button", { name: "Help" })).toBeNull();
    expect(asks).toContain("(min-width: 576px)");
    expect(asked(requests, "/content/help/posts")).toEqual([]);
    vi.unstubAllGlobals();
  });

  it("P-165 is for title pages", async () => {
    const requests = open({}, {}, "/edit-library");
    await screen.findByText("Marta Ruiz");
    expect(await shows(NAME, 100)).toBe(false);
    expect(asked(requests, "/content/help/posts")).toEqual([]);
  });
});
