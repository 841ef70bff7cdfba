import { refreshSession } from "@anaquel/client-kit/session";
import { fakeApi, openScreen, problem } from "@anaquel/client-kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Screen } from "./edit-account-screen.tsx";

// It reads into the cache of the whole page; tests have a cache of their own.
vi.mock("@anaquel/client-kit/session", async (load) => ({ ...(await load<object>()), refreshSession: vi.fn() }));

const USER = {
  id: 1,
  role: "TEACHER",
  platformId: 3,
  countryId: 1131,
  schoolName: "IES Ribera",
  name: "Marta",
  surname: "Ruiz",
  surname2: null,
  mail: "marta@school.example",
  phone: "600000214",
  mktPrefs: true,
};

beforeEach(() => {
  vi.mocked(refreshSession).mockReset().mockResolvedValue();
});

function open({ user = {}, answers = {}, search = "" }: { user?: object; answers?: object; search?: string } = {}) {
  const api = fakeApi({
    "GET /user": { ...USER, ...user },
    "GET /captcha/editAccount": { algorithm: "none" },
    "PUT /user": { result: "OK" },
    "PUT /disconnect-third-parties": { result: "OK" },
    ...answers,
  });
  vi.stubGlobal("fetch", api.fetch);
  return { ...api, ...openScreen(<Screen />, `/edit-account${search}`) };
}

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const save = async () => userEvent.click(await screen.findByRole("button", { name: "Save changes" }));
const puts = (requests: Request[]) => requests.filter(({ method }) => method === "PUT");
const note = (input: HTMLElement) => document.getElementById(input.getAttribute("aria-describedby") ?? "")?.textContent;
const link = (name: string) => screen.queryByRole("link", { name })?.getAttribute("href");

async function retype(name: string, text: string) {
  const input = await field(name);
  await userEvent.clear(input);
  await userEvent.type(input, text);
  return input;
}

