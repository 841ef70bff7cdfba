import { decide, type UserInfo } from "@anaquel/client-kit/session";
import { type Answers, fakeApi, openScreen, problem } from "@anaquel/client-kit/testing";
import { dayInMadrid } from "@anaquel/openapi/checks/days";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { routes } from "../../routes.tsx";
import { Screen as LogScreen } from "./activity-log-screen.tsx";
import { Screen } from "./students-zone-screen.tsx";

const OPEN = "5e2f9a70-3b61-4d0f-a2c8-9b1f4e6d7c20";
const ENDED = "5e2f9a70-3b61-4d0f-a2c8-9b1f4e6d7c22";
const VALUES = { increasement_percentage: 20, different_devices: 3 };
const row = (token: string, endDate: string | null) => ({
  token,
  school: "IES Ribera del Duero",
  title: "Matemáticas, 2º ESO",
  teacher: "Marta Ruiz Lafuente",
  ...VALUES,
  creationDate: "2026-09-15T08:00:00Z",
  endDate,
});

function open(answers: object = {}, path = "/admin/students-zone?school=ribera") {
  const api = fakeApi({
    "GET /admin/studentszone/tokens": [row(OPEN, null), row(ENDED, "2026-06-30")],
    "GET /admin/studentszone/globalvalues": VALUES,
    [`GET /admin/studentszone/${OPEN}/values`]: VALUES,
    ...answers,
  });
  vi.stubGlobal("fetch", api.fetch);
  return { ...api, ...openScreen(<Screen />, path) };
}

const written = (requests: Request[]) => requests.filter(({ method }) => method === "PUT");
const dialog = () => within(screen.getByRole("dialog"));
const firstButton = async (name: RegExp) => (await screen.findAllByRole("button", { name }))[0] as HTMLElement;

describe("the table of links", () => {
  it("B-188 B-189 B-195 has its columns and buttons; a link that has ended keeps its log only", async () => {
    open();
    await screen.findByRole("table");
    const heads = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
    expect(heads.slice(0, 8)).toEqual([
      "Token",
      "School",
      "Title",
      "Teacher",
      "% Increase",
      "Devices",
      "Create Date",
      "End Date",
    ]);
    const buttons = (name: RegExp) =>
      screen.getAllByRole("button", { name }).map((button) => (button as HTMLButtonElement).disabled);
    expect(buttons(/^Cancel Token: Mat/)).toEqual([false, true]);
    expect(buttons(/^Update values: Mat/)).toEqual([false, true]);
    expect(buttons(/^Activity Log: Mat/)).toEqual([false, false]);
  });

  it("B-186 B-187 searches with Enter what is filled", async () => {
    const { requests, history } = open({}, "/admin/students-zone");
    await userEvent.type(await screen.findByLabelText("Teacher"), "marta{Enter}");
    await screen.findByRole("table");
    expect(history.at(-1)).toBe("/admin/students-zone?teacher=marta");
    expect(requests.some(({ url }) => url.endsWith("/tokens?teacher=marta"))).toBe(true);
  });

  it("B-197 does not send an empty search, and goes to the first field", async () => {
    const { requests } = open({}, "/admin/students-zone");
    await userEvent.click(await screen.findByRole("button", { name: "Search" }));
    expect(screen.getByRole("alert").textContent).toContain("Please enter at least one field");
    expect(document.activeElement).toBe(screen.getByLabelText("Token"));
    expect(requests.some(({ url }) => url.includes("/tokens"))).toBe(false);
  });

  it("B-198 says when nothing is found", async () => {
    open({ "GET /admin/studentszone/tokens": [] });
    await screen.findByText("No results found");
  });

  it("B-192 B-193 has the download and the way back", async () => {
    open();
    const hrefs = (await screen.findAllByRole("link")).map((link) => link.getAttribute("href"));
    expect(hrefs).toEqual(["/api/admin/studentszone/excel", "/admin"]);
  });
});

