import { decide, refreshSession, type UserInfo } from "@anaquel/client-kit/session";
import { fakeApi, openScreen, problem } from "@anaquel/client-kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { TeacherShell } from "../../app/teacher-shell.tsx";
import { routes } from "../../routes.tsx";
import { freeAdoptionEntry, mistakesOf } from "./free-adoption-entry.ts";

vi.mock("@anaquel/client-kit/session", async (load) => ({ ...(await load<object>()), refreshSession: vi.fn() }));

const USER = {
  id: 1,
  role: "TEACHER",
  profile: "CUSTOMER_USER_PREMIUM",
  name: "Marta",
  surname: "Ruiz",
  mail: "m@s.example",
  gpaPermission: true,
  positionId: null,
} as UserInfo;
const POSITIONS = {
  positions: [
    { idCargo: 3, desCargo: "Head of department" },
    { idCargo: 5, desCargo: "Principal" },
  ],
};

function open(answers: object = {}) {
  const api = fakeApi({
    "GET /user": USER,
    "GET /gratis-adoption/positions": POSITIONS,
    "PUT /gratis-adoption/responsable": { result: "OK" },
    ...answers,
  });
  vi.stubGlobal("fetch", api.fetch);
  return { ...api, ...openScreen(<TeacherShell>Page</TeacherShell>, "/edit-library") };
}

async function openDialog() {
  await userEvent.click(await screen.findByRole("button", { name: "Free adoptions" }));
  return screen.findByRole("dialog", { name: "Take responsibility for free adoptions" });
}

const puts = (requests: Request[]) => requests.filter(({ method }) => method === "PUT");

describe("the responsible person", () => {
  it("P-115 P-246 P-249 P-317 P-318 T-127 T-128 T-130 is kept, the user read again, and the orders opened", async () => {
    const { requests, history } = open();
    const dialog = await openDialog();
    const position = await within(dialog).findByLabelText<HTMLSelectElement>("Your position at the school");
    expect([...position.options].map(({ text }) => text)).toEqual([
      "Choose a position",
      "Head of department",
      "Principal",
    ]);
    vi.mocked(refreshSession).mockImplementation(async () => {
      // The address is left only once the user is known anew.
      expect(history.at(-1)).toBe("/edit-library");
    });
    await userEvent.selectOptions(position, "Head of department");
    await userEvent.click(within(dialog).getByRole("checkbox"));
    await userEvent.click(within(dialog).getByRole("button", { name: "Accept" }));
    await waitFor(() => expect(history.at(-1)).toBe("/gratis-adoption"));
    expect(await puts(requests)[0]?.json()).toEqual({ position: 3 });
    expect(refreshSession).toHaveBeenCalledOnce();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("P-247 P-248 T-131 T-132 says what is missing at each field, focuses the first, and sends nothing", async () => {
    const { requests } = open();
    const dialog = await openDialog();
    const position = await within(dialog).findByLabelText("Your position at the school");
    await userEvent.click(within(dialog).getByRole("button", { name: "Accept" }));
    within(dialog).getByText("Choose your position.");
    within(dialog).getByText("Confirm that you take responsibility.");
    expect(document.activeElement).toBe(position);
    await userEvent.selectOptions(position, "Principal");
    expect(within(dialog).queryByText("Choose your position.")).toBeNull();
    await userEvent.click(within(dialog).getByRole("button", { name: "Accept" }));
    expect(document.activeElement).toBe(within(dialog).getByRole("checkbox"));
    expect(puts(requests)).toEqual([]);
  });

  it("P-250 T-133 a failure to read the positions leaves an alert and a way out", async () => {
    open({ "GET /gratis-adoption/positions": () => problem(500, "UNEXPECTED") });
    const dialog = await openDialog();
    await within(dialog).findByRole("alert");
    expect(within(dialog).queryByRole("button", { name: "Accept" })).toBeNull();
    await userEvent.click(within(dialog).getByRole("button", { name: "Cancel" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("a refused position is told, and can be chosen again", async () => {
    open({
      "PUT /gratis-adoption/responsable": () => problem(404, "POSITION_UNKNOWN", { message: "No such position." }),
    });
    const dialog = await openDialog();
    await userEvent.selectOptions(await within(dialog).findByLabelText("Your position at the school"), "Principal");
    await userEvent.click(within(dialog).getByRole("checkbox"));
    await userEvent.click(within(dialog).getByRole("button", { name: "Accept" }));
    expect((await within(dialog).findByRole("alert")).textContent).toContain("No such position.");
    expect(screen.getByRole("dialog")).toBe(dialog);
  });
});

describe("the rules of free adoptions", () => {
  it.each([
    [{ gpaPermission: false, positionId: 3 }, "none"],
    [{ gpaPermission: true, positionId: null }, "responsible"],
    [{ gpaPermission: true, positionId: 3 }, "orders"],
  ] as const)("P-127 %j leads to %s", (user, entry) => {
    expect(freeAdoptionEntry(user)).toBe(entry);
  });

  it.each([
    ["P-247", { position: "", isResponsible: true }, { position: true, isResponsible: false }],
    ["P-248", { position: "3", isResponsible: false }, { position: false, isResponsible: true }],
    ["P-247 P-248", { position: "3", isResponsible: true }, { position: false, isResponsible: false }],
  ])("%s %j", (_id, form, mistakes) => {
    expect(mistakesOf(form)).toEqual(mistakes);
  });

  it.each([
    ["P-252", { gpaPermission: false, positionId: 3 }, { kind: "redirect", to: "/" }],
    ["P-253", { gpaPermission: true, positionId: null }, { kind: "redirect", to: "/" }],
    ["P-252 P-253", { gpaPermission: true, positionId: 3 }, { kind: "pass" }],
  ])("%s the pages answer %j with %j", (_id, change, decision) => {
    const route = routes.find(({ paths }) => paths.includes("/gratis-adoption"));
    if (!route) throw new Error("the pages of free adoptions have no route");
    expect(route.paths).toContain("/gratis-adoption/*");
    expect(decide(route.rule, { state: "user", user: { ...USER, ...change } }, "premium")).toEqual(decision);
  });
});
