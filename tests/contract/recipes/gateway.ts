import { connect } from "node:net";
import type { Reason } from "@anaquel/openapi/errors";
import { type ApiAnswer, MAILS, OPEN_LINK } from "../../support/api.ts";
import { startDatabase } from "../../support/database.ts";
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
    const client = stage.inFrontOf(answering("401 Unauthorized", {}));
    const signIn = () => client.call("POST", "/api/signin", { mail: MAILS.teacher, password: "x", token: "x" });
    for (let attempt = 0; attempt < 20; attempt += 1) await signIn();
    return signIn();
  },

  CONFLICT: (stage) =>
    ask(stage.inFrontOf(answering("409 Conflict", {})), "pingStudentsZone", { path: { token: OPEN_LINK } }),
  UNEXPECTED: (stage) =>
    ask(stage.inFrontOf(answering("500 Internal Server Error", { stack: "at db.js:10" })), "getFeatures"),
  UPSTREAM_BROKEN: (stage) =>
    ask(
      stage.inFrontOf((socket) => socket.end("SSH-2.0-garbage\r\n\r\n")),
      "getFeatures",
    ),
  UPSTREAM_TIMEOUT: (stage) =>
    ask(
      stage.inFrontOf(() => {}),
      "getFeatures",
    ),
  // In this order: after five failures the gateway asks no more.
  UPSTREAM_UNREACHABLE: (stage) => ask(stage.alone, "getFeatures"),
  async SERVICE_UNAVAILABLE(stage) {
    for (let request = 0; request < 5; request += 1) await ask(stage.alone, "getFeatures");
    return ask(stage.alone, "getFeatures");
  },
  async DATABASE_UNAVAILABLE(stage) {
    const database = await startDatabase();
    const client = await stage.another({ DATABASE_URL: database.url });
    await client.signIn(MAILS.teacher);
    await database.stop();
    return ask(client, "getLibrary");
  },
} satisfies Partial<Record<Reason, Recipe>>;
