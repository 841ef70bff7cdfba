import type { UserInfo } from "@anaquel/client-kit/session";
import { fakeApi, openScreen, problem } from "@anaquel/client-kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { WelcomeDialogs } from "./welcome-dialogs.tsx";

const USER: UserInfo = {
  id: 1,
  role: "TEACHER",
  profile: "CUSTOMER_USER_PREMIUM",
  name: "Marta",
  surname: "Ruiz",
  mail: "marta@school.example",
  gpaPermission: true,
  positionId: 4,
} as UserInfo;
const FREE_MATERIAL = "Free teaching material can be ordered";
const NO_GUEST = { readiness: "none", draw: () => null } as const;
const CHANGED = "The adoptions of your school have changed";

function open(type: unknown, answers: object = {}, user: Partial<UserInfo> = {}) {
  const api = fakeApi({
    "GET /library": [{ nodeRef: "1" }],
    "GET /notifications": typeof type === "function" ? type : { type },
    "PUT /notifications/gpa": { result: "OK" },
    "PUT /notifications/changedAdoptions": { result: "OK" },
    ...answers,
  });
  vi.stubGlobal("fetch", api.fetch);
  return {
    ...api,
    ...openScreen(
      <WelcomeDialogs user={{ ...USER, ...user }} promotion={NO_GUEST} survey={NO_GUEST}>
        Afterwards
      </WelcomeDialogs>,
    ),
  };
}

const puts = (requests: Request[]) => requests.filter(({ method }) => method === "PUT");
const answeredBy = (requests: Request[], path: string) =>
  waitFor(() => expect(requests.some(({ url }) => new URL(url).pathname === `/api${path}`)).toBe(true));

describe("the notification dialog of the home page", () => {
  it("P-109 holds back what is shown afterwards until it is closed", async () => {
    open("gpa");
    const dialog = await screen.findByRole("dialog", { name: FREE_MATERIAL });
    expect(screen.queryByText("Afterwards")).toBeNull();
    await userEvent.click(within(dialog).getAllByRole("button", { name: "Close" })[0] as HTMLElement);
    expect(await screen.findByText("Afterwards")).toBeTruthy();
  });

  it("P-256 P-262 T-070 T-073 shows the free material half a second after they are due", async () => {
    const { requests } = open("gpa");
    await answeredBy(requests, "/notifications");
    const asked = performance.now();
    expect(screen.queryByRole("dialog")).toBeNull();
    const dialog = await screen.findByRole("dialog", { name: FREE_MATERIAL });
    expect(performance.now() - asked).toBeGreaterThan(450);
    expect(within(dialog).getByRole("link", { name: "See my orders" }).getAttribute("href")).toBe("/gratis-adoption");
  });

  it.each([
    ["is shown again", false],
    ["is not shown again", true],
  ])("P-259 P-260 T-072 closing the free material says whether the dialog %s", async (_name, noShowModal) => {
    const { requests } = open("gpa");
    const dialog = await screen.findByRole("dialog", { name: FREE_MATERIAL });
    if (noShowModal) await userEvent.click(within(dialog).getByLabelText("Do not show this again"));
    await userEvent.click(within(dialog).getAllByRole("button", { name: "Close" })[0] as HTMLElement);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(puts(requests).map(({ url }) => new URL(url).pathname)).toEqual(["/api/notifications/gpa"]);
    expect(await puts(requests)[0]?.json()).toEqual({ noShowModal });
  });

  it("P-257 P-259 P-261 T-070 T-072 shows the changed adoptions, and closes them without a body", async () => {
    const { requests } = open("changedAdoptions");
    const dialog = await screen.findByRole("dialog", { name: CHANGED });
    expect(within(dialog).getByRole("link", { name: "Review my library" })).toBeTruthy();
    await userEvent.click(within(dialog).getAllByRole("button", { name: "Close" })[0] as HTMLElement);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(puts(requests).map(({ url }) => new URL(url).pathname)).toEqual(["/api/notifications/changedAdoptions"]);
    expect(await puts(requests)[0]?.text()).toBe("");
  });

  it("P-264 T-030 stays closed and silent when closing it fails", async () => {
    open("changedAdoptions", { "PUT /notifications/changedAdoptions": () => problem(500, "UNEXPECTED") });
    const dialog = await screen.findByRole("dialog", { name: CHANGED });
    await userEvent.click(within(dialog).getAllByRole("button", { name: "Close" })[0] as HTMLElement);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it.each([
    ["P-258 T-071 for an unknown type", "christmas", {}],
    ["P-258 without a type", null, {}],
    ["P-264 after a failure", () => problem(500, "UNEXPECTED"), {}],
    ["P-267 while the library is empty", "changedAdoptions", { "GET /library": () => problem(404, "LIBRARY_EMPTY") }],
  ])("%s shows nothing", async (_name, type, answers) => {
    const { requests } = open(type, answers);
    await answeredBy(requests, "/notifications");
    const shown = await screen.findByRole("dialog", {}, { timeout: 150 }).catch(() => null);
    expect(shown).toBeNull();
  });

  it("P-113 asks nothing for a role without notifications", async () => {
    const { requests } = open("gpa", {}, { role: "USER" });
    await answeredBy(requests, "/library");
    expect(requests.some(({ url }) => url.endsWith("/notifications"))).toBe(false);
  });
});
