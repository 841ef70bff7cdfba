import { connect } from "node:net";
import type { Reason } from "@anaquel/openapi/errors";
import { type ApiAnswer, MAILS, OPEN_LINK } from "../../support/api.ts";
import { startDatabase } from "../../support/database.ts";
import { freePort } from "../../support/free-port.ts";
import { answering, ask, type Recipe } from "./stage.ts";

/** Sends bytes as they are and reads the problem that comes back. */
async function raw(url: string, text: string): Promise<ApiAnswer> {
  const answer = await new Promise<string>((resolve) => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1", () => socket.write(text));
    let heard = "";
    socket.on("data", (chunk) => (heard += chunk.toString()));
    socket.on("error", () => resolve(heard));
    socket.on("close", () => resolve(heard));
  });
  const [head = "", body = "{}"] = answer.split("\r\n\r\n");
  return { status: Number(head.split(" ")[1]), headers: new Headers(), body: JSON.parse(body) };
}

const REQUEST = "GET /api/features HTTP/1.1\r\nHost: a\r\n";

/** Reasons that the gateway answers by itself, whatever the operation. */
export const gatewayRecipes = {
  VALIDATION_FAILED: async (stage) => ask(await stage.as(MAILS.teacher), "updateUserLanguage", { body: {} }),
  MALFORMED_REQUEST: (stage) => stage.visitor().call("POST", "/api/signin", "{"),
  MEDIA_TYPE_REFUSED: (stage) => stage.visitor().call("POST", "/api/signin", "mail", { "content-type": "text/plain" }),
  PAYLOAD_TOO_LARGE: (stage) => stage.visitor().call("POST", "/api/signin", { mail: "a".repeat(2_000_000) }),
  CAPTCHA_REFUSED: (stage) =>
    stage.visitor().call("POST", "/api/signin", { mail: MAILS.teacher, password: "x", token: "any text" }),
  NO_SESSION: (stage) => ask(stage.visitor(), "getCurrentUser"),
  ROLE_REFUSED: async (stage) => ask(await stage.as(MAILS.teacher), "listCustomerUsers"),
  async ORIGIN_REFUSED(stage) {
    const headers = { origin: "https://example.org" };
    return ask(await stage.as(MAILS.teacher), "updateUserLanguage", { body: { language: "es" }, headers });
  },
  NOT_FOUND: async (stage) => {
    const path = { titleid: "00000000-0000-4000-8000-000000000000" };
    return ask(await stage.as(MAILS.teacher), "getTitle", { path });
  },
  METHOD_REFUSED: (stage) => stage.visitor().call("DELETE", "/api/features"),
  URI_TOO_LONG: (stage) => stage.visitor().get(`/api/title/${"a".repeat(5000)}`),
  REQUEST_TIMEOUT: (stage) => raw(stage.portal.url, `${REQUEST}X-Slow:`),
  HEADERS_TOO_LARGE: (stage) => raw(stage.portal.url, `${REQUEST}X-Large: ${"a".repeat(40_000)}\r\n\r\n`),

  async RATE_LIMITED(stage) {
    const env = { RATE_LIMIT_SIGNIN_PER_MINUTE: "20" };
    const client = await stage.infrontOf(answering("401 Unauthorized", {}), env);
    const signIn = () => client.call("POST", "/api/signin", { mail: MAILS.teacher, password: "x", token: "x" });
    for (let attempt = 0; attempt < 20; attempt += 1) await signIn();
    return signIn();
  },

  async CONFLICT(stage) {
    const client = await stage.infrontOf(answering("409 Conflict", {}));
    return ask(client, "pingStudentsZone", { path: { token: OPEN_LINK } });
  },
  async UNEXPECTED(stage) {
    const client = await stage.infrontOf(answering("500 Internal Server Error", { stack: "at db.js:10" }));
    return ask(client, "getFeatures");
  },
  async UPSTREAM_BROKEN(stage) {
    return ask(await stage.infrontOf((socket) => socket.end("SSH-2.0-garbage\r\n\r\n")), "getFeatures");
  },
  async UPSTREAM_TIMEOUT(stage) {
    return ask(await stage.infrontOf(() => {}), "getFeatures");
  },
  async UPSTREAM_UNREACHABLE(stage) {
    return ask(await stage.another({ UPSTREAM: `http://127.0.0.1:${await freePort()}` }), "getFeatures");
  },
  async SERVICE_UNAVAILABLE(stage) {
    const client = await stage.another({ UPSTREAM: `http://127.0.0.1:${await freePort()}` });
    for (let request = 0; request < 5; request += 1) await ask(client, "getFeatures");
    return ask(client, "getFeatures");
  },
  async DATABASE_UNAVAILABLE(stage) {
    const database = await startDatabase();
    const client = await stage.another({ DATABASE_URL: database.url });
    await client.signIn(MAILS.teacher);
    await database.stop();
    return ask(client, "getLibrary");
  },
} satisfies Partial<Record<Reason, Recipe>>;
