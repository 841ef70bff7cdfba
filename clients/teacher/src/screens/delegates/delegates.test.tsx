import { fakeApi, openScreen, problem } from "@anaquel/client-kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { TeacherShell } from "../../app/teacher-shell.tsx";

const USER = {
  id: 1,
  role: "TEACHER_DEMO",
  profile: "CUSTOMER_USER_PREMIUM",
  name: "Marta",
  surname: "Ruiz",
  mail: "m@s.example",
};
const DELEGATES = [
  { name: "Javier", surname1: "Montes", surname2: "Alba", phone: "600 000 377", email: "javier@anaquel.example" },
  { name: "Noa", surname1: "Rey", surname2: null, phone: null, email: "noa@anaquel.example" },
];

function open(delegates: unknown, countryId: number | null = 1131) {
  const api = fakeApi({ "GET /user": { ...USER, countryId }, "GET /school/delegates": delegates });
  vi.stubGlobal("fetch", api.fetch);
  openScreen(<TeacherShell>Page</TeacherShell>, "/edit-library");
  return api.requests;
}

const asked = (requests: Request[]) => requests.some(({ url }) => url.endsWith("/school/delegates"));

describe("the delegates of a school", () => {
  it("P-006 P-115 P-124 P-125 P-311 are listed with name, surnames, telephone and mail", async () => {
    open(DELEGATES);
    await userEvent.click(await screen.findByRole("button", { name: "Delegates" }));
    const dialog = await screen.findByRole("dialog", { name: "Delegates of your school" });
    const [javier, noa] = within(dialog).getAllByRole("listitem") as [HTMLElement, HTMLElement];
    within(javier).getByText("Javier Montes Alba");
    expect(within(javier).getByRole("link", { name: "600 000 377" }).getAttribute("href")).toBe("tel:600000377");
    expect(
      within(javier)
        .getByRole("link", { name: /javier@/ })
        .getAttribute("href"),
    ).toBe("mailto:javier@anaquel.example");
    within(noa).getByText("Noa Rey");
    expect(within(noa).getAllByRole("link")).toHaveLength(1);
    await userEvent.click(within(dialog).getAllByRole("button", { name: "Close" })[0] as HTMLElement);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it.each([
    ["an empty list", []],
    ["a failure", () => problem(500, "UNEXPECTED")],
  ])("P-124 %s shows no link", async (_name, answer) => {
    const requests = open(answer);
    await waitFor(() => expect(asked(requests)).toBe(true));
    await screen.findByText("Marta Ruiz");
    expect(screen.queryByRole("button", { name: "Delegates" })).toBeNull();
  });

  it.each([1106, null])("P-124 a user of country %s gets no link, and nothing is asked", async (countryId) => {
    const requests = open(DELEGATES, countryId);
    await screen.findByText("Marta Ruiz");
    expect(screen.queryByRole("button", { name: "Delegates" })).toBeNull();
    expect(asked(requests)).toBe(false);
  });
});
