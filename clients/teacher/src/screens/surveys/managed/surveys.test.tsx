import { FeaturesProvider } from "@anaquel/client-kit/features";
import type { UserInfo } from "@anaquel/client-kit/session";
import { fakeApi, openScreen, problem } from "@anaquel/client-kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { HomeDialogs } from "../../../app/home/home-dialogs.tsx";
import { SurveyButton } from "./survey-button.tsx";

const { clock } = vi.hoisted(() => ({ clock: { now: new Date(2026, 10, 16, 16, 0) } }));
vi.mock("@anaquel/client-kit/time", () => ({ now: () => clock.now }));

const USER = { id: 1, role: "TEACHER", profile: "CUSTOMER_USER_PREMIUM", postLogin: true } as UserInfo;
const FLAGS = { oldApp: true, carousel: false, polls: false, managedSurvey: true, localPublishingSurvey: true };
const SATISFACTION = {
  url: "https://surveys.example/satisfaction",
  delayNumber: 1,
  maxDelayNumber: 3,
  showButton: true,
};
const LOCAL = { url: "https://surveys.example/local?c=" };
const TITLE = "Your opinion helps us improve";

beforeEach(() => {
  clock.now = new Date(2026, 10, 16, 16, 0);
  localStorage.clear();
});

function open({ answers = {}, user = {} }: { answers?: object; user?: Partial<UserInfo> } = {}) {
  const api = fakeApi({
    "GET /features": FLAGS,
    "GET /library": [{ nodeRef: "1" }],
    "GET /notifications": { type: null },
    "GET /user/managed-survey/satisfaction": SATISFACTION,
    "POST /user/managed-survey/satisfaction": { result: "OK" },
    "POST /user/managed-survey/local": { result: "OK" },
    "GET /webContent/survey/en": { content: "<p>Five questions.</p>" },
    ...answers,
  });
  vi.stubGlobal("fetch", api.fetch);
  const view = openScreen(
    <FeaturesProvider>
      <SurveyButton user={{ ...USER, ...user }} />
      <HomeDialogs user={{ ...USER, ...user }} />
    </FeaturesProvider>,
  );
  return { ...api, ...view };
}

const asked = (requests: Request[], path: string) =>
  requests.filter(({ method, url }) => method === "GET" && new URL(url).pathname === `/api${path}`);
const posts = (requests: Request[]) => requests.filter(({ method }) => method === "POST");
const dialog = () => screen.findByRole("dialog", { name: TITLE });
const headerButton = () => screen.findByRole("button", { name: "Your opinion" });
const onlyLocal = { "GET /features": { ...FLAGS, managedSurvey: false }, "GET /user/managed-survey/local": LOCAL };