describe("the global values", () => {
  const bar = () => within(screen.getByRole("region", { name: "Global Values" }));

  async function edit() {
    await userEvent.click(bar().getByRole("button", { name: /^Update values/ }));
    return dialog().findByLabelText("% Increase");
  }

  it("B-190 B-191 stand in a bar with their two buttons", async () => {
    open();
    expect(await bar().findByText("20")).toBeTruthy();
    expect(bar().getByText("3")).toBeTruthy();
    expect(bar().getByRole("button", { name: /^Activity Log/ })).toBeTruthy();
  });

  it("B-179 B-181 are saved in a dialog that closes by itself", async () => {
    const { requests } = open({ "PUT /admin/studentszone/globalvalues": { result: "OK" } });
    await bar().findByText("20");
    const field = await edit();
    await userEvent.clear(field);
    await userEvent.type(field, "25{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(await written(requests)[0]?.json()).toEqual({ increasement_percentage: 25, different_devices: 3 });
    expect(await bar().findByText("25")).toBeTruthy();
    expect(document.activeElement?.textContent).toContain("The global values are saved.");
  });

  it("B-182 B-185 are not sent unchanged or invalid", async () => {
    const { requests } = open();
    await bar().findByText("20");
    const field = await edit();
    await userEvent.click(dialog().getByRole("button", { name: "Save" }));
    await dialog().findByText("No changes have been made");
    await userEvent.clear(field);
    await userEvent.type(field, "101{Enter}");
    await dialog().findByText("Write a whole number from 1 to 100.");
    expect(document.activeElement).toBe(field);
    expect(written(requests)).toEqual([]);
  });
});

describe("one link", () => {
  it("a link that ended meanwhile is told in the dialog, which keeps what was typed", async () => {
    const message = "This link has already ended.";
    const ended = () => problem(409, "STUDENTS_TOKEN_ENDED", { message });
    open({ [`PUT /admin/studentszone/${OPEN}/values`]: ended });
    await userEvent.click(await firstButton(/^Update values: Mat/));
    await userEvent.selectOptions(await dialog().findByLabelText("Devices"), "2");
    await userEvent.click(dialog().getByRole("button", { name: "Save" }));
    expect((await dialog().findByRole("alert")).textContent).toContain(message);
    expect((dialog().getByLabelText("Devices") as HTMLSelectElement).value).toBe("2");
  });

  it("B-196 is cancelled from a day of the window, today at first", async () => {
    const { requests } = open({ [`PUT /admin/studentszone/${OPEN}/block`]: { result: "OK" } });
    await userEvent.click(await firstButton(/^Cancel Token: Mat/));
    const field = dialog().getByLabelText("Block date") as HTMLInputElement;
    expect(field.value).toBe(dayInMadrid(new Date()));
    expect(document.activeElement).toBe(field);
    await userEvent.clear(field);
    await userEvent.type(field, "2020-01-01");
    await userEvent.click(dialog().getByRole("button", { name: "Cancel Token" }));
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(written(requests)).toEqual([]);
    await userEvent.clear(field);
    await userEvent.type(field, field.max);
    await userEvent.click(dialog().getByRole("button", { name: "Cancel Token" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(await written(requests)[0]?.json()).toEqual({ blockDate: field.max });
  });

  it("B-196 a day that only the server refuses is said at the field", async () => {
    const refused = () => problem(400, "BLOCK_DATE_REFUSED", { errors: { blockDate: true } });
    open({ [`PUT /admin/studentszone/${OPEN}/block`]: refused });
    await userEvent.click(await firstButton(/^Cancel Token: Mat/));
    await userEvent.click(dialog().getByRole("button", { name: "Cancel Token" }));
    await waitFor(() => expect(dialog().getByLabelText("Block date").getAttribute("aria-invalid")).toBe("true"));
  });
});

describe("the activity log", () => {
  function openLog(state: unknown, answers: Answers) {
    window.history.replaceState(state, "");
    vi.stubGlobal("fetch", fakeApi(answers).fetch);
    return openScreen(<LogScreen />, "/admin/students-zone/log");
  }
  const change = { name: "increasement_percentage", oldValue: "20", newValue: "25" };
  const entry = {
    administrator: "l@school.example",
    date: "2026-11-20T10:20:00Z",
    array_values: [change],
    message: "OK",
  };
  const heads = async () => (await screen.findAllByRole("columnheader")).map(({ textContent }) => textContent);

  it("B-174 B-175 B-176 of a link has the action, that of the global values has not", async () => {
    const { unmount } = openLog(
      { activityLog: OPEN, about: "Matemáticas" },
      { [`GET /admin/studentszone/${OPEN}/activitylog`]: [{ ...entry, action: "VALUES" }] },
    );
    expect(await heads()).toEqual(["Date", "Administrator", "Action", "Values", "Message"]);
    screen.getByText("% Increase: 20 → 25");
    unmount();
    openLog({ activityLog: null }, { "GET /admin/studentszone/activitylog": [entry] });
    expect(await heads()).toEqual(["Date", "Administrator", "Values", "Message"]);
  });

  it("B-178 that takes too long is told as a bad request", async () => {
    const timeout = () => problem(504, "UPSTREAM_TIMEOUT");
    openLog({ activityLog: null }, { "GET /admin/studentszone/activitylog": timeout });
    await screen.findByText("Bad Request");
  });

  it("is empty at first, and leads to the start when nothing says which", async () => {
    const { unmount } = openLog({ activityLog: null }, { "GET /admin/studentszone/activitylog": [] });
    await screen.findByText("Nothing has been changed yet");
    unmount();
    const { history } = openLog(null, {});
    await waitFor(() => expect(history.at(-1)).toBe("/admin"));
  });
});

describe("who may open the pages", () => {
  const zone = routes.filter(({ paths }) => paths.some((path) => String(path).startsWith("/admin/students-zone")));
  const user = { id: 2, profile: "SUPPORT_USER", name: "Lucía", surname: "Sanz", mail: "l@school.example" };

  it.each([
    ["CUSTOMER_SUPPORT", { kind: "pass" }],
    ["INTERNAL_SUPPORT", { kind: "redirect", to: "/admin" }],
    ["INVOICE", { kind: "redirect", to: "/admin" }],
  ])("B-173 B-199 %s: %o", (role, decision) => {
    const session = { state: "user", user: { ...user, role } as UserInfo } as const;
    expect(zone.map(({ rule }) => decide(rule, session, "premium"))).toEqual([decision, decision]);
  });
});
