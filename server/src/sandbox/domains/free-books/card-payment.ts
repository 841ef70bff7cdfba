import { createCipheriv, createHmac, timingSafeEqual } from "node:crypto";

/** Name of the file that keeps the key which the merchant and the card gateway share. */
export const CARD_KEY = "card-gateway";

/** Fields that are posted to the card gateway and that it answers with, in the form of Spanish banks. */
export interface SignedFields {
  Ds_SignatureVersion: string;
  Ds_MerchantParameters: string;
  Ds_Signature: string;
}

const VERSION = "HMAC_SHA256_V1";

/** What the card gateway is asked to charge. */
export interface Charge {
  orderId: number;
  totalCents: number;
  /** Where the person comes back to. */
  successUrl: string;
  failureUrl: string;
  /** Where the gateway tells the server what became of it. */
  notificationUrl: string;
}

/** Euros, by their number in ISO 4217. */
const EUROS = "978";

/** The merchant's parameters for a charge. */
export function chargeParameters(charge: Charge): Record<string, string> {
  return {
    DS_MERCHANT_AMOUNT: String(charge.totalCents),
    DS_MERCHANT_CURRENCY: EUROS,
    DS_MERCHANT_ORDER: String(charge.orderId),
    DS_MERCHANT_TRANSACTIONTYPE: "0",
    DS_MERCHANT_MERCHANTURL: charge.notificationUrl,
    DS_MERCHANT_URLOK: charge.successUrl,
    DS_MERCHANT_URLKO: charge.failureUrl,
  };
}

/** Signs parameters of an order with the key that the merchant and the gateway share. */
export function signed(parameters: Readonly<Record<string, string>>, key: string): SignedFields {
  const text = Buffer.from(JSON.stringify(parameters)).toString("base64");
  const signature = signatureOf(text, orderOf(parameters), key);
  return { Ds_SignatureVersion: VERSION, Ds_MerchantParameters: text, Ds_Signature: signature };
}

/** The parameters of signed fields, or null when the signature is not of this key. */
export function opened(fields: Readonly<Record<string, unknown>>, key: string): Record<string, string> | null {
  const { Ds_SignatureVersion: version, Ds_MerchantParameters: text, Ds_Signature: given } = fields;
  if (version !== VERSION || typeof text !== "string" || typeof given !== "string") return null;
  const parameters = parametersIn(text);
  if (!parameters) return null;
  const [expected, actual] = [Buffer.from(signatureOf(text, orderOf(parameters), key)), Buffer.from(given)];
  return expected.length === actual.length && timingSafeEqual(expected, actual) ? parameters : null;
}

/** Not to be believed before the signature fits. */
function parametersIn(text: string): Record<string, string> | null {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(text, "base64").toString("utf8"));
    return typeof parsed === "object" ? (parsed as Record<string, string> | null) : null;
  } catch {
    return null;
  }
}

function orderOf({ DS_MERCHANT_ORDER, Ds_Order }: Readonly<Record<string, unknown>>): string {
  return String(DS_MERCHANT_ORDER ?? Ds_Order ?? "");
}

const CIPHER = "des-ede3-cbc";
const [KEY_BYTES, BLOCK_BYTES] = [24, 8];

/** HMAC_SHA256_V1: every order has a key of its own, made from the one that is shared. Source: `CardNotification` of the contract. */
function signatureOf(text: string, order: string, key: string): string {
  const filled = Buffer.alloc(Math.ceil(Buffer.byteLength(order) / BLOCK_BYTES) * BLOCK_BYTES);
  filled.write(order);
  const cipher = createCipheriv(CIPHER, Buffer.alloc(KEY_BYTES, key), Buffer.alloc(BLOCK_BYTES)).setAutoPadding(false);
  const orderKey = Buffer.concat([cipher.update(filled), cipher.final()]);
  return createHmac("sha256", orderKey).update(text).digest("base64");
}

/** What a notification of the gateway says of an order. */
export interface PaymentNews {
  orderId: number;
  amountCents: number;
  isAuthorized: boolean;
}

/** Answers of the gateway below this one mean that the charge was authorized. */
const FIRST_REFUSAL = 100;

/** Reads the parameters of a notification; null when they are none. */
export function newsOf(parameters: Readonly<Record<string, string>>): PaymentNews | null {
  const { Ds_Order, Ds_Amount, Ds_Response } = parameters;
  const [orderId, amountCents, response] = [Ds_Order, Ds_Amount, Ds_Response].map((text) =>
    typeof text === "string" && /^[0-9]{1,10}$/.test(text) ? Number(text) : null,
  );
  if (orderId == null || amountCents == null || response == null) return null;
  return { orderId, amountCents, isAuthorized: response < FIRST_REFUSAL };
}
