import { fakeApi, openScreen, problem } from "@anaquel/client-kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { Screen as Activate } from "./activate/activation-screen.tsx";
import { Screen as ActivationError } from "./activation-error/activation-error-screen.tsx";

const LINK = "/activation?idSim=SIM-48231&hash=3f9a1c77e0b2";

function serve(answers: object = {}) {
  const none = { algorithm: "none" };
  const api = fakeApi({
    "GET /captcha/activation": none,
    "GET /captcha/sendActivation": none,
    "POST /user/activation": { result: "OK" },
    "POST /user/sendactivation": { result: "OK" },
    ...answers,
  });
  vi.stubGlobal("fetch", api.fetch);
  return api;
}

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const linkTo = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
const posts = (requests: Request[]) => requests.filter(({ method }) => method === "POST");

describe("the activation page", () => {
  it.each(["/activation", "/activation?idSim=SIM-48231", "/activation?hash=3f9a1c77e0b2"])(
    "T-318 T-319 %s goes to the error page",
    (address) => {
      serve();
      const { history } = openScreen(<Activate />, address);
      expect(history).toEqual(["/error/"]);
    },
  );

  it("T-321 T-322 T-324 sends the parts of the link with a captcha token when asked to, and offers to sign in", async () => {
    const { requests } = serve();
    openScreen(<Activate />, LINK);
    expect(posts(requests)).toHaveLength(0);
    await press("Activate my account");
    const result = await screen.findByText("Your account is active");
    expect(document.activeElement?.contains(result)).toBe(true);
    expect(linkTo("Sign in")).toBe("/signin");
    expect(await posts(requests)[0]?.json()).toEqual({ idSim: "SIM-48231", hash: "3f9a1c77e0b2", token: "none" });
  });

  it("T-321 is locked while it is sent", async () => {
    const { requests } = serve({ "POST /user/activation": () => new Promise<Response>(() => undefined) });
    openScreen(<Activate />, LINK);
    await press("Activate my account");
    await press("Activating…");
    await waitFor(() => expect(posts(requests)).toHaveLength(1));
  });

  it.each([
    [404, "ACTIVATION_LINK_UNKNOWN"],
    [410, "ACTIVATION_LINK_EXPIRED"],
  ])("T-323 T-325 after status %i it offers the start page and a new mail", async (status, reason) => {
    const { requests } = serve({ "POST /user/activation": () => problem(status, reason) });
    openScreen(<Activate />, LINK);
    await press("Activate my account");
    const alert = await screen.findByRole("alert");
    expect(document.activeElement?.contains(alert)).toBe(true);
    expect(linkTo("Go to the start page")).toBe("/home");
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
    await userEvent.type(screen.getByLabelText("Email"), "nora@school.example");
    await press("Send the mail again");
    expect((await screen.findByRole("status")).textContent).toContain("nora@school.example");
    expect(await posts(requests)[1]?.json()).toEqual({ email: "nora@school.example", token: "none" });
  });

  it("T-323 after any other failure it offers the start page and another try", async () => {
    serve({ "POST /user/activation": () => problem(503, "UPSTREAM_DOWN", { message: "Down." }) });
    openScreen(<Activate />, LINK);
    await press("Activate my account");
    expect((await screen.findByRole("alert")).textContent).toContain("Down.");
    expect(linkTo("Go to the start page")).toBe("/home");
    await press("Try again");
    expect((await screen.findByRole("alert")).textContent).toContain("Down.");
  });
});

describe("the page of a failed activation", () => {
  it("T-320 offers a new mail, the sign-in and the start page", async () => {
    serve();
    openScreen(<ActivationError />, "/activation-error");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Your account has not been activated");
    expect([linkTo("Sign in"), linkTo("Go to the start page")]).toEqual(["/signin", "/home"]);
    await userEvent.type(screen.getByLabelText("Email"), "nora@school.example");
    await press("Send the mail again");
    expect(await screen.findByText(/a new mail is on its way/)).toBeTruthy();
  });

  it("sends nothing to an incomplete address, and tells of a failure", async () => {
    const { requests } = serve({
      "POST /user/sendactivation": () => problem(429, "RATE_LIMITED", { message: "Wait." }),
    });
    openScreen(<ActivationError />, "/activation-error");
    const email = screen.getByLabelText("Email");
    await userEvent.type(email, "nora@school");
    await press("Send the mail again");
    expect([document.activeElement, email.getAttribute("aria-invalid")]).toEqual([email, "true"]);
    expect(posts(requests)).toHaveLength(0);
    await userEvent.type(email, ".example");
    await press("Send the mail again");
    expect((await screen.findByRole("alert")).textContent).toContain("Wait.");
  });
});