describe("the survey after sign-in", () => {
  it("P-072 P-274 P-277 T-030 shows, with the words of the content service, and is put off", async () => {
    const { requests } = open();
    const shown = await dialog();
    expect(await within(shown).findByText("Five questions.")).toBeTruthy();
    await userEvent.click(within(shown).getByRole("button", { name: "Show later" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(posts(requests).map(({ url }) => new URL(url).pathname)).toEqual(["/api/user/managed-survey/satisfaction"]);
    expect(await posts(requests)[0]?.json()).toEqual({ action: "RETRASAR" });
    expect(await headerButton()).toBeTruthy();
  });

  it("P-278 T-591 is refused for good the last time, and leaves the header", async () => {
    const { requests } = open({
      answers: { "GET /user/managed-survey/satisfaction": { ...SATISFACTION, delayNumber: 3 } },
    });
    await userEvent.click(within(await dialog()).getByRole("button", { name: "Do not show again" }));
    expect(await posts(requests)[0]?.json()).toEqual({ action: "DENEGAR" });
    await waitFor(() => expect(screen.queryByRole("button", { name: "Your opinion" })).toBeNull());
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("P-279 tells the server that it was opened", async () => {
    const { requests } = open();
    const link = within(await dialog()).getByRole("link", { name: "Open the survey" });
    expect(link.getAttribute("href")).toBe(SATISFACTION.url);
    await userEvent.click(link);
    expect(await posts(requests)[0]?.json()).toEqual({ action: "RESPONDER" });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("decides nothing when it is only closed", async () => {
    const { requests } = open();
    await userEvent.click(within(await dialog()).getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(posts(requests)).toHaveLength(0);
    expect(await headerButton()).toBeTruthy();
  });

  it("P-280 T-595 goes away in silence when the answer is lost", async () => {
    open({ answers: { "POST /user/managed-survey/satisfaction": () => problem(500, "UNEXPECTED") } });
    await userEvent.click(within(await dialog()).getByRole("button", { name: "Show later" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it.each([
    ["P-268 without the flag of a fresh sign-in", {}, { postLogin: false }],
    ["P-265 while the notification is open", { "GET /notifications": { type: "changedAdoptions" } }, {}],
    ["P-267 while the library is empty", { "GET /library": () => problem(404, "LIBRARY_EMPTY") }, {}],
  ])("%s it does not show, and the header offers it", async (_name, answers, user) => {
    open({ answers, user });
    expect(await headerButton()).toBeTruthy();
    const shown = await screen.findByRole("dialog", { name: TITLE }, { timeout: 150 }).catch(() => null);
    expect(shown).toBeNull();
  });

  it("P-265 follows the notification once that is closed", async () => {
    open({ answers: { "GET /notifications": { type: "changedAdoptions" } } });
    const first = await screen.findByRole("dialog", { name: "The adoptions of your school have changed" });
    await userEvent.click(within(first).getAllByRole("button", { name: "Close" })[0] as HTMLElement);
    expect(await dialog()).toBeTruthy();
  });
});

describe("the survey of local publishing", () => {
  it("P-283 P-285 P-287 T-589 T-592 T-594 opens at its address and says so in lower case", async () => {
    const { requests } = open({ answers: onlyLocal });
    const link = within(await dialog()).getByRole("link", { name: "Open the survey" });
    expect(link.getAttribute("href")).toBe("https://surveys.example/local?c=1");
    await userEvent.click(link);
    expect(posts(requests).map(({ url }) => new URL(url).pathname)).toEqual(["/api/user/managed-survey/local"]);
    expect(await posts(requests)[0]?.json()).toEqual({ action: "responder" });
  });

  it("P-286 T-593 shows nothing to a teacher whom it does not concern", async () => {
    const { requests } = open({
      answers: { ...onlyLocal, "GET /user/managed-survey/local": () => problem(404, "NOT_FOUND") },
    });
    await waitFor(() => expect(asked(requests, "/user/managed-survey/local")).toHaveLength(1));
    const shown = await screen.findByRole("button", {}, { timeout: 150 }).catch(() => null);
    expect(shown).toBeNull();
  });

  it("P-275 T-582 T-583 shows nothing during school hours", async () => {
    clock.now = new Date(2026, 10, 16, 11, 0);
    const { requests } = open({ answers: onlyLocal });
    await waitFor(() => expect(asked(requests, "/user/managed-survey/local")).toHaveLength(1));
    const shown = await screen.findByRole("button", {}, { timeout: 150 }).catch(() => null);
    expect(shown).toBeNull();
  });
});

describe("the survey in the header", () => {
  it("P-115 P-274 opens the same dialog", async () => {
    open({ user: { postLogin: false } });
    await userEvent.click(await headerButton());
    expect(within(await dialog()).getByRole("button", { name: "Show later" })).toBeTruthy();
  });

  it.each(["TEACHER_DEMO", "TEACHER_FAKE", "USER_INTERNAL"] as const)(
    "P-282 is not offered to %s, who is not asked either",
    async (role) => {
      const { requests } = open({ user: { role } });
      await waitFor(() => expect(asked(requests, "/library")).toHaveLength(1));
      const shown = await screen.findByRole("button", {}, { timeout: 150 }).catch(() => null);
      expect(shown).toBeNull();
      expect(asked(requests, "/user/managed-survey/satisfaction")).toHaveLength(0);
    },
  );

  it("is not asked for while its flag is off", async () => {
    const { requests } = open({
      answers: { "GET /features": { ...FLAGS, managedSurvey: false, localPublishingSurvey: false } },
    });
    await waitFor(() => expect(asked(requests, "/features")).toHaveLength(1));
    const shown = await screen.findByRole("button", {}, { timeout: 150 }).catch(() => null);
    expect(shown).toBeNull();
    expect(requests.some(({ url }) => url.includes("managed-survey"))).toBe(false);
  });

  it("P-280 shows nothing when the survey cannot be read", async () => {
    const { requests } = open({
      answers: { "GET /user/managed-survey/satisfaction": () => problem(500, "UNEXPECTED") },
    });
    await waitFor(() => expect(asked(requests, "/user/managed-survey/satisfaction")).toHaveLength(1));
    const shown = await screen.findByRole("button", {}, { timeout: 150 }).catch(() => null);
    expect(shown).toBeNull();
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
