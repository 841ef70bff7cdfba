import { connect, createServer, type Server, type Socket } from "node:net";
import { ERRORS } from "@anaquel/openapi/errors";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ApiClient, MATEMATICAS } from "../support/api.ts";
import { type Portal, startPortal } from "../support/portal.ts";

/** What the upstream does with each connection; changed by every test. */
let behave: (socket: Socket, request: string) => void;
let hits = 0;
let upstream: Server;
let portal: Portal;
/** The same with an upstream that is only held to the contract now and then, as the real one is. */
let lenient: Portal;
let client: ApiClient;
const TOKEN = "anq_0123456789012345678901234567890123456789";
const open = new Set<Socket>();

const FLAGS = JSON.stringify({
  carousel: true,
  oldApp: true,
  polls: true,
  managedSurvey: true,
  localPublishingSurvey: true,
});

function answer(socket: Socket, body: string, head = "HTTP/1.1 200 OK\r\ncontent-type: application/json"): void {
  socket.end(`${head}\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`);
}

beforeAll(async () => {
  upstream = createServer((socket) => {
    open.add(socket);
    socket.on("close", () => open.delete(socket));
    socket.on("error", () => {});
    socket.on("data", (chunk) => {
      hits += 1;
      behave(socket, chunk.toString());
    });
  });
  await new Promise<void>((resolve) => upstream.listen(0, "127.0.0.1", resolve));
  const address = upstream.address();
  const port = typeof address === "object" && address ? address.port : 0;
  portal = await startPortal({ UPSTREAM: `http://127.0.0.1:${port}`, CONTRACT_CHECK: "enforce" });
  lenient = await startPortal({ UPSTREAM: `http://127.0.0.1:${port}`, CONTRACT_CHECK: "off" });
  client = new ApiClient(portal.url);
});

afterAll(async () => {
  await Promise.all([portal.stop(), lenient.stop()]);
  for (const socket of open) socket.destroy();
  upstream.close();
});

/** A good answer in between, so that the failures of one test do not open the breaker for the next. */
async function heal(): Promise<void> {
  behave = (socket) => answer(socket, FLAGS);
  const healed = await client.get("/api/features");
  expect(healed.status).toBe(200);
  hits = 0;
}

/** Somebody whose sign-in succeeds, and whom the API then describes by a text. */
function signingInAs(user: string): ApiClient {
  const accepted = `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\nx-access-token: ${TOKEN}`;
  behave = (socket, request) =>
    request.startsWith("POST") ? answer(socket, '{"returnUrl":"/"}', accepted) : answer(socket, user);
  return new ApiClient(lenient.url);
}

