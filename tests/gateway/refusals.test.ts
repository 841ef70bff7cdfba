import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ApiClient } from "../support/api.ts";
import { type Portal, startPortal } from "../support/portal.ts";

/** What the upstream answers next, and the bodies that it got. */
let refusal: { status: number; body: object };
let received: string[] = [];
let upstream: Server;
let portal: Portal;

beforeAll(async () => {
  upstream = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk: Buffer) => (text += chunk.toString()));
    request.on("end", () => {
      received.push(text);
      response.writeHead(refusal.status, { "content-type": "application/json" }).end(JSON.stringify(refusal.body));
    });
  });
  await new Promise<void>((resolve) => upstream.listen(0, "127.0.0.1", resolve));
  portal = await startPortal({ UPSTREAM: `http://127.0.0.1:${(upstream.address() as AddressInfo).port}` });
});

beforeEach(() => {
  received = [];
});

afterAll(async () => {
  await portal.stop();
  upstream.close();
});

async function redeem(variant: object) {
  const client = new ApiClient(portal.url);
  const token = await client.captcha("coupons");
  const redemption = { email: "rosa.soto@demo.anaquel.example", token, age: true, marketing: false, province: 9 };
  return (await client.call("POST", "/api/coupons/ANQ7K2M9PX", { ...redemption, ...variant })).body;
}

describe("G100 a code is refused by the numbers of the screen that sends it", () => {
  const [COUPON_PAGE, LIBRARY] = [{}, { sendEmail: false }];

  test.each([
    ["B-333", COUPON_PAGE, 400_011, "COUPON_USED"],
    ["B-334", COUPON_PAGE, 400_012, "COUPON_NOT_YET"],
    ["B-370", LIBRARY, 400_011, "COUPON_NOT_YET"],
    ["B-371", LIBRARY, 400_012, "COUPON_USED"],
  ])("%s %j: the bare number %i is %s", async (_id, variant, code, reason) => {
    refusal = { status: 400, body: { code, message: "Cupón rechazado" } };
    expect(await redeem(variant)).toMatchObject({ status: 400, code, reason });
    expect(JSON.parse(received[0] ?? "")).toMatchObject(variant);
  });

  test.each([
    ["COUPON_UNKNOWN", 400_012],
    ["COUPON_EXPIRED", 400_012],
    ["COUPON_USED", 400_011],
  ])("B-507 %s keeps the number %i that the upstream gives it", async (reason, code) => {
    refusal = { status: 400, body: { code, reason } };
    expect(await redeem(LIBRARY)).toMatchObject({ code, reason });
  });
});

test("a signed notification is taken from any origin, and any other form of another site is not", async () => {
  refusal = { status: 403, body: { reason: "PAYMENT_SIGNATURE_REFUSED" } };
  const foreign = { origin: "https://card-gateway.example", "sec-fetch-site": "cross-site" };
  const form = new URLSearchParams({
    Ds_SignatureVersion: "HMAC_SHA256_V1",
    Ds_MerchantParameters: "eyJEc19PcmRlciI6IjIwMjZBQjdLMk05UCJ9",
    Ds_Signature: "4sQmYcTfZ0wqg6u1pV8bR3nX9yLkJ2hD",
  });
  const client = new ApiClient(portal.url);
  const heard = async (path: string, body: unknown) => (await client.call("POST", path, body, foreign)).body.reason;
  expect(await heard("/api/payments/notification", form)).toBe("PAYMENT_SIGNATURE_REFUSED");
  expect(await heard("/api/signin", { mail: "a@b.es", password: "x", token: "x" })).toBe("ORIGIN_REFUSED");
});

test("T-305 the fields of a business error pass at status 500 too, and of an unknown error they do not", async () => {
  const client = new ApiClient(portal.url);
  const register = async () => {
    const body = {
      name: "Nora",
      surname1: "Vidal",
      email: "nora.vidal@demo.anaquel.example",
      password: "Anaquel2026",
      password2: "Anaquel2026",
      terms: true,
      mktPrefs: false,
      schoolId: 9007741,
      language: "es",
      token: await client.captcha("register"),
    };
    return (await client.call("POST", "/api/user", body)).body;
  };
  refusal = { status: 500, body: { code: 500_002, errors: { card: true } } };
  expect(await register()).toMatchObject({ reason: "CARD_EXISTS", errors: { card: true } });
  refusal = { status: 500, body: { code: 500_998, errors: { card: true } } };
  const unknown = await register();
  expect([unknown.reason, unknown.errors]).toEqual(["UNEXPECTED", undefined]);
});
