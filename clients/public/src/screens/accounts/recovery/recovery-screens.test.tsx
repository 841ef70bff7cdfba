import { fakeApi, openScreen, problem } from "@anaquel/client-kit/testing";
import { TIMEOUTS } from "@anaquel/openapi/timeouts";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { Screen as ForgotPassword } from "./forgot-password/forgot-password-screen.tsx";
import { Screen as ResetPassword } from "./reset-password/reset-password-screen.tsx";

const HASH = "pQ3vX9kLm2Rt7Yw1Zs8Bn4Hd";
const OK = { result: "OK" };

function serve(answers: object) {
  const none = { algorithm: "none" };
  const api = fakeApi({ "GET /captcha/forgotPassword": none, "GET /captcha/resetPassword": none, ...answers });
  vi.stubGlobal("fetch", api.fetch);
  return api;
}

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const type = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text);
const posted = (requests: Request[]) => requests.find(({ method }) => method === "POST")?.json();

describe("asking for a link", () => {
  it("T-326 T-332 T-336 sends the one field with a captcha token and tells of the mail", async () => {
    const { requests } = serve({ "POST /password/forgot": OK });
    openScreen(<ForgotPassword />, "/forgot-password");
    expect(screen.getAllByRole("textbox")).toHaveLength(1);
    await type("Email", " marta@school.example ");
    await press("Send me the link");
    const result = await screen.findByRole("status");
    expect(result.textContent).toContain("If marta@school.example has an account");
    expect(document.activeElement?.contains(result)).toBe(true);
    expect(await posted(requests)).toEqual({ email: "marta@school.example", token: "none" });
    await press("Ask for another link");
    expect(document.activeElement).toBe(await screen.findByLabelText("Email"));
  });

  it("T-329 says at the field that the address is incomplete, and sends nothing", async () => {
    const { requests } = serve({});
    openScreen(<ForgotPassword />, "/forgot-password");
    await type("Email", "marta@school");
    await press("Send me the link");
    const field = screen.getByLabelText("Email");
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(document.activeElement).toBe(field);
    expect(requests).toHaveLength(0);
  });

  it("T-332 T-334 tells of a failure and keeps the address", async () => {
    serve({ "POST /password/forgot": () => problem(500, "UNEXPECTED", { message: "Down." }) });
    openScreen(<ForgotPassword />, "/forgot-password");
    await type("Email", "marta@school.example");
    await press("Send me the link");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toBe("We could not send you the linkDown.");
    expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("marta@school.example");
  });
});

describe("setting the password", () => {
  async function fill(password = "Ribera2027", confirmation = password) {
    await type("New password", password);
    await type("New password again", confirmation);
    await press("Set the password");
  }

  it.each(["/reset-password", "/reset-password?hash="])("T-327 T-328 %s goes to the error page", (address) => {
    serve({});
    const { history } = openScreen(<ResetPassword />, address);
    expect(history).toEqual(["/error/"]);
  });

  it("T-333 T-337 sends the password with the hash and a captcha token, and offers to sign in", async () => {
    const { requests } = serve({ "POST /password/reset": OK });
    openScreen(<ResetPassword />, `/reset-password?hash=${HASH}`);
    await fill();
    const result = await screen.findByText("Your new password is set");
    expect(document.activeElement?.contains(result)).toBe(true);
    expect(screen.getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe("/signin");
    expect(await posted(requests)).toEqual({ password: "Ribera2027", hash: HASH, token: "none" });
  });

  it("T-330 T-331 says at each field what is wrong, and sends nothing", async () => {
    const { requests } = serve({});
    openScreen(<ResetPassword />, `/reset-password?hash=${HASH}`);
    await fill("ribera", "other");
    expect(await screen.findByText("The new password does not have all it needs yet.")).toBeTruthy();
    expect(screen.getByText("The two new passwords are not the same.")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText("New password"));
    expect(requests).toHaveLength(0);
  });

  it("T-333 T-335 says that the link is invalid and offers another one", async () => {
    serve({ "POST /password/reset": () => problem(410, "PASSWORD_LINK_EXPIRED") });
    openScreen(<ResetPassword />, `/reset-password?hash=${HASH}`);
    await fill();
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("This link is not valid");
    expect(document.activeElement?.contains(alert)).toBe(true);
    expect(screen.queryByLabelText("New password")).toBeNull();
    expect(screen.getByRole("link", { name: "Ask for another link" }).getAttribute("href")).toBe("/forgot-password");
  });

  it("lets the person try again after any other failure", async () => {
    serve({ "POST /password/reset": () => problem(503, "UPSTREAM_DOWN", { message: "Down." }) });
    openScreen(<ResetPassword />, `/reset-password?hash=${HASH}`);
    await fill();
    expect((await screen.findByRole("alert")).textContent).toContain("Down.");
    expect(screen.getByLabelText<HTMLInputElement>("New password").value).toBe("Ribera2027");
  });
});

it.each(["POST /password/forgot", "POST /password/reset"])("T-338 %s is waited for 20 seconds", (operation) => {
  expect(TIMEOUTS[operation]).toBe(20_000);
});
