import { fakeApi, openScreen, problem } from "@anaquel/client-kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { Screen } from "./change-password-screen.tsx";

const USER = { id: 1, role: "TEACHER", platformId: 3, mail: "marta@school.example" };

function open(answers: object = {}) {
  const api = fakeApi({
    "GET /user": USER,
    "GET /captcha/changePassword": { algorithm: "none" },
    "PUT /password": { result: "OK" },
    ...answers,
  });
  vi.stubGlobal("fetch", api.fetch);
  return { ...api, ...openScreen(<Screen />, "/change-password") };
}

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const press = async () => userEvent.click(await screen.findByRole("button", { name: "Change password" }));
const note = (input: HTMLElement) => document.getElementById(input.getAttribute("aria-describedby") ?? "")?.textContent;
const puts = (requests: Request[]) => requests.filter(({ method }) => method === "PUT");

async function fill(current: string, next: string, confirmation: string) {
  await userEvent.type(await field("Current password"), current);
  await userEvent.type(await field("New password"), next);
  await userEvent.type(await field("New password again"), confirmation);
}

describe("changing the password", () => {
  it("P-021 D6 sends the two passwords with a captcha token and tells of the success", async () => {
    const { requests } = open();
    await fill("Anaquel2026", "Ribera2027", "Ribera2027");
    await press();
    const result = await screen.findByRole("status");
    expect(result.textContent).toContain("Your password is changed");
    expect(document.activeElement?.contains(result)).toBe(true);
    expect(screen.queryByLabelText("Current password")).toBeNull();
    expect(await puts(requests)[0]?.json()).toEqual({
      password: "Anaquel2026",
      newPassword: "Ribera2027",
      token: "none",
    });
  });

  it("T-237 ticks the rules while the new password is typed", async () => {
    open();
    const input = await field("New password");
    const missing = () =>
      within(screen.getByRole("list", { name: "What the new password needs" }))
        .getAllByRole("listitem")
        .filter(({ textContent }) => textContent?.includes("still missing"));
    expect(missing()).toHaveLength(4);
    await userEvent.type(input, "ribera");
    expect(missing().map(({ textContent }) => textContent)).toEqual([expect.stringContaining("upper-case")]);
    await userEvent.type(input, "A");
    expect(missing()).toHaveLength(0);
  });

  it("T-237 T-238 says at each field what is wrong, and sends nothing", async () => {
    const { requests } = open();
    await fill("Anaquel2026", "ribera", "other");
    await press();
    const next = await field("New password");
    expect(note(next)).toContain("does not have all it needs");
    expect(note(await field("New password again"))).toContain("not the same");
    expect(document.activeElement).toBe(next);
    expect(puts(requests)).toHaveLength(0);
  });

  it("D6 says at its field that the current password is wrong, and stays on the page", async () => {
    const { history } = open({ "PUT /password": () => problem(401, "PASSWORD_WRONG") });
    await fill("Anaquel", "Ribera2027", "Ribera2027");
    await press();
    const current = await field("Current password");
    await waitFor(() => expect(current.getAttribute("aria-invalid")).toBe("true"));
    expect(note(current)).toBe("This is not your current password.");
    expect(document.activeElement).toBe(current);
    expect((await field("New password")).value).toBe("Ribera2027");
    expect(history).toEqual(["/change-password"]);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("tells of any other failure above the form, and typing clears it", async () => {
    open({ "PUT /password": () => problem(500, "UNEXPECTED", { message: "Down." }) });
    await fill("Anaquel2026", "Ribera2027", "Ribera2027");
    await press();
    expect((await screen.findByRole("alert")).textContent).toContain("Down.");
    await userEvent.type(await field("Current password"), "x");
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
