import type { UserInfo } from "@anaquel/client-kit/session";
import { fakeApi, openScreen, problem } from "@anaquel/client-kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { paths } from "../../../paths.ts";
import { routes } from "../../../routes.tsx";
import { NotificationBell } from "../bell/notification-bell.tsx";
import { byDay, type Notification, nameOfDay } from "./days.ts";
import { Screen } from "./notifications-screen.tsx";

const TITLE = "7d3e0c52-8f1b-4a6e-9c55-2b9f1f0a2e01";
const UNIT = "2c9d4f10-6a7b-4e21-9f3c-8d1e5b2a7c04";
const notification = (unitName: string, date: Date, newfromlogin = false): Notification => ({
  titleUuid: TITLE,
  unitUuid: UNIT,
  unitName,
  titleName: "Maths",
  newfromlogin,
  date: date.toISOString(),
});
const NOON = new Date(2026, 10, 21, 12);

const leave = vi.fn();
beforeEach(() => {
  leave.mockClear();
  vi.spyOn(window.location, "replace").mockImplementation(leave);
  vi.spyOn(window.location, "reload").mockImplementation(leave);
});

function open(list: unknown, news: unknown = { newNotifications: true }) {
  const api = fakeApi({ "GET /user/notifications": list, "GET /user/newNotifications": news });
  vi.stubGlobal("fetch", api.fetch);
  const view = openScreen(
    <>
      <NotificationBell current={false} />
      <Screen />
    </>,
    paths.notifications,
  );
  return { ...api, ...view };
}

describe("the days of the list", () => {
  it.each([
    [new Date(2026, 10, 21, 0, 0), "today"],
    [new Date(2026, 10, 21, 23, 59), "today"],
    [new Date(2026, 10, 20, 23, 59), "yesterday"],
    [new Date(2026, 10, 19, 23, 59), "earlier"],
  ])("T-074 %s is %s", (day, name) => {
    expect(nameOfDay(day, NOON)).toBe(name);
  });

  it("T-074 hold what became new on them, newest first", () => {
    const days = byDay([
      notification("b", new Date(2026, 10, 20, 18)),
      notification("a", new Date(2026, 10, 20, 8)),
      notification("c", new Date(2026, 10, 12, 8)),
    ]);
    expect(days.map(({ notifications }) => notifications.map(({ unitName }) => unitName))).toEqual([["b", "a"], ["c"]]);
  });
});

describe("the notifications page", () => {
  it.each<[UserInfo["role"], boolean]>([
    ["TEACHER", true],
    ["TEACHER_DEMO", true],
    ["TEACHER_FAKE", true],
    ["USER_INTERNAL", false],
    ["USER", false],
    ["TEACHER_PREMIUM", false],
  ])("T-074 T-075 opens for %s: %s", (role, isOpen) => {
    const route = routes.find(({ paths: patterns }) => patterns.includes(paths.notifications));
    expect(route?.rule.allow?.({ role } as UserInfo)).toBe(isOpen);
  });

  it("T-074 T-076 lists the units with new material, marks those since the last visit, and leads to them", async () => {
    open({ notifications: [notification("Equations", new Date(), true), notification("Angles", NOON)] });
    const today = await screen.findByRole("region", { name: "Today" });
    const link = within(today).getByRole("link", { name: /Equations.*Maths.*Since your last visit/ });
    expect(link.getAttribute("href")).toBe(`/title/${TITLE}/unit/${UNIT}/cat/all/subcat/all?initTab=0`);
    expect(screen.getByRole("link", { name: /^(?!.*visit).*Angles/ })).toBeTruthy();
    expect(screen.getByText("New material in your titles in the last 15 days.")).toBeTruthy();
  });

  it("P-254 takes the dot off the bell once the list has been read", async () => {
    open({ notifications: [] });
    expect(await screen.findByRole("heading", { name: "Nothing is new" })).toBeTruthy();
    expect(await screen.findByRole("link", { name: "Notifications" })).toBeTruthy();
  });

  it("T-078 T-079 carries a failure to the error page", async () => {
    open(() => problem(500, "UNEXPECTED", { message: "Down." }));
    await waitFor(() => expect(leave).toHaveBeenCalled());
    expect(window.history.state).toMatchObject({ message: "Down." });
  });
});

describe("the bell", () => {
  it("P-254 shows the dot of the server and asks once", async () => {
    const { requests } = open(() => new Promise<Response>(() => undefined));
    expect(await screen.findByRole("link", { name: "Notifications, something is new" })).toBeTruthy();
    expect(requests.filter(({ url }) => url.endsWith("/user/newNotifications"))).toHaveLength(1);
  });

  it("P-264 shows no dot and no message when it cannot be read", async () => {
    const { requests } = open({ notifications: [] }, () => problem(500, "UNEXPECTED"));
    await screen.findByRole("heading", { name: "Nothing is new" });
    expect(requests.some(({ url }) => url.endsWith("/user/newNotifications"))).toBe(true);
    expect(screen.getByRole("link", { name: "Notifications" })).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(leave).not.toHaveBeenCalled();
  });
});
