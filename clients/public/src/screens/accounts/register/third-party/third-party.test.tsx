import { fakeApi, openScreen, problem } from "@anaquel/client-kit/testing";
import { zThirdPartyRegistration } from "@anaquel/openapi/zod";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { Route } from "wouter";
import { Screen } from "../register-screen.tsx";

const NONE = { algorithm: "none" };
const IDENTITY = {
  mail: "nora@school.example",
  name: "Nora",
  surname1: "Vidal",
  surname2: "",
  idaccountexternalplatform: "google-104382",
  idexternalplatform: 1,
  platformName: "Google",
  returnTo: "http://localhost:3000/title/1",
};
const LICEO = { c_centro: 9007745, d_centro: "Liceo Leonardo", c_pais: 1132 };

function open(answers: object = {}, path = "/register/pending-7731/3f9a1c77e0b2") {
  const api = fakeApi({
    "GET /user": () => problem(401, "NO_SESSION"),
    "GET /captcha/school": NONE,
    "GET /captcha/register": NONE,
    "GET /captcha/sendActivation": NONE,
    "GET /school/LEONARDO26": LICEO,
    "POST /third-parties/checkredirect": IDENTITY,
    "POST /user/withoutactivation": { result: "OK" },
    ...answers,
  });
  vi.stubGlobal("fetch", api.fetch);
  return { ...api, ...openScreen(<Route path="/register/:id?/:hash?" component={Screen} />, path) };
}

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const posted = (requests: Request[], path: string) =>
  requests.find(({ method, url }) => method === "POST" && new URL(url).pathname === `/api${path}`)?.json();

async function register() {
  await userEvent.type(await field("Code of the school"), "LEONARDO26");
  await press("Find the school");
  await screen.findByText("Liceo Leonardo");
  await userEvent.click(await field("I accept the terms of use and the privacy policy"));
  await press("Create my account");
}

describe("registering with an identity of a provider", () => {
  it("T-266 T-301 T-302 reads the identity of the address, fills the form, and asks for no password", async () => {
    const { requests } = open();
    expect((await field("Name")).value).toBe("Nora");
    expect((await field("First surname")).value).toBe("Vidal");
    const email = await field("Email");
    expect([email.value, email.readOnly]).toEqual(["nora@school.example", true]);
    expect(screen.queryByLabelText("Password")).toBeNull();
    expect(await posted(requests, "/third-parties/checkredirect")).toEqual({
      id: "pending-7731",
      hash: "3f9a1c77e0b2",
    });
  });

  it("T-270 T-275 T-300 sends the identity with the form, welcomes, and goes on to returnTo", async () => {
    const { requests } = open();
    await register();
    const dialog = await screen.findByRole("dialog", { name: "Welcome to Anaquel" });
    expect(within(dialog).getByRole("link", { name: "Go on" }).getAttribute("href")).toBe(
      "http://localhost:3000/title/1",
    );
    const body = await posted(requests, "/user/withoutactivation");
    expect(body).toEqual({
      name: "Nora",
      surname1: "Vidal",
      surname2: null,
      email: "nora@school.example",
      card: null,
      phone: null,
      premiumCode: "LEONARDO26",
      mktPrefs: false,
      terms: true,
      schoolId: 9007745,
      language: "en",
      token: "none",
      idaccountexternalplatform: "google-104382",
      idexternalplatform: 1,
      fromThirdParties: true,
      id: "pending-7731",
      hash: "3f9a1c77e0b2",
      platformName: "Google",
    });
    expect(zThirdPartyRegistration.safeParse(body).error).toBeUndefined();
  });

  it("T-275 goes to the start when returnTo is outside the portal", async () => {
    open({ "POST /third-parties/checkredirect": { ...IDENTITY, returnTo: "https://evil.example/" } });
    await register();
    expect((await screen.findByRole("link", { name: "Go on" })).getAttribute("href")).toBe("/");
  });

  it("T-308 a check that fails goes to the error page", async () => {
    const { history } = open({ "POST /third-parties/checkredirect": () => problem(404, "NOT_FOUND") });
    await waitFor(() => expect(history.at(-1)).toBe("/error/"));
  });

  it("T-308 so does an address without hash", () => {
    expect(open({}, "/register/pending-7731").history.at(-1)).toBe("/error/");
  });

  it("T-277 an account that is not activated keeps its address, for the provider vouches for it", async () => {
    open({ "POST /user/withoutactivation": () => problem(400, "REGISTRATION_NOT_VALIDATED") });
    await register();
    const dialog = await screen.findByRole("dialog", { name: "Your account is not activated yet" });
    expect(within(dialog).getByRole("button", { name: "Send the mail again" })).toBeTruthy();
    expect(within(dialog).queryByRole("button", { name: "Use another email" })).toBeNull();
  });

  it("tells that the identity is refused", async () => {
    const refused = () => problem(403, "EXTERNAL_IDENTITY_REFUSED", { message: "Start again." });
    open({ "POST /user/withoutactivation": refused });
    await register();
    expect((await screen.findByRole("alert")).textContent).toContain("Start again.");
  });
});
