import { fakeApi, openScreen, problem } from "@anaquel/client-kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { Route } from "wouter";
import { Screen } from "./register-screen.tsx";

const NONE = { algorithm: "none" };
const RIBERA = {
  c_centro: 9007741,
  d_centro: "IES Ribera del Duero",
  t_nombrevia: "Calle del Puente",
  n_numerovia: "12",
  d_poblacion: "Aranda de Duero",
  d_provincia: "Burgos",
  d_pais: "España",
  c_pais: 1131,
  t_premium: "PREMIUM",
};
const LICEO = { c_centro: 9007745, d_centro: "Liceo Leonardo", c_pais: 1132 };

function open(answers: object = {}, path = "/register") {
  const api = fakeApi({
    "GET /user": () => problem(401, "NO_SESSION"),
    "GET /captcha/school": NONE,
    "GET /captcha/register": NONE,
    "GET /captcha/sendActivation": NONE,
    "GET /school/RIBERA2026": RIBERA,
    "GET /country": [
      { id: 1131, name: "Spain" },
      { id: 1132, name: "Italy" },
    ],
    "GET /schools/1132/24121": [LICEO],
    "POST /user": { result: "OK" },
    "POST /user/sendactivation": { result: "OK" },
    ...answers,
  });
  vi.stubGlobal("fetch", api.fetch);
  openScreen(<Route path="/register/:id?/:hash?" component={Screen} />, path);
  return api;
}

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const type = async (label: string, text: string) => userEvent.type(await field(label), text);
const note = (input: HTMLElement) => document.getElementById(input.getAttribute("aria-describedby") ?? "")?.textContent;
const posts = (requests: Request[], path: string) =>
  requests.filter(({ method, url }) => method === "POST" && new URL(url).pathname === `/api${path}`);

async function chooseByCode() {
  await type("Code of the school", "ribera-2026");
  await press("Find the school");
  await screen.findByText("IES Ribera del Duero");
}

async function chooseByPlace() {
  await press("Find it by postal code instead");
  await screen.findByRole("option", { name: "Italy" });
  await userEvent.selectOptions(await field("Country"), "Italy");
  await type("Postal code", "24121");
  await press("Find the schools");
  await press("Choose this school");
  await screen.findByText("Liceo Leonardo");
}

async function fill() {
  await type("Name", "Nora");
  await type("First surname", "Vidal");
  await type("Email", "nora@school.example");
  await type("Password", "Ribera2027");
  await type("Password again", "Ribera2027");
  await userEvent.click(await screen.findByLabelText("I accept the terms of use and the privacy policy"));
}

async function register() {
  await chooseByPlace();
  await fill();
  await press("Create my account");
}

describe("choosing the school", () => {
  it("T-272 T-310 T-312 T-314 T-317 a code of ten fixes the school, and is locked with it", async () => {
    const { requests } = open();
    await type("Code of the school", "ribera-202");
    const button = await screen.findByRole<HTMLButtonElement>("button", { name: "Find the school" });
    expect(button.disabled).toBe(true);
    await type("Code of the school", "6");
    await press("Find the school");
    for (const text of ["IES Ribera del Duero", "Calle del Puente, 12", "Aranda de Duero, Burgos", "España", "PREMIUM"])
      expect(await screen.findByText(text)).toBeTruthy();
    const { readOnly, value } = await field("Code of the school");
    expect([readOnly, value]).toEqual([true, "RIBERA2026"]);
    expect(document.activeElement?.textContent).toContain("IES Ribera del Duero");
    const asked = requests.map(({ url }) => new URL(url)).find(({ pathname }) => pathname.startsWith("/api/school/"));
    expect(`${asked?.pathname}${asked?.search}`).toBe("/api/school/RIBERA2026?token=none");
    await press("Choose another school");
    expect(document.activeElement).toBe(await field("Code of the school"));
    expect((await field("Code of the school")).readOnly).toBe(false);
  });

  it.each([
    ["T-315 an unknown code", () => problem(404, "SCHOOL_CODE_UNKNOWN"), "No school has this code."],
    ["T-316 a failed look-up", () => problem(500, "UNEXPECTED", { message: "Down." }), "Down."],
  ])("%s marks the field as invalid", async (_rule, answer, text) => {
    open({ "GET /school/RIBERA2026": answer });
    await type("Code of the school", "ribera2026");
    await press("Find the school");
    const input = await field("Code of the school");
    await waitFor(() => expect(input.getAttribute("aria-invalid")).toBe("true"));
    expect(note(input)).toContain(text);
    expect(document.activeElement).toBe(input);
  });

  it("T-273 T-294 T-295 T-297 T-298 without a code it is found by country and postal code", async () => {
    const { requests } = open();
    await press("Find it by postal code instead");
    expect(document.activeElement).toBe(await field("Country"));
    await type("Postal code", "24121");
    const button = await screen.findByRole<HTMLButtonElement>("button", { name: "Find the schools" });
    expect(button.disabled).toBe(true);
    await screen.findByRole("option", { name: "Italy" });
    await userEvent.selectOptions(await field("Country"), "Italy");
    await press("Find the schools");
    expect(document.activeElement).toBe(await field("School"));
    await press("Choose this school");
    expect(await screen.findByText("Liceo Leonardo")).toBeTruthy();
    const paths = requests.map(({ url }) => new URL(url).pathname);
    expect(paths).toContain("/api/country");
    expect(paths).toContain("/api/schools/1132/24121");
  });

  it("says that no school is there", async () => {
    open({ "GET /schools/1132/24121": [] });
    await press("Find it by postal code instead");
    await screen.findByRole("option", { name: "Italy" });
    await userEvent.selectOptions(await field("Country"), "Italy");
    await type("Postal code", "24121");
    await press("Find the schools");
    await waitFor(async () => expect(note(await field("Postal code"))).toContain("We know no school there."));
  });
});

