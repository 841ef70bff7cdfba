import { createCipheriv, createHash, createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { listOperations } from "../scripts/expand.ts";
import { readCast } from "./cast.ts";
import { readContract } from "./contract.ts";

const document = readContract();
const [, KEY = ""] = /key `([^`]{24})`/.exec(readCast()) ?? [];
const [, TOOL_KEY = "", TOOL_SECRET = ""] = /the key `(\w+)` and the secret `([\w-]+)`/.exec(readCast()) ?? [];

/** Objects anywhere in the examples and parameters of the contract that have a field. */
function withField<T>(field: keyof T & string): T[] {
  const found: T[] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    if (field in node) found.push(node as T);
    for (const inner of Object.values(node)) walk(inner);
  };
  for (const { operation } of listOperations(document)) {
    const contents = [operation.requestBody, ...Object.values(operation.responses)].map((one) => one?.content ?? {});
    for (const media of contents.flatMap((content) => Object.values(content)))
      for (const { value } of Object.values(media.examples ?? {})) walk(value);
    for (const { name, example } of operation.parameters ?? []) walk({ [name]: example });
  }
  return found;
}

const hmac = (hash: string, key: string | Buffer, text: string) => createHmac(hash, key).update(text);

interface Signed {
  Ds_MerchantParameters: string;
  Ds_Signature: string;
}

test("G108 the examples of card payments are signed with the key of their order", () => {
  const signed = withField<Signed>("Ds_Signature");
  const orders = signed.map(({ Ds_MerchantParameters: text, Ds_Signature: signature }) => {
    const parameters = JSON.parse(Buffer.from(text, "base64").toString("utf8")) as Record<string, string>;
    const order = parameters.DS_MERCHANT_ORDER ?? parameters.Ds_Order ?? "";
    const cipher = createCipheriv("des-ede3-cbc", KEY, Buffer.alloc(8)).setAutoPadding(false);
    const filled = Buffer.alloc(Math.ceil(order.length / 8) * 8);
    filled.write(order);
    const key = Buffer.concat([cipher.update(filled), cipher.final()]);
    expect(signature).toBe(hmac("sha256", key, text).digest("base64"));
    return order;
  });
  expect(orders.sort()).toEqual(["2026AB7K2M9P", "2026AB7K2M9P", "880214"]);
});

interface Solution {
  challenge: string;
  number: number;
  salt: string;
  signature: string;
}

test("D14 the example of a captcha is a signed challenge, and every token solves it", () => {
  const [challenge] = withField<Solution>("maxnumber" as keyof Solution);
  expect(challenge?.signature).toBe(hmac("sha256", KEY, challenge?.challenge ?? "").digest("hex"));
  const tokens = withField<{ token: unknown }>("token").flatMap(({ token }) =>
    typeof token === "string" && token.startsWith("eyJ") ? [token] : [],
  );
  expect(tokens.length).toBeGreaterThan(10);
  for (const token of new Set(tokens)) {
    const { number, ...solved } = JSON.parse(Buffer.from(token, "base64").toString("utf8")) as Solution;
    expect({ ...challenge, ...solved }).toEqual(challenge);
    expect(createHash("sha256").update(`${solved.salt}${number}`).digest("hex")).toBe(challenge?.challenge);
  }
});

test("the example of an LTI launch is signed as OAuth 1.0a says", () => {
  const [launch] = withField<{ action: string; parameters: Record<string, string> }>("parameters").filter(
    ({ action }) => action?.endsWith("/lti-tool"),
  );
  const { oauth_signature: signature, ...fields } = launch?.parameters ?? {};
  const percent = (text: string) =>
    encodeURIComponent(text).replaceAll(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16)}`);
  const pairs = Object.entries(fields).map(([name, value]) => `${percent(name)}=${percent(value)}`);
  const base = ["POST", launch?.action ?? "", pairs.sort().join("&")].map(percent).join("&");
  expect(fields).toMatchObject({ oauth_consumer_key: TOOL_KEY, oauth_signature_method: "HMAC-SHA1" });
  expect(signature).toBe(hmac("sha1", `${TOOL_SECRET}&`, base).digest("base64"));
});
