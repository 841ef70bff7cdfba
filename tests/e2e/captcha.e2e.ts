import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ApiClient, MAILS, PASSWORD } from "../support/api.ts";
import { signInByHand, signInHere } from "../support/browser.ts";
import { openStage, windowForEach } from "../support/stage.ts";

/** What the service says of the next tokens, and what it was asked. */
let verdict: Record<string, unknown> = {};
let asked: Record<string, string>[] = [];
let isAway = false;

const GOOD = { success: true, action: "signin", hostname: "localhost", score: 0.9 };
const SCRIPT = `window.grecaptcha = {
  ready: (callback) => callback(),
  execute: async (key, { action }) => [key, action, crypto.randomUUID()].join(" "),
};`;

const service: Server = createServer(async (request, response) => {
  if (request.method === "GET") {
    response.setHeader("content-type", "text/javascript");
    return response.end(SCRIPT);
  }
  asked.push(Object.fromEntries(new URLSearchParams(await textOf(request))));
  if (isAway) return response.destroy();
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify(verdict));
});

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += chunk;
  return text;
}

await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
const stage = await openStage({
  CAPTCHA_PROVIDER: "recaptcha",
  RECAPTCHA_SITE_KEY: "site-key",
  RECAPTCHA_SECRET: "not for browsers",
  RECAPTCHA_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}/recaptcha`,
});
const window = windowForEach(stage);
const { url } = stage;

beforeAll(() => expect(url).toContain("localhost"));
afterAll(() => {
  service.closeAllConnections();
  service.close();
});
beforeEach(() => {
  verdict = GOOD;
  asked = [];
  isAway = false;
});

describe("a host with reCAPTCHA", () => {
  test("P-078 P-102 signs in with a token of its own key, and the secret stays at the gateway", async () => {
    const { page } = window;
    await signInByHand(page, url, MAILS.teacher);
    await page.getByRole("heading", { name: "Mi biblioteca" }).waitFor();
    expect(asked).toEqual([{ secret: "not for browsers", response: expect.stringMatching(/^site-key signin /) }]);
    expect(await page.content()).not.toContain("not for browsers");
  });

  test("shows a refusal, and a better verdict lets the same person in", async () => {
    const { page } = window;
    verdict = { ...GOOD, score: 0.1 };
    await signInByHand(page, url, MAILS.teacher);
    await page.getByRole("alert").first().waitFor();
    verdict = GOOD;
    await page.reload();
    await signInHere(page, MAILS.teacher);
    await page.getByRole("heading", { name: "Mi biblioteca" }).waitFor();
  });

  test("takes a token once, for its action and this host only", async () => {
    const client = new ApiClient(url);
    const signIn = async (token: string) =>
      (await client.call("POST", "/api/signin", { mail: MAILS.teacher, password: PASSWORD, token })).body.reason ??
      "in";
    for (const wrong of [{ success: false }, { action: "register" }, { hostname: "evil.example" }, { score: 0.4 }]) {
      verdict = { ...GOOD, ...wrong };
      expect([wrong, await signIn("a-token")]).toEqual([wrong, "CAPTCHA_REFUSED"]);
    }
    verdict = GOOD;
    expect([await signIn("a-token"), await signIn("a-token")]).toEqual(["in", "CAPTCHA_REFUSED"]);
    isAway = true;
    expect(await signIn("another")).toBe("SERVICE_UNAVAILABLE");
  });
});
