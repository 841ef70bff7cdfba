import { fakeApi, openScreen, problem } from "@anaquel/client-kit/testing";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { TeacherShell } from "./teacher-shell.tsx";

const USER = {
  id: 1,
  role: "USER",
  profile: "CUSTOMER_USER_PREMIUM",
  name: "Marta",
  surname: "Ruiz",
  mail: "m@s.example",
};
const PAGES = ["header", "footer", "warning-banner"];

function open(page: unknown) {
  const api = fakeApi({
    "GET /user": USER,
    ...Object.fromEntries(PAGES.map((id) => [`GET /webContent/${id}/en`, page])),
  });
  vi.stubGlobal("fetch", api.fetch);
  openScreen(<TeacherShell>Page</TeacherShell>, "/edit-library");
  return api.requests;
}

beforeEach(() => sessionStorage.clear());

describe("the texts of editors around every page", () => {
  it("P-072 P-073 P-301 P-310 header, footer and warning banner show the content of their pages, and nothing else", async () => {
    open({ content: "<p>From the editors</p>", title: "Ignored" });
    await waitFor(() => expect(screen.getAllByText("From the editors")).toHaveLength(PAGES.length));
    expect(document.body.textContent).not.toContain("Ignored");
  });

  it.each([
    ["fails", () => problem(502, "UPSTREAM_BROKEN")],
    ["takes too long", () => problem(504, "UPSTREAM_TIMEOUT")],
    ["is missing", () => problem(404, "NOT_FOUND")],
    ["is empty", { content: "" }],
  ])("P-074 a page that %s leaves no place, no word and no error", async (_name, page) => {
    const requests = open(page);
    await screen.findByText("Marta Ruiz");
    for (const id of PAGES) {
      await waitFor(() => expect(requests.some(({ url }) => url.includes(`/webContent/${id}/en`))).toBe(true));
    }
    expect(screen.queryByRole("status")).toBeNull();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.queryByRole("button", { name: "Dismiss" })).toBeNull();
  });
});
