import { refreshSession } from "@anaquel/client-kit/session";
import { fakeApi, openScreen, problem } from "@anaquel/client-kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Screen } from "./change-school-screen.tsx";

// It reads into the cache of the whole page; tests have a cache of their own.
vi.mock("@anaquel/client-kit/session", async (load) => ({ ...(await load<object>()), refreshSession: vi.fn() }));

const USER = { id: 1, role: "TEACHER", schoolId: 5, schoolName: "IES Ribera", countryId: 1131 };
const OTHER = {
  c_centro: 6,
  d_centro: "IES Duero",
  t_nombrevia: "Calle Mayor",
  n_numerovia: "3",
  d_poblacion: "Roa",
  d_provincia: "Burgos",
  d_pais: "España",
  c_pais: 1131,
  t_premium: "PREMIUM",
};
const GENERIC = "An error has occurred. Please try again.";

beforeEach(() => {
  vi.mocked(refreshSession).mockReset();
});

function open(answers: object = {}) {
  const api = fakeApi({
    "GET /user": USER,
    "GET /captcha/school": { algorithm: "none" },
    "GET /school/DUERO2026": OTHER,
    "POST /teacher/": { result: "OK" },
    ...answers,
  });
  vi.stubGlobal("fetch", api.fetch);
  return { ...api, ...openScreen(<Screen />, "/change-school") };
}

const field = () => screen.findByLabelText<HTMLInputElement>("Code of the school");
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

async function lookUp() {
  await userEvent.type(await field(), "duero-2026");
  await press("Find the school");
}

describe("changing school", () => {
  it("P-198 P-200 P-201 P-210 P-213 shows the school of the code and only then a way to confirm it", async () => {
    const { requests } = open();
    expect((await field()).value).toBe("");
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Find the school" }).disabled).toBe(true);
    expect(screen.queryByRole("button", { name: "Change to this school" })).toBeNull();
    await lookUp();
    expect(await screen.findByText("IES Duero")).toBeTruthy();
    for (const text of ["Calle Mayor, 3", "Roa, Burgos", "España", "PREMIUM"])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Change to this school" })).toBeTruthy();
    const asked = requests.map(({ url }) => new URL(url)).find(({ pathname }) => pathname.startsWith("/api/school/"));
    expect(`${asked?.pathname}${asked?.search}`).toBe("/api/school/DUERO2026?token=none");
  });

  it("P-208 P-211 confirms with the school and its code, reads the user again and goes to the library", async () => {
    const { requests, history } = open();
    const refreshedAt: (string | undefined)[] = [];
    vi.mocked(refreshSession).mockImplementation(async () => {
      refreshedAt.push(history.at(-1));
    });
    await lookUp();
    await press("Change to this school");
    await waitFor(() => expect(history.at(-1)).toBe("/edit-library"));
    expect(refreshedAt).toEqual(["/change-school"]);
    const post = requests.find(({ method }) => method === "POST");
    expect(new URL(post?.url ?? "").pathname).toBe("/api/teacher/");
    expect(await post?.json()).toEqual({ idcentro: 6, premiumcode: "DUERO2026" });
  });

  it("P-202 says under the field that no school has the code, and typing clears it", async () => {
    open({ "GET /school/DUERO2026": () => problem(404, "SCHOOL_CODE_UNKNOWN") });
    await lookUp();
    expect(await screen.findByText(/Wrong premium code/)).toBeTruthy();
    const input = await field();
    expect(document.activeElement).toBe(input);
    await userEvent.type(input, "{Backspace}");
    expect(screen.queryByText(/Wrong premium code/)).toBeNull();
  });

  it.each([
    ["P-203 P-205 the own school", { c_centro: 5 }, "You are at this school already"],
    ["P-204 P-205 another country", { c_pais: 1132 }, "This school is in another country"],
  ])("%s is a warning without a way to confirm", async (_rule, change, text) => {
    open({ "GET /school/DUERO2026": { ...OTHER, ...change } });
    await lookUp();
    expect((await screen.findByRole("status")).textContent).toContain(text);
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.queryByRole("button", { name: "Change to this school" })).toBeNull();
    expect(document.activeElement?.textContent).toContain(text);
  });

  it.each([
    ["3", 409, "SCHOOL_SAME"],
    ["4", 403, "ROLE_REFUSED"],
    ["6", 500, "UNEXPECTED"],
  ])("P-206 P-207 status %s shows the generic error, and back returns to the code", async (_status, answer, reason) => {
    open({ "POST /teacher/": () => problem(answer, reason, { message: "Other." }) });
    await lookUp();
    await press("Change to this school");
    expect((await screen.findByRole("alert")).textContent).toContain(GENERIC);
    await press("Back");
    const input = await field();
    expect(input.value).toBe("DUERO2026");
    expect(document.activeElement).toBe(input);
  });

  it.each(["TEACHER_DEMO", "TEACHER_FAKE", "USER_INTERNAL"])("P-212 refuses %s in place", async (role) => {
    open({ "GET /user": { ...USER, role } });
    expect((await screen.findByRole("alert")).textContent).toContain("Only teachers can change to another school.");
    expect(screen.queryByRole("textbox")).toBeNull();
  });
});