describe("the personal data", () => {
  it("T-225 T-242 T-243 T-244 sends what the form shows, with the refusal inverted and a captcha token", async () => {
    const { requests } = open();
    await retype("Name", "Ana");
    await retype("Phone (optional)", "611 222-333");
    await userEvent.click(await field("I do not want news from the publisher by email"));
    await save();
    expect(await screen.findByText("Your data are saved.")).toBeTruthy();
    expect(await puts(requests)[0]?.json()).toEqual({
      email: "marta@school.example",
      name: "Ana",
      surname1: "Ruiz",
      surname2: null,
      phone: "611222333",
      mktPrefs: false,
      token: "none",
    });
    expect(refreshSession).toHaveBeenCalledOnce();
  });

  it("T-241 shows success for nothing changed, and asks nobody", async () => {
    const { requests } = open();
    await save();
    expect(await screen.findByText("Your data are saved.")).toBeTruthy();
    expect(puts(requests)).toHaveLength(0);
  });

  it("T-226 T-231 T-235 says at each field what is wrong, and sends nothing", async () => {
    const { requests } = open();
    const name = await retype("Name", "A");
    const mail = await retype("Email", "marta@school");
    const phone = await retype("Phone (optional)", "60000");
    await save();
    expect(note(name)).toContain("at least two letters");
    expect(note(mail)).toContain("complete email address");
    expect(note(phone)).toBe("A phone number has 9 digits.");
    expect(document.activeElement).toBe(name);
    expect(puts(requests)).toHaveLength(0);
  });

  it("T-247 says that a mail address of another account is not valid", async () => {
    open({ answers: { "PUT /user": () => problem(400, "USER_EXISTS", { errors: { duplicatedEmail: true } }) } });
    const mail = await retype("Email", "diego@school.example");
    await save();
    await waitFor(() => expect(note(mail)).toContain("This email is not valid"));
    expect(document.activeElement).toBe(mail);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("tells of any other failure, and keeps what was typed", async () => {
    open({ answers: { "PUT /user": () => problem(500, "UNEXPECTED", { message: "Down." }) } });
    const name = await retype("Name", "Ana");
    await save();
    expect((await screen.findByRole("alert")).textContent).toContain("Down.");
    expect(name.value).toBe("Ana");
  });

  it("T-232 T-236 keeps the mail address of a provider, and asks for a phone in Spain only", async () => {
    open({ user: { platformId: 1, countryId: 1132 } });
    expect((await field("Email")).readOnly).toBe(true);
    expect(screen.queryByLabelText("Phone (optional)")).toBeNull();
  });
});

describe("the links of the account", () => {
  it.each([
    ["T-221 T-224 a teacher with a password", {}, "/change-password", "/change-school"],
    ["T-221 a teacher of a provider", { platformId: 2 }, undefined, "/change-school"],
    ["T-224 a demo teacher", { role: "TEACHER_DEMO" }, "/change-password", undefined],
  ])("T-222 T-223 %s", async (_who, user, password, school) => {
    open({ user });
    await field("Name");
    expect(link("Change password")).toBe(password);
    expect(link("Change school")).toBe(school);
    expect(link("I have forgotten my password")).toBe("/forgot-password");
    expect(link("Write to us")).toBe("/contact");
  });

  it("T-253 T-259 links to the providers", async () => {
    open();
    await field("Name");
    expect(link("Link with Google")).toMatch(/^\/api\/third-parties\/google\?/);
    expect(link("Link with Microsoft")).toMatch(/^\/api\/third-parties\/microsoft\?/);
    expect(screen.queryByRole("button", { name: /Unlink/ })).toBeNull();
  });
});

describe("the outcome of linking", () => {
  it.each([
    ["T-215", "SHOW-OK", "status", "Your account is linked."],
    ["T-216 T-256", "SHOW-DISCONNECT-OK", "status", "Your account is unlinked."],
    ["T-217 T-262", "SAME-PLATFORM", "alert", "You are already linked with this platform."],
    ["T-218 T-263", "NOT-LDAP", "alert", "You must first unlink from the other platform."],
    ["T-219 T-261", "OTHER-USER", "alert", "This email exists already"],
    ["T-220 T-264", "SOMETHING", "alert", "An error has occurred. Please try again."],
  ])("T-212 %s tells of %s", async (_rule, value, role, text) => {
    const { history } = open({ search: `?error=${value}` });
    expect((await screen.findByRole(role)).textContent).toContain(text);
    await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
    expect(history.at(-1)).toBe("/edit-account");
    expect(screen.queryByText(text)).toBeNull();
  });

  it.each([
    ["T-213", "OK", "SHOW-OK"],
    ["T-214", "DISCONNECT-OK", "SHOW-DISCONNECT-OK"],
  ])("%s after %s the user is read again before %s is shown", async (_rule, value, shown) => {
    const { history } = open({ search: `?error=${value}` });
    expect(await screen.findByRole("status")).toBeTruthy();
    expect(refreshSession).toHaveBeenCalledOnce();
    expect(history.at(-1)).toBe(`/edit-account?error=${shown}`);
  });
});

describe("unlinking a provider", () => {
  async function unlink(password: string, confirmation: string) {
    await userEvent.click(await screen.findByRole("button", { name: "Unlink from Google" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Unlink from Google" }));
    expect(document.activeElement).toBe(dialog.getByLabelText("New password"));
    await userEvent.type(dialog.getByLabelText("New password"), password);
    await userEvent.type(dialog.getByLabelText("New password again"), confirmation);
    await userEvent.click(dialog.getByRole("button", { name: "Unlink" }));
    return dialog;
  }

  it("T-254 T-255 T-256 gives the account a password and tells of the success", async () => {
    const { requests } = open({ user: { platformId: 1 } });
    await unlink("Ribera2027", "Ribera2027");
    expect((await screen.findByRole("status")).textContent).toContain("Your account is unlinked.");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(await puts(requests)[0]?.json()).toEqual({ password: "Ribera2027" });
    expect(refreshSession).toHaveBeenCalledOnce();
  });

  it("T-257 T-258 tells of a failure in the dialog", async () => {
    open({ user: { platformId: 1 }, answers: { "PUT /disconnect-third-parties": () => problem(500, "UNEXPECTED") } });
    const dialog = await unlink("Ribera2027", "Ribera2027");
    expect((await dialog.findByRole("alert")).textContent).toContain("could not be unlinked");
  });

  it("T-237 T-238 asks for a good password twice, and the focus stays where it is typed", async () => {
    const { requests } = open({ user: { platformId: 1 } });
    const dialog = await unlink("Ribera2027", "Riber");
    const confirmation = dialog.getByLabelText("New password again");
    expect(note(confirmation)).toContain("not the same");
    await userEvent.type(confirmation, "a");
    expect(document.activeElement).toBe(confirmation);
    expect(puts(requests)).toHaveLength(0);
  });
});