describe("registering", () => {
  it("P-013 T-265 T-269 T-274 T-299 sends the person and the school, and says to check the mail", async () => {
    const { requests } = open({}, "/register?returnTo=http%3A%2F%2Flocalhost%3A3000%2Ftitle%2F1");
    await register();
    const dialog = await screen.findByRole("dialog", { name: "Check your email" });
    expect(dialog.textContent).toContain("nora@school.example");
    expect(within(dialog).getByRole("link", { name: "Go to sign in" }).getAttribute("href")).toBe(
      "/signin?returnTo=http%3A%2F%2Flocalhost%3A3000%2Ftitle%2F1",
    );
    expect(await posts(requests, "/user")[0]?.json()).toEqual({
      name: "Nora",
      surname1: "Vidal",
      surname2: null,
      email: "nora@school.example",
      password: "Ribera2027",
      password2: "Ribera2027",
      card: null,
      phone: null,
      premiumCode: null,
      mktPrefs: false,
      terms: true,
      schoolId: 9007745,
      language: "en",
      token: "none",
    });
    await press("Send the mail again");
    expect(await within(dialog).findByText(/a new mail is on its way/)).toBeTruthy();
    expect(await posts(requests, "/user/sendactivation")[0]?.json()).toEqual({
      email: "nora@school.example",
      token: "none",
    });
  });

  it("P-013 a returnTo outside the portal is left out", async () => {
    open({}, "/register?returnTo=https%3A%2F%2Fevil.example%2F");
    expect((await screen.findByRole("link", { name: "I have an account" })).getAttribute("href")).toBe("/signin");
  });

  it("T-269 T-288 T-290 T-291 a school in Spain asks for card and phone, and goes along with its code", async () => {
    const { requests } = open();
    expect(screen.queryByLabelText(/Identity card/)).toBeNull();
    await chooseByCode();
    await type("Phone (optional)", "600 000 2155");
    await type("Identity card (DNI or NIE)", "14-z");
    await fill();
    await press("Create my account");
    await screen.findByRole("dialog");
    expect(await posts(requests, "/user")[0]?.json()).toMatchObject({
      card: "00000014Z",
      phone: "600000215",
      premiumCode: "RIBERA2026",
      schoolId: 9007741,
    });
  });

  it("T-280 T-283 T-284 T-286 T-287 says at each field what is missing, and sends nothing", async () => {
    const { requests } = open();
    await press("Create my account");
    const code = await field("Code of the school");
    await waitFor(() => expect(note(code)).toBe("Choose your school first."));
    expect(document.activeElement).toBe(code);
    for (const label of ["Name", "First surname", "Email", "Password"])
      expect((await field(label)).getAttribute("aria-invalid")).toBe("true");
    const terms = await field("I accept the terms of use and the privacy policy");
    await waitFor(() => expect(note(terms)).toContain("Without accepting them"));
    expect((await field("Second surname (optional)")).getAttribute("aria-invalid")).toBeNull();
    expect(posts(requests, "/user")).toHaveLength(0);
  });

  it("T-276 T-303 an account that exists offers to sign in", async () => {
    open({ "POST /user": () => problem(400, "USER_EXISTS", { errors: { duplicatedEmail: true } }) });
    await register();
    const dialog = await screen.findByRole("dialog", { name: "You have an account already" });
    expect(within(dialog).getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe("/signin");
    await press("Back to the form");
    const email = await field("Email");
    expect(document.activeElement).toBe(email);
    expect(note(email)).toContain("exists already");
  });

  it("T-277 T-278 T-304 T-325 one that is not activated offers the mail again, or another address", async () => {
    const { requests } = open({ "POST /user": () => problem(400, "REGISTRATION_NOT_VALIDATED") });
    await register();
    const dialog = await screen.findByRole("dialog", { name: "Your account is not activated yet" });
    await press("Send the mail again");
    expect(await within(dialog).findByRole("status")).toBeTruthy();
    expect(posts(requests, "/user/sendactivation")).toHaveLength(1);
    await press("Use another email");
    const email = await field("Email");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(email.value).toBe("");
    expect(document.activeElement).toBe(email);
    expect(posts(requests, "/user")).toHaveLength(1);
  });

  it("T-306 an address of the other platform is said at its field", async () => {
    open({ "POST /user": () => problem(500, "MAIL_ON_OTHER_PLATFORM", { errors: { email: true } }) });
    await register();
    const email = await field("Email");
    await waitFor(() => expect(note(email)).toContain("our other platform"));
    expect(document.activeElement).toBe(email);
  });

  it("T-305 a card that exists is said at its field", async () => {
    open({ "POST /user": () => problem(500, "CARD_EXISTS", { errors: { card: true } }) });
    await chooseByCode();
    await type("Identity card (DNI or NIE)", "87654321X");
    await fill();
    await press("Create my account");
    const card = await field("Identity card (DNI or NIE)");
    await waitFor(() => expect(note(card)).toContain("exists already"));
    expect(document.activeElement).toBe(card);
  });

  it("a refused school has to be chosen anew", async () => {
    open({ "POST /user": () => problem(400, "REGISTRATION_SCHOOL_REFUSED", { errors: { schoolId: true } }) });
    await register();
    const code = await field("Code of the school");
    expect(note(code)).toContain("Check your school");
    expect(document.activeElement).toBe(code);
  });

  it("T-307 any other failure is told above the button", async () => {
    open({ "POST /user": () => problem(500, "UNEXPECTED") });
    await register();
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("An error has occurred. Please try again.");
    expect((await field("Name")).value).toBe("Nora");
  });
});
