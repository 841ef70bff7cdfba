import { FeaturesProvider } from "@anaquel/client-kit/features";
import { refreshSession, type UserInfo } from "@anaquel/client-kit/session";
import { fakeApi, openScreen, problem } from "@anaquel/client-kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { HomeDialogs } from "./home-dialogs.tsx";

vi.mock("@anaquel/client-kit/session", async (load) => ({ ...(await load<object>()), refreshSession: vi.fn() }));

const USER = {
  id: 1,
  role: "TEACHER",
  profile: "CUSTOMER_USER_PREMIUM",
  name: "Pilar",
  surname: "Cobos",
  mail: "p@s.example",
  countryId: 1131,
  postLogin: true,
} as UserInfo;
const FLAGS = { oldApp: true, carousel: false, polls: false, managedSurvey: true, localPublishingSurvey: false };
const PREFERENCES = {
  promotions: [],
  languageId: 2,
  languagesWp: [311],
  adoptions: ["2611"],
  schoolAdoptions: ["2611"],
};
const PROMOTION = {
  id: 5131,
  date: "2026-11-02T09:00:00",
  slug: "promotion",
  status: "publish",
  title: { rendered: "Add Music to your class" },
  content: { rendered: "<p>All its resources.</p>" },
  excerpt: { rendered: "AD:2611@PM:2612,2613" },
  sticky: false,
  categories: [311],
  image: { url: "/api/cover/1", medium: "/api/cover/2", thumbnail: "/api/cover/3", alt: "Music" },
};
const SURVEY = { url: "https://survey.example", delayNumber: 0, maxDelayNumber: 3, showButton: true };
const NAME = "Add Music to your class";

function open(answers: object = {}, change: Partial<UserInfo> = {}) {
  const api = fakeApi({
    "GET /features": FLAGS,
    "GET /library": [{ nodeRef: "1" }],
    "GET /notifications": { type: null },
    "GET /promotions/preferences": PREFERENCES,
    "GET /content/feed/posts": [PROMOTION],
    "GET /user/managed-survey/satisfaction": SURVEY,
    "POST /promotions": { result: "OK" },
    ...answers,
  });
  vi.stubGlobal("fetch", api.fetch);
  openScreen(
    <FeaturesProvider>
      <HomeDialogs user={{ ...USER, ...change }} />
    </FeaturesProvider>,
  );
  return api.requests;
}

const reads = (requests: Request[], path: string) =>
  requests.filter(({ method, url }) => method === "GET" && new URL(url).pathname === `/api${path}`).length;
const shown = (name: string, timeout = 150) => screen.findByRole("dialog", { name }, { timeout }).catch(() => null);

beforeEach(() => {
  vi.mocked(refreshSession).mockReset();
  localStorage.clear();
});

describe("the home promotion", () => {
  it("P-266 T-434 T-437 T-448 T-449 is accepted with its titles; then the user and the library are read again", async () => {
    const requests = open();
    const dialog = await screen.findByRole("dialog", { name: NAME });
    within(dialog).getByRole("img", { name: "Music" });
    await within(dialog).findByText("All its resources.");
    expect(screen.getAllByRole("dialog")).toHaveLength(1);
    const before = reads(requests, "/library");
    await userEvent.click(within(dialog).getByRole("button", { name: "Add to my library" }));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: NAME })).toBeNull());
    const [sent] = requests.filter(({ method }) => method === "POST");
    expect(await sent?.json()).toEqual({ promotionTitles: ["2612", "2613"], promotionIds: ["5131"] });
    expect(refreshSession).toHaveBeenCalledOnce();
    await waitFor(() => expect(reads(requests, "/library")).toBeGreaterThan(before));
  });

  it("P-265 P-266 comes after the notification, and before the survey", async () => {
    const requests = open({
      "GET /notifications": { type: "changedAdoptions" },
      "PUT /notifications/changedAdoptions": { result: "OK" },
    });
    const notification = await screen.findByRole("dialog", { name: "The adoptions of your school have changed" });
    expect(screen.getAllByRole("dialog")).toEqual([notification]);
    await userEvent.click(within(notification).getAllByRole("button", { name: "Close" })[0] as HTMLElement);
    const promotion = await screen.findByRole("dialog", { name: NAME });
    expect(screen.getAllByRole("dialog")).toEqual([promotion]);
    await userEvent.click(within(promotion).getByRole("button", { name: "Not now" }));
    expect(requests.some(({ url }) => url.includes("/promotions-title/"))).toBe(false);
    const survey = await screen.findByRole("dialog", { name: "Your opinion helps us improve" });
    expect(screen.getAllByRole("dialog")).toEqual([survey]);
  });

  it.each([
    ["T-434 before a fresh sign-in", {}, { postLogin: false }],
    ["T-430 T-434 outside Spain", {}, { countryId: 1132 }],
    ["T-434 for a fictitious teacher", {}, { role: "TEACHER_FAKE" }],
  ] as const)("%s nothing is asked", async (_name, answers, change) => {
    const requests = open(answers, change);
    expect(await shown(NAME)).toBeNull();
    expect(reads(requests, "/promotions/preferences")).toBe(0);
  });

  it.each([
    ["T-452 without preferences", "GET /promotions/preferences"],
    ["T-453 without the feed", "GET /content/feed/posts"],
  ])("%s there is none, and it is logged", async (_name, operation) => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    open({ [operation]: () => problem(500, "UNEXPECTED") });
    await waitFor(() => expect(warn).toHaveBeenCalled());
    expect(await shown(NAME)).toBeNull();
    warn.mockRestore();
  });

  it("one that is no longer offered is told, and can only be closed", async () => {
    open({ "POST /promotions": () => problem(403, "PROMOTION_REFUSED", { message: "No longer available." }) });
    const dialog = await screen.findByRole("dialog", { name: NAME });
    await userEvent.click(within(dialog).getByRole("button", { name: "Add to my library" }));
    expect((await within(dialog).findByRole("alert")).textContent).toContain("No longer available.");
    expect(within(dialog).queryByRole("button", { name: "Add to my library" })).toBeNull();
    expect(refreshSession).not.toHaveBeenCalled();
  });

  it("T-443 one without titles informs, and is answered by being closed", async () => {
    const requests = open({ "GET /content/feed/posts": [{ ...PROMOTION, excerpt: { rendered: "AD:0" } }] });
    const dialog = await screen.findByRole("dialog", { name: NAME });
    expect(within(dialog).queryByRole("button", { name: "Add to my library" })).toBeNull();
    await userEvent.click(within(dialog).getAllByRole("button", { name: "Close" })[0] as HTMLElement);
    expect(screen.queryByRole("dialog", { name: NAME })).toBeNull();
    const puts = requests.filter(({ method }) => method === "PUT").map(({ url }) => new URL(url).pathname);
    expect(puts).toEqual(["/api/promotions-title/5131"]);
  });
});
