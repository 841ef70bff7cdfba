import { fakeApi, openScreen, problem } from "@anaquel/client-kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { Screen } from "./activate-licence-screen.tsx";

const USER = { id: 1, role: "TEACHER", profile: "CUSTOMER_USER_PREMIUM" };
const LICENCE = { productName: "Digital book", titleName: "Matemáticas", expires: "2027-08-31" };

function open(answers: object = {}) {
  const api = fakeApi({
    "GET /user": USER,
    "GET /captcha/license": { algorithm: "none" },
    "GET /license/user/OUP4K7M2Q9TZ1": LICENCE,
    "PUT /library/product/OUP4K7M2Q9TZ1": { result: "OK" },
    ...answers,
  });
  vi.stubGlobal("fetch", api.fetch);
  return { ...api, ...openScreen(<Screen />, "/activate-license") };
}

const field = () => screen.findByLabelText<HTMLInputElement>("Licence code");
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const currentStep = () => document.querySelector("[aria-current=step]")?.textContent;
const link = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
const sent = (requests: Request[]) =>
  requests
    .map(({ method, url }) => `${method} ${new URL(url).pathname}${new URL(url).search}`)
    .filter((line) => /license\/user|library/.test(line));

async function note() {
  return document.getElementById((await field()).getAttribute("aria-describedby") ?? "")?.textContent;
}

async function lookUp() {
  await userEvent.type(await field(), "oup-4k7m2q9tz1");
  await press("Continue");
}

describe("activating a licence", () => {
  it("P-230 P-231 P-235 P-244 T-534 goes from the code over the confirmation to the result", async () => {
    const { requests } = open();
    await field();
    expect(currentStep()).toContain("Code");
    await lookUp();
    expect(await screen.findByText("Digital book")).toBeTruthy();
    expect(screen.getByText("Matemáticas")).toBeTruthy();
    expect(screen.getByText("31/08/2027")).toBeTruthy();
    expect(currentStep()).toContain("Confirmation");
    await press("Activate");
    const result = await screen.findByRole("status");
    expect(result.textContent).toContain("Your licence is active");
    expect(result.textContent).toContain("Its product is in your library now");
    expect(currentStep()).toContain("Result");
    expect(link("Go to my library")).toBe("/");
    expect(sent(requests)).toEqual([
      "GET /api/license/user/OUP4K7M2Q9TZ1?token=none",
      "PUT /api/library/product/OUP4K7M2Q9TZ1?token=none",
    ]);
    expect(requests.filter(({ url }) => url.includes("/captcha/license"))).toHaveLength(2);
  });

  it("P-234 takes fourteen characters", async () => {
    open();
    await userEvent.type(await field(), "1234-5678-90123456");
    expect((await field()).value).toBe("1234-5678-9012");
  });

  it("P-238 P-239 P-240 P-241 tells of a missing and of a wrong code without asking anybody", async () => {
    const { requests } = open();
    await field();
    await press("Continue");
    expect(await note()).toBe("Write the code of your licence.");
    expect(document.activeElement).toBe(await field());
    await userEvent.type(await field(), "12345");
    expect((await field()).getAttribute("aria-invalid")).toBeNull();
    await press("Continue");
    expect(await note()).toContain("This is not a licence code.");
    expect((await field()).getAttribute("aria-invalid")).toBe("true");
    expect(sent(requests)).toEqual([]);
  });

  it.each([
    [404, "LICENCE_UNKNOWN", "We do not know this code"],
    [500, "UNEXPECTED", "Down."],
  ])("P-242 marks the field after a look-up that fails with %i", async (status, reason, text) => {
    open({ "GET /license/user/OUP4K7M2Q9TZ1": () => problem(status, reason, { message: "Down." }) });
    await lookUp();
    await waitFor(async () => expect((await field()).getAttribute("aria-invalid")).toBe("true"));
    expect(await note()).toContain(text);
    expect(document.activeElement).toBe(await field());
  });

  it("P-233 P-243 tells in four sentences of a failed activation, and whom to ask", async () => {
    open({ "PUT /library/product/OUP4K7M2Q9TZ1": () => problem(409, "LICENCE_TAKEN") });
    await lookUp();
    await press("Activate");
    const { textContent } = await screen.findByRole("alert");
    for (const text of ["could not be activated", "no activation left", "Look at your library", "tell us the code"]) {
      expect(textContent).toContain(text);
    }
    expect(link("Contact support")).toBe("/contact");
    await press("Another code");
    expect((await field()).value).toBe("oup-4k7m2q9tz1");
  });

  it("P-232 cancels to the home page from the code and from the confirmation", async () => {
    open();
    await field();
    expect(link("Cancel")).toBe("/");
    await lookUp();
    await screen.findByText("Digital book");
    expect(link("Cancel")).toBe("/");
  });

  it.each(["TEACHER_DEMO", "USER_INTERNAL", "USER"])("P-245 refuses %s in place", async (role) => {
    open({ "GET /user": { ...USER, role } });
    expect((await screen.findByRole("alert")).textContent).toContain("Only teachers can activate a licence.");
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  it("P-245 admits fictitious teachers", async () => {
    open({ "GET /user": { ...USER, role: "TEACHER_FAKE" } });
    expect(await field()).toBeTruthy();
  });
});
