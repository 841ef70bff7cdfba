import { clientConfig } from "@anaquel/client-kit/config";
import { fakeApi, openScreen, problem } from "@anaquel/client-kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Screen } from "./sign-in-screen.tsx";

const assign = vi.fn();
const NO_CAPTCHA = { algorithm: "none" };

function open(answers: Parameters<typeof fakeApi>[0], path = "/signin") {
  const api = fakeApi({ "GET /captcha/signin": NO_CAPTCHA, "GET /user": () => problem(401, "NO_SESSION"), ...answers });
  vi.stubGlobal("fetch", api.fetch);
  openScreen(<Screen />, path);
  return api;
}

const mail = () => screen.getByLabelText<HTMLInputElement>("Email");
const password = () => screen.getByLabelText<HTMLInputElement>("Password");
const submit = () => screen.getByRole<HTMLButtonElement>("button", { name: "Sign in" });

beforeEach(() => {
  assign.mockClear();
  vi.spyOn(window.location, "assign").mockImplementation(assign);
});

describe("the sign-in screen", () => {
  it("P-080 P-081 P-082 P-083 has the fields, the button, the links and the providers", () => {
    open({});
    expect(mail().type).toBe("email");
    expect(password().type).toBe("password");
    expect(submit()).toBeTruthy();
    expect(screen.getByRole("link", { name: "Create your teacher account" }).getAttribute("href")).toBe("/register");
    expect(screen.getByRole("link", { name: "Forgotten it?" }).getAttribute("href")).toBe("/forgot-password");
    for (const name of ["Google", "Microsoft"]) {
      const href = screen.getByRole("link", { name }).getAttribute("href");
      expect(href).toContain(`/api/third-parties/${name.toLowerCase()}?`);
    }
  });

  it("P-081 P-084 takes the page that was asked for along to the registration", () => {
    const asked = `${clientConfig().base}title/1`;
    open({}, `/signin?returnTo=${encodeURIComponent(asked)}`);
    const href = screen.getByRole("link", { name: "Create your teacher account" }).getAttribute("href");
    expect(href).toBe(`/register?${new URLSearchParams({ returnTo: asked })}`);
  });

  it("P-092 P-093 keeps the button disabled until both fields are valid", async () => {
    const user = userEvent.setup();
    open({});
    expect(submit().disabled).toBe(true);
    await user.type(password(), "x");
    expect(submit().disabled).toBe(true);
    await user.type(mail(), "marta");
    expect(submit().disabled).toBe(true);
    await user.type(mail(), "@school.example");
    expect(submit().disabled).toBe(false);
  });

  it("P-099 says under the field what is wrong with it", async () => {
    const user = userEvent.setup();
    open({});
    await user.type(mail(), "marta");
    await user.tab();
    const note = document.getElementById(mail().getAttribute("aria-describedby") ?? "");
    expect(note?.textContent).toContain("complete email address");
    expect(mail().getAttribute("aria-invalid")).toBe("true");
  });

  it("P-102 P-088 posts the trimmed mail, the password and a captcha token, and goes where the answer says", async () => {
    const user = userEvent.setup();
    const api = open(
      { "POST /signin": { returnUrl: "http://localhost:3000/title/1" } },
      "/signin?returnTo=http%3A%2F%2Flocalhost%3A3000%2Ftitle%2F1",
    );
    await user.type(mail(), " marta@school.example");
    await user.type(password(), "Secret1");
    await user.click(submit());
    await waitFor(() => expect(assign).toHaveBeenCalledWith("http://localhost:3000/title/1"));
    const sent = api.requests.find(({ url }) => url.includes("/api/signin"));
    expect(await sent?.json()).toEqual({ mail: "marta@school.example", password: "Secret1", token: "none" });
    expect(new URL(sent?.url ?? "").searchParams.get("returnTo")).toBe("http://localhost:3000/title/1");
  });

  it("P-094 is busy while the answer is awaited", async () => {
    const user = userEvent.setup();
    open({ "POST /signin": () => new Promise<Response>(() => undefined) });
    await user.type(mail(), "marta@school.example");
    await user.type(password(), "x");
    await user.click(submit());
    const button = await screen.findByRole<HTMLButtonElement>("button", { name: "Signing in…" });
    expect(button.disabled).toBe(true);
  });

  it("P-095 P-096 P-101 clears the fields after wrong credentials and waits for an edit", async () => {
    const user = userEvent.setup();
    open({ "POST /signin": () => problem(401, "INVALID_CREDENTIALS") });
    await user.type(mail(), "marta@school.example");
    await user.type(password(), "wrong");
    await user.click(submit());
    expect((await screen.findByRole("alert")).textContent).toContain("The email or the password is not right.");
    expect([mail().value, password().value]).toEqual(["", ""]);
    expect(submit().disabled).toBe(true);
    await user.type(mail(), "m");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("P-100 says nothing of the credentials after a status 500", async () => {
    const user = userEvent.setup();
    open({ "POST /signin": () => problem(500, "UNEXPECTED") });
    await user.type(mail(), "marta@school.example");
    await user.type(password(), "x");
    await user.click(submit());
    expect((await screen.findByRole("alert")).textContent).toContain("Something went wrong on our side.");
  });

  it("P-101 shows how long to wait after too many tries", async () => {
    const user = userEvent.setup();
    open({ "POST /signin": () => problem(429, "RATE_LIMITED", {}, { "retry-after": "30" }) });
    await user.type(mail(), "marta@school.example");
    await user.type(password(), "x");
    await user.click(submit());
    expect((await screen.findByRole("alert")).textContent).toContain("You can try again in 30 seconds.");
  });
});
