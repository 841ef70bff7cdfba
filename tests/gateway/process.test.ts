import { fork } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ConfigError, readConfig } from "../../server/src/config.ts";
import { loggableUrl } from "../../server/src/lib/log.ts";
import { ApiClient } from "../support/api.ts";
import { startPortal } from "../support/portal.ts";

/** Every mistake that the configuration finds, by variable. */
function mistakesOf(env: Record<string, string>): string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.mistakes.map((mistake) => mistake.split(":")[0] ?? "");
  }
}

const KEY = "A".repeat(43);
const PRODUCTION = {
  NODE_ENV: "production",
  PUBLIC_URL: "https://portal.example/",
  UPSTREAM: "https://api.example",
  CONTENT_URL: "https://cms.example",
  SESSION_KEYS: KEY,
  CAPTCHA_KEY: KEY,
  METRICS_TOKEN: "a-token-of-sixteen",
};

describe("configuration", () => {
  test("P-078 P-079 works without any variable, and for production with all it needs", () => {
    expect(mistakesOf({})).toEqual([]);
    expect(mistakesOf(PRODUCTION)).toEqual([]);
  });

  test("names every wrong variable at once", () => {
    expect(
      mistakesOf({
        PORT: "80000",
        UPSTREAM: "ftp://x",
        SESSION_KEYS: "short",
        PORTAL: "gold",
        LOG_LEVEL: "loud",
      }).sort(),
    ).toEqual(["LOG_LEVEL", "PORT", "PORTAL", "SESSION_KEYS", "UPSTREAM"]);
  });

  test.each(Object.keys(PRODUCTION).filter((name) => name !== "NODE_ENV"))(
    "production without %s is refused",
    (name) => {
      expect(mistakesOf({ ...PRODUCTION, [name]: "" })).toContain(name);
    },
  );

  test("plain http is for loopback only", () => {
    expect(mistakesOf({ PUBLIC_URL: "http://portal.example/" })).toEqual(["PUBLIC_URL"]);
    expect(mistakesOf({ PUBLIC_URL: "http://127.0.0.1:3000/" })).toEqual([]);
  });

  test("over plain http the portal listens on this machine only", () => {
    expect(mistakesOf({ HOST: "0.0.0.0" })).toEqual(["HOST"]);
    expect(mistakesOf({ HOST: "0.0.0.0", PUBLIC_URL: "https://portal.example/" })).toEqual([]);
  });

  test("the portal stands at the root of its own origin", () => {
    for (const PUBLIC_URL of ["https://a.example/portal/", "https://a.example/?x=1", "https://me@a.example/"]) {
      expect(mistakesOf({ PUBLIC_URL }), PUBLIC_URL).toEqual(["PUBLIC_URL"]);
    }
  });

  test("in production the tokens of users go to the API by https only, or stay on this machine", () => {
    expect(mistakesOf({ ...PRODUCTION, UPSTREAM: "http://api.example" })).toEqual(["UPSTREAM"]);
    expect(mistakesOf({ ...PRODUCTION, UPSTREAM: "http://127.0.0.1:8080" })).toEqual([]);
  });

  test("reCAPTCHA comes with the keys of the host", () => {
    expect(mistakesOf({ CAPTCHA_PROVIDER: "recaptcha" })).toEqual(["RECAPTCHA_SITE_KEY", "RECAPTCHA_SECRET"]);
    const keys = { RECAPTCHA_SITE_KEY: "site", RECAPTCHA_SECRET: "secret" };
    expect(mistakesOf({ CAPTCHA_PROVIDER: "recaptcha", ...keys })).toEqual([]);
  });

  test("proxies in front are named by address or range", () => {
    for (const TRUST_PROXY of ["true", "10.0.0.0/33", "proxy.example", "10.0.0.1/8/8"]) {
      expect(mistakesOf({ TRUST_PROXY }), TRUST_PROXY).toEqual(["TRUST_PROXY"]);
    }
    expect(readConfig({ TRUST_PROXY: "loopback, 10.0.0.0/8,fd00::/8" }).trustProxy).toHaveLength(3);
  });

  test("a process with mistakes ends at once with code 1, and prints no value", async () => {
    const child = fork(join(import.meta.dirname, "../../server/src/main.ts"), [], {
      env: { ...process.env, PORT: "none", SESSION_KEYS: "my-secret-key" },
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    let output = "";
    child.stderr?.on("data", (chunk: Buffer) => (output += chunk.toString()));
    const code = await new Promise((resolve) => child.once("exit", resolve));
    expect(code).toBe(1);
    expect(output).toContain("PORT");
    expect(output).toContain("SESSION_KEYS");
    expect(output).not.toContain("my-secret-key");
  });
});

/** Processes that a process has started, as Linux tells it. */
function childrenOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
  return children.split(" ").filter(Boolean).map(Number);
}

describe("a sandbox that dies", () => {
  test("is started again, also when it dies once more before it is ready", async () => {
    const portal = await startPortal();
    const pid = portal.process.pid ?? 0;
    for (let times = 0; times < 2; times += 1) {
      const [sandbox = 0] = childrenOf(pid);
      process.kill(sandbox, "SIGKILL");
      await expect.poll(() => childrenOf(pid).filter((child) => child !== sandbox)).toHaveLength(1);
    }
    const client = new ApiClient(portal.url);
    await expect.poll(async () => (await client.get("/health/ready")).status, { timeout: 30_000 }).toBe(200);
    await expect.poll(async () => (await client.get("/api/features")).status, { timeout: 30_000 }).toBe(200);
    await portal.stop();
  });
});

describe("shutting down", () => {
  let upstream: Server;
  let release: () => void = () => {};
  let asked: () => void = () => {};
  let address = "";

  beforeAll(async () => {
    upstream = createServer((_request, response) => {
      release = () => {
        response.setHeader("content-type", "application/json");
        response.end(
          JSON.stringify({
            carousel: true,
            oldApp: true,
            polls: true,
            managedSurvey: true,
            localPublishingSurvey: true,
          }),
        );
      };
      asked();
    });
    await new Promise<void>((resolve) => upstream.listen(0, "127.0.0.1", resolve));
    const place = upstream.address();
    address = `http://127.0.0.1:${typeof place === "object" && place ? place.port : 0}`;
  });

  afterAll(() => {
    upstream.close();
  });

  test("a request in flight is finished, the process says it is not ready, and ends with code 0", async () => {
    const portal = await startPortal({ UPSTREAM: address, DATA_DIR: mkdtempSync(join(tmpdir(), "anaquel-")) });
    const client = new ApiClient(portal.url);
    const reached = new Promise<void>((resolve) => {
      asked = resolve;
    });
    const inFlight = client.get("/api/features");
    await reached;
    const stopped = portal.stop();
    await expect.poll(async () => (await client.get("/health/ready").catch(() => ({ status: 503 }))).status).toBe(503);
    release();
    expect((await inFlight).status).toBe(200);
    expect(await stopped).toBe(0);
  });
});

test("tokens in addresses never reach the log", () => {
  expect(loggableUrl("/student/5e2f9a70-3b61?token=abc&x=1")).toBe("/student/[…]?token=[…]&x=1");
  expect(loggableUrl("/media/AbC/u1/a.png")).toBe("/media/[…]/u1/a.png");
  expect(loggableUrl("/third-parties/google/callback?code=1&state=2")).toBe(
    "/third-parties/google/callback?code=[…]&state=[…]",
  );
});
