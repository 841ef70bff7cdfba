import { describe, expect, it } from "vitest";
import { chargeParameters, newsOf, opened, signed } from "./card-payment.ts";

const CHARGE = {
  orderId: 880214,
  totalCents: 1300,
  successUrl: "http://localhost/gratishp/HPSuccess",
  failureUrl: "http://localhost/gratishp/HPError",
  notificationUrl: "http://localhost/dev/card-gateway/notifications",
};

describe("signed fields", () => {
  const fields = signed(chargeParameters(CHARGE), "secret");

  it("T-202 tell the gateway the order, the amount in cents and where to come back to", () => {
    expect(opened({ ...fields }, "secret")).toMatchObject({
      DS_MERCHANT_ORDER: "880214",
      DS_MERCHANT_AMOUNT: "1300",
      DS_MERCHANT_URLOK: CHARGE.successUrl,
      DS_MERCHANT_URLKO: CHARGE.failureUrl,
    });
  });

  it("are signed with the key of the order, as in the contract's examples", () => {
    const notificationUrl = "http://localhost:3000/api/payments/notification";
    const [successUrl, failureUrl] = [
      "http://localhost:3000/gratishp/HPSuccess",
      "http://localhost:3000/gratishp/HPError",
    ];
    const parameters = chargeParameters({ ...CHARGE, notificationUrl, successUrl, failureUrl });
    expect(signed(parameters, "anaquel-examples-of-2026").Ds_Signature).toBe(
      "7hInF3R2ggnBLcPs7tud8sG2T4+IAr3n3ga+dsXO8hY=",
    );
  });

  it.each([
    ["another key", fields, "other"],
    ["other parameters", { ...fields, Ds_MerchantParameters: signed({ a: "b" }, "x").Ds_MerchantParameters }, "secret"],
    ["parameters that are none", { ...fields, Ds_MerchantParameters: "bnVsbA==" }, "secret"],
    ["parameters that are not JSON", { ...fields, Ds_MerchantParameters: "e30x" }, "secret"],
    ["another version", { ...fields, Ds_SignatureVersion: "HMAC_SHA512_V1" }, "secret"],
    ["a short signature", { ...fields, Ds_Signature: "abc" }, "secret"],
    ["no fields", {}, "secret"],
  ])("are not opened with %s", (_what, changed, key) => {
    expect(opened({ ...changed }, key)).toBeNull();
  });
});

describe("a notification", () => {
  const parameters = { Ds_Order: "880214", Ds_Amount: "1300", Ds_Response: "0000" };

  it.each<[string, object, object | null]>([
    ["of an authorized charge", {}, { orderId: 880214, amountCents: 1300, isAuthorized: true }],
    [
      "of the last authorized answer",
      { Ds_Response: "0099" },
      { orderId: 880214, amountCents: 1300, isAuthorized: true },
    ],
    ["of a refused charge", { Ds_Response: "0190" }, { orderId: 880214, amountCents: 1300, isAuthorized: false }],
    ["without an order", { Ds_Order: undefined }, null],
    ["with an amount that is none", { Ds_Amount: "13.00" }, null],
  ])("%s", (_what, change, news) => {
    expect(newsOf({ ...parameters, ...change })).toEqual(news);
  });
});
