import { refreshSession } from "@anaquel/client-kit/session";
import { fakeApi, openScreen, problem } from "@anaquel/client-kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { ActivationCodeDialog } from "./activation-code-dialog.tsx";

// It reads into the cache of the whole page; tests have a cache of their own.
vi.mock("@anaquel/client-kit/session", async (load) => ({ ...(await load<object>()), refreshSession: vi.fn() }));

const DEMO = { id: 1, role: "TEACHER_DEMO", profile: "CUSTOMER_USER_PREMIUM", schoolId: 5, countryId: 1131 };
const OWN = { c_centro: 5, d_centro: "IES Ribera", t_nombrevia: "Calle Mayor", n_numerovia: "12", c_pais: 1131 };
const close = vi.fn();

function open(answers: object = {}) {
  close.mockClear();
  vi.mocked(refreshSession).mockClear();
  const api = fakeApi({
    "GET /user": DEMO,
    "GET /captcha/school": { algorithm: "none" },
    "GET /captcha/activateDemo": { algorithm: "none" },
    "GET /school/RIBERA2026": OWN,
    "PUT /user/role/TEACHER/RIBERA2026": { result: "OK" },
    ...answers,
  });
  vi.stubGlobal("fetch", api.fetch);
  return { ...api, ...openScreen(<ActivationCodeDialog open onClose={close} />, "/") };
}

const field = () => screen.findByLabelText<HTMLInputElement>("Code of your school");
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const sent = (requests: Request[], start: string) =>
  requests.filter(({ url }) => new URL(url).pathname.startsWith(start));

async function lookUp() {
  await userEvent.type(await field(), "ribera2026");
  await press("Look up the code");
}

describe("the activation-code dialog", () => {
  it("P-224 P-225 takes ten digits and capitals, and is submitted only when it has them", async () => {
    open();
    const input = await field();
    expect(document.activeElement).toBe(input);
    const button = screen.getByRole<HTMLButtonElement>("button", { name: "Look up the code" });
    await userEvent.type(input, "ribera-202");
    expect([input.value, button.disabled]).toEqual(["RIBERA202", true]);
    await userEvent.type(input, "67");
    expect([input.value, button.disabled]).toEqual(["RIBERA2026", false]);
  });

  it("P-217 P-219 P-226 shows the school of the user, and cancelling returns to the code", async () => {
    const { requests } = open();
    await lookUp();
    expect(await screen.findByText("IES Ribera")).toBeTruthy();
    expect(screen.getByText("Calle Mayor, 12")).toBeTruthy();
    expect(sent(requests, "/api/school/").map(({ url }) => new URL(url).search)).toEqual(["?token=none"]);
    await press("Cancel");
    expect((await field()).value).toBe("RIBERA2026");
  });

  it.each([
    ["P-228 no school", () => problem(404, "SCHOOL_CODE_UNKNOWN"), "Wrong premium code: no school has it."],
    ["P-218 P-228 another school", { ...OWN, c_centro: 6 }, "Wrong premium code: it is the code of another school."],
    ["P-228 no service", () => problem(500, "UNEXPECTED", { message: "Down." }), "could not be checked. Down."],
  ])("%s says under the field what is wrong and stays there", async (_rule, answer, text) => {
    open({ "GET /school/RIBERA2026": answer });
    await lookUp();
    await waitFor(async () => expect((await field()).getAttribute("aria-invalid")).toBe("true"));
    const input = await field();
    expect(document.getElementById(input.getAttribute("aria-describedby") ?? "")?.textContent).toContain(text);
    expect(document.activeElement).toBe(input);
  });

  it.each([
    ["P-221", "Accept", "/"],
    ["P-222", "Choose my titles", "/edit-library"],
  ])("%s P-227 activates, reads the user again, and “%s” goes to %s", async (_rule, button, address) => {
    const { requests, history } = open();
    await lookUp();
    await press("Activate my account");
    expect(await screen.findByText("Your account is active")).toBeTruthy();
    const activation = sent(requests, "/api/user/role/").map(({ method, url }) => [method, new URL(url).search]);
    expect(activation).toEqual([["PUT", "?token=none"]]);
    expect(refreshSession).toHaveBeenCalledOnce();
    await press(button);
    expect(close).toHaveBeenCalled();
    expect(history.at(-1)).toBe(address);
  });

  it("P-229 shows the generic error when the activation fails, and leads back", async () => {
    open({ "PUT /user/role/TEACHER/RIBERA2026": () => problem(403, "DEMO_SCHOOL_MISMATCH", { message: "Other." }) });
    await lookUp();
    await press("Activate my account");
    expect((await screen.findByRole("alert")).textContent).toBe("An error has occurred. Please try again.");
    await press("Try again");
    expect(await field()).toBeTruthy();
  });

  it("P-223 refuses everybody but demo teachers", async () => {
    open({ "GET /user": { ...DEMO, role: "TEACHER" } });
    const dialog = await screen.findByRole("dialog", { name: "Activate your account" });
    expect(within(dialog).getByRole("alert").textContent).toBe("An error has occurred. Please try again.");
    expect(within(dialog).queryByRole("textbox")).toBeNull();
  });
});