describe("a broken upstream gets one declared answer for each fault", () => {
  test("a reset before headers: a read is tried once more, then 502", async () => {
    await heal();
    behave = (socket) => socket.resetAndDestroy();
    const { status, body } = await client.get("/api/features");
    expect([status, body.reason]).toEqual([502, "UPSTREAM_BROKEN"]);
    expect(hits).toBe(2);
  });

  test("a reset of a write: it is never sent twice", async () => {
    await heal();
    behave = (socket) => socket.resetAndDestroy();
    const { status } = await client.call("POST", `/api/student/5e2f9a70-3b61-4d0f-a2c8-9b1f4e6d7c20/ping`);
    expect(status).toBe(502);
    expect(hits).toBe(1);
  });

  test("garbage instead of HTTP: 502, and none of it reaches the browser", async () => {
    await heal();
    behave = (socket) => socket.end("SSH-2.0-secret-host\r\n\r\n");
    const { status, body } = await client.get("/api/features");
    expect([status, body.reason]).toEqual([502, "UPSTREAM_BROKEN"]);
    expect(JSON.stringify(body)).not.toContain("secret-host");
  });

  test("headers that are too large: 502", async () => {
    await heal();
    behave = (socket) =>
      answer(socket, FLAGS, `HTTP/1.1 200 OK\r\nx-large: ${"a".repeat(70_000)}\r\ncontent-type: application/json`);
    expect((await client.get("/api/features")).status).toBe(502);
  });

  test("a body that breaks off: 502, never a short success", async () => {
    await heal();
    behave = (socket) =>
      socket.end(`HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{"carousel":`);
    expect((await client.get("/api/features")).status).toBe(502);
  });

  test("P-306 no answer: 504 half a second before the operation's limit of 5 s, and the upstream request ends", async () => {
    await heal();
    behave = () => {};
    const started = performance.now();
    const { status, body } = await client.get("/api/features");
    const took = performance.now() - started;
    expect([status, body.reason]).toEqual([504, "UPSTREAM_TIMEOUT"]);
    expect(took).toBeGreaterThan(4000);
    expect(took).toBeLessThan(5000);
    await expect.poll(() => open.size).toBe(0);
  });

  test("the wrong content type and an undeclared redirection: 502, the body stays behind", async () => {
    await heal();
    behave = (socket) => answer(socket, "<h1>Apache at 10.0.0.7</h1>", "HTTP/1.1 200 OK\r\ncontent-type: text/html");
    const html = await client.get("/api/features");
    expect(html.status).toBe(502);
    expect(JSON.stringify(html.body)).not.toContain("10.0.0.7");
    behave = (socket) => answer(socket, "", "HTTP/1.1 302 Found\r\nlocation: https://evil.example/");
    const redirect = await client.get("/api/features");
    expect(redirect.status).toBe(502);
    expect(redirect.headers.get("location")).toBeNull();
  });

  test("JSON off the contract: 502", async () => {
    await heal();
    behave = (socket) => answer(socket, JSON.stringify({ carousel: "yes" }));
    expect((await client.get("/api/features")).status).toBe(502);
  });

  test("a large answer is held to the contract as well, and one that keeps it passes whole", async () => {
    await heal();
    const spaces = " ".repeat(600_000);
    behave = (socket) => answer(socket, FLAGS.replace("{", `{${spaces}`));
    expect((await client.get("/api/features")).body).toEqual(JSON.parse(FLAGS));
    behave = (socket) => answer(socket, FLAGS.replace("true", `${spaces}"yes"`));
    expect((await client.get("/api/features")).body.reason).toBe("UPSTREAM_BROKEN");
    behave = (socket) => answer(socket, `{${spaces}`);
    expect((await client.get("/api/features")).body.reason).toBe("UPSTREAM_BROKEN");
  });

  test("P-341 a 500 with anything in it: our own problem, the original only in the log", async () => {
    await heal();
    behave = (socket) =>
      answer(
        socket,
        "SELECT * FROM users at /srv/app/db.js:10",
        "HTTP/1.1 500 Oops\r\ncontent-type: text/plain\r\nserver: secret\r\nset-cookie: a=b",
      );
    const { status, body, headers } = await client.get("/api/features");
    expect([status, body.reason]).toEqual([500, "UNEXPECTED"]);
    expect(JSON.stringify(body)).not.toContain("SELECT");
    expect(headers.get("server")).toBeNull();
    expect(headers.getSetCookie()).toEqual([]);
  });

  test("no cookie, authorization or forwarded header of a browser reaches the upstream", async () => {
    await heal();
    let seen = "";
    behave = (socket, request) => {
      seen = request;
      answer(socket, FLAGS);
    };
    await client.get("/api/features", {
      cookie: "anaquel=forged; other=1",
      authorization: "Bearer abc",
      "x-forwarded-for": "1.2.3.4",
      "X-Access-Token": "short",
      x_access_token: "anq_underscore_underscore_underscore",
    });
    for (const secret of ["forged", "Bearer", "1.2.3.4", "short", "underscore"]) expect(seen).not.toContain(secret);
  });

  test("a browser that leaves takes its upstream request with it", async () => {
    await heal();
    behave = () => {};
    const leaving = new AbortController();
    const asked = fetch(`${portal.url}/api/features`, { signal: leaving.signal }).catch(() => "left");
    await expect.poll(() => open.size).toBe(1);
    leaving.abort();
    expect(await asked).toBe("left");
    await expect.poll(() => open.size).toBe(0);
  });

  test("a dead upstream: 502 at once, and after five failures 503 with Retry-After", async () => {
    await heal();
    behave = (socket) => socket.resetAndDestroy();
    for (let failure = 0; failure < 5; failure += 1) await client.get("/api/features");
    hits = 0;
    const { status, body, headers } = await client.get("/api/features");
    expect([status, body.reason]).toEqual([503, "SERVICE_UNAVAILABLE"]);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(hits).toBe(0);
    const ready = await client.get("/health/ready");
    expect(ready.status).toBe(503);
  });

  test("once it is back, the portal says so within seconds, also when nobody else asks for anything", async () => {
    behave = (socket) => answer(socket, FLAGS);
    await expect
      .poll(async () => (await client.get("/health/ready")).status, { timeout: 8000, interval: 250 })
      .toBe(200);
  });

  test("an error of a streamed operation that never ends: as much as a problem needs, and an answer in time", async () => {
    await heal();
    behave = (socket) => {
      socket.write("HTTP/1.1 404 Not Found\r\ncontent-type: text/plain\r\ntransfer-encoding: chunked\r\n\r\n");
      const pour = () => {
        while (socket.write(`4000\r\n${"x".repeat(16_384)}\r\n`));
      };
      socket.on("drain", pour);
      pour();
    };
    const { status, body } = await client.get(`/api/cover/${MATEMATICAS}`);
    expect([status, body.reason]).toEqual([404, "NOT_FOUND"]);
    await expect.poll(() => open.size).toBe(0);
  });

  test("an error of a streamed operation that drips: an answer when the operation's time is over", async () => {
    await heal();
    behave = (socket) =>
      socket.write("HTTP/1.1 404 Not Found\r\ncontent-type: text/plain\r\ncontent-length: 100\r\n\r\nabc");
    const { status } = await client.get(`/api/cover/${MATEMATICAS}`);
    expect(status).toBe(404);
    await expect.poll(() => open.size).toBe(0);
  });

  test("a user without a role opens no session: 502", async () => {
    await heal();
    const visitor = signingInAs("null");
    const { status, body, headers } = await visitor.signIn("marta@demo.anaquel.example");
    expect([status, body.reason, headers.getSetCookie()]).toEqual([502, "UPSTREAM_BROKEN", []]);
  });

  test("a session that is over at the API ends here too, with the first thing that a page asks for", async () => {
    await heal();
    const teacher = signingInAs('{"role":"TEACHER","language":"it"}');
    expect((await teacher.signIn("marta@demo.anaquel.example")).status).toBe(200);
    const copy = teacher.cookies.get("anaquel");
    behave = (socket) =>
      answer(socket, '{"code":401900}', "HTTP/1.1 401 Unauthorized\r\ncontent-type: application/json");
    const { body } = await teacher.get("/api/user", { "accept-language": "en" });
    expect([body.reason, body.message]).toEqual(["NO_SESSION", ERRORS.NO_SESSION.message.it]);
    expect(teacher.cookies.has("anaquel")).toBe(false);
    behave = (socket) => answer(socket, "[]");
    expect((await teacher.get("/api/library", { cookie: `anaquel=${copy}` })).status).toBe(401);
  });

  test("readers who pause keep nobody else from being answered", async () => {
    await heal();
    behave = (socket, request) => {
      if (!request.startsWith("GET /cover")) return answer(socket, FLAGS);
      socket.write("HTTP/1.1 200 OK\r\ncontent-type: image/svg+xml\r\ncontent-length: 100000000\r\n\r\n");
      const pour = () => {
        while (socket.write(" ".repeat(65_536)));
      };
      socket.on("drain", pour);
      pour();
    };
    const port = Number(new URL(portal.url).port);
    const paused = Array.from({ length: 70 }, () => {
      const socket = connect(port, "127.0.0.1");
      socket.on("error", () => {});
      socket.pause();
      socket.write(`GET /api/cover/${MATEMATICAS} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
      return socket;
    });
    await expect.poll(() => open.size, { timeout: 5000 }).toBeGreaterThanOrEqual(70);
    expect((await client.get("/api/features")).status).toBe(200);
    for (const socket of paused) socket.destroy();
    await expect.poll(() => open.size, { timeout: 5000 }).toBeLessThan(5);
  });
});
