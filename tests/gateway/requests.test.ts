import { connect } from "node:net";
import { ERRORS, type Reason } from "@anaquel/openapi/errors";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ApiClient, MAILS, MATEMATICAS, signedIn } from "../support/api.ts";
import { type Portal, startPortal } from "../support/portal.ts";

let portal: Portal;
let teacher: ApiClient;

beforeAll(async () => {
  portal = await startPortal();
  teacher = await signedIn(portal.url, MAILS.teacher);
});

afterAll(() => portal.stop());

/** Sends bytes as they are and reads what comes back. */
function raw(text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(portal.url).port), "127.0.0.1", () => socket.write(text));
    let answer = "";
    socket.on("data", (chunk) => (answer += chunk.toString()));
    socket.on("close", () => resolve(answer));
    socket.on("error", () => resolve(answer));
  });
}

describe("requests that are wrong get a problem and change nothing", () => {
  test("malformed JSON is 400, before anything else looks at it", async () => {
    const { status, body } = await new ApiClient(portal.url).call("POST", "/api/signin", "{");
    expect([status, body.reason]).toEqual([400, "MALFORMED_REQUEST"]);
  });

  test("a body of another media type is 415", async () => {
    const { status, body } = await new ApiClient(portal.url).call("POST", "/api/signin", "mail=a", {
      "content-type": "application/x-www-form-urlencoded",
    });
    expect([status, body.reason]).toEqual([415, "MEDIA_TYPE_REFUSED"]);
  });

  test("a body that is too large is 413", async () => {
    const { status, body } = await new ApiClient(portal.url).call("POST", "/api/signin", {
      mail: "a".repeat(1_100_000),
    });
    expect([status, body.reason]).toEqual([413, "PAYLOAD_TOO_LARGE"]);
  });

  test("path parameters that are declared for all methods of a path are checked as well", async () => {
    for (const path of ["/api/coupons/ab", "/api/coupons/..%2f..%2fadmin%2finternal%2fusers/payment"]) {
      const { status, body } = await teacher.get(path);
      expect([path, status, body.reason]).toEqual([path, 400, "VALIDATION_FAILED"]);
    }
  });

  test("HEAD is a GET without its body, and asks for the same rights", async () => {
    const visitor = new ApiClient(portal.url);
    const answers = await Promise.all([
      teacher.call("HEAD", "/api/library"),
      visitor.call("HEAD", "/api/library"),
      teacher.call("HEAD", "/api/admin/customer/users?name=ana"),
    ]);
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [200, ""],
      [401, ""],
      [403, ""],
    ]);
  });

  test.each([
    ["badly encoded", "/api/title/%E0%A4%A", 400, "MALFORMED_REQUEST"],
    ["with a part that is too long", `/api/title/${"a".repeat(600)}`, 414, "URI_TOO_LONG"],
  ])("an address %s gets a whole problem with all headers", async (_how, path, status, reason) => {
    const answer = await raw(
      `GET ${path} HTTP/1.1\r\nhost: localhost\r\ncookie: locale=it\r\nconnection: close\r\n\r\n`,
    );
    const [head = "", body = ""] = answer.split("\r\n\r\n");
    expect(head).toMatch(/content-security-policy: default-src 'none'/);
    expect(head).toMatch(/x-request-id: [0-9a-f-]{36}/);
    expect(JSON.parse(body)).toMatchObject({ status, reason, message: ERRORS[reason as Reason].message.it });
  });

  test("a request that names two hosts is refused", async () => {
    const answer = await raw(
      "GET /api/features HTTP/1.1\r\nhost: localhost\r\nHost: evil.example\r\nconnection: close\r\n\r\n",
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain("MALFORMED_REQUEST");
  });

  test("a cookie with signs that no header may have breaks nothing, for anybody", async () => {
    for (const value of ["%0Aabc", "%E2%82%AC", "a".repeat(3000)]) {
      for (let times = 0; times < 70; times += 1) {
        const { status } = await teacher.get("/api/features", {
          cookie: `anaquel-device=${value}; anaquel-flow=${value}`,
        });
        expect(status).toBe(200);
      }
    }
    expect((await teacher.get("/api/library")).status).toBe(200);
  });

  test("a body that is no object is refused, also where a field tells its kinds apart", async () => {
    for (const body of ['"text"', "[]", "7"]) {
      const answer = await teacher.call("POST", "/api/pd-courses/registration", body);
      expect([body, answer.status, answer.body.reason]).toEqual([body, 400, "VALIDATION_FAILED"]);
    }
  });

  test("unknown and hostile properties are refused by name", async () => {
    for (const extra of ["role", "schoolId", "totalAmount", "constructor"]) {
      const { status, body } = await teacher.call("PUT", "/api/user/language", { language: "es", [extra]: 1 });
      expect([status, body.reason]).toEqual([400, "VALIDATION_FAILED"]);
      expect(body.errors).toHaveProperty(extra);
    }
    const { status } = await teacher.call(
      "PUT",
      "/api/user/language",
      '{"language":"es","__proto__":{"role":"ADMINISTRATOR"}}',
    );
    expect(status).toBe(400);
  });

  test("a method that the contract does not declare is 405 with the list of those it does", async () => {
    const { status, body, headers } = await teacher.call("DELETE", "/api/features");
    expect([status, body.reason, headers.get("allow")]).toEqual([405, "METHOD_REFUSED", "GET"]);
  });

  test("an unknown address under the API is 404 as a problem, not a page", async () => {
    const { status, body } = await teacher.get("/api/nothing/here");
    expect([status, body.reason]).toEqual([404, "NOT_FOUND"]);
  });

  test("identifiers that are not of the declared form never reach the API", async () => {
    for (const id of ["1%2f..%2f..%2fadmin", "x", "7d3e0c52-8f1b-4a6e-9c55-2b9f1f0a2e0g"]) {
      const { status } = await teacher.get(`/api/title/${id}`);
      expect(status).toBe(400);
    }
    expect((await teacher.get(`/api/title/${"a".repeat(5000)}`)).status).toBe(414);
    expect((await teacher.get("/api/title/%E0%A4%A")).status).toBe(400);
  });

  test("requests that are not HTTP are answered or closed, and the portal goes on", async () => {
    const shapes = [
      "GET /api/features HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n",
      "GET /api/features HTTP/1.1\r\nHost : a\r\n\r\n",
      "NONSENSE\r\n\r\n",
      `GET /api/features HTTP/1.1\r\nHost: a\r\nX-Large: ${"a".repeat(40_000)}\r\n\r\n`,
    ];
    for (const shape of shapes) expect(await raw(shape)).toMatch(/^(HTTP\/1\.1 4(00|31) |$)/);
    expect((await teacher.get("/api/features")).status).toBe(200);
  });

  test("a client that sends its headers slowly is dropped, and others do not notice", async () => {
    const slow = raw("GET /api/features HTTP/1.1\r\nHost: a\r\nX-Slow:");
    expect((await teacher.get("/api/features")).status).toBe(200);
    expect(await slow).toMatch(/^HTTP\/1\.1 408 /);
  });
});

describe("answers", () => {
  test("carry the security headers and a reference, on errors too", async () => {
    for (const path of ["/api/features", "/api/library", "/api/nothing"]) {
      const { headers } = await new ApiClient(portal.url).get(path);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("content-security-policy")).toContain("default-src 'none'");
      expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  test("tell errors in the language of the reader", async () => {
    const messages = await Promise.all(
      ["es", "en", "it"].map(
        async (language) =>
          (await new ApiClient(portal.url).get("/api/user", { "accept-language": language })).body.message,
      ),
    );
    expect(messages).toEqual([
      "Tu sesión ha terminado. Entra de nuevo para continuar.",
      "Your session has ended. Sign in to go on.",
      "La sessione è terminata. Accedi di nuovo per continuare.",
    ]);
  });

  test("large ones are compressed", async () => {
    const { headers } = await teacher.get(`/api/title/${MATEMATICAS}`, { "accept-encoding": "br" });
    expect(headers.get("content-encoding")).toBe("br");
  });
});

describe("pages", () => {
  test("carry a nonce that is new every time, and a policy without exceptions", async () => {
    const [first, second] = await Promise.all([teacher.get("/"), teacher.get("/")]);
    const policy = first.headers.get("content-security-policy") ?? "";
    expect(policy).not.toContain("unsafe-");
    expect(policy).toContain("require-trusted-types-for 'script'");
    const nonceOf = (text: string) => /nonce-([^']+)'/.exec(text)?.[1];
    expect(nonceOf(policy)).not.toBe(nonceOf(second.headers.get("content-security-policy") ?? ""));
    expect(first.body).toContain(`nonce="${nonceOf(policy)}"`);
    expect(first.body).not.toContain("__CSP_NONCE__");
  });

  test("P-067 the language comes from the path, then the cookie, then the browser, then Spanish", async () => {
    const languageOf = async (path: string, headers: Record<string, string>) =>
      /<html[^>]*lang="(\w+)"/.exec((await new ApiClient(portal.url).get(path, headers)).body)?.[1];
    expect(await languageOf("/it/home", { cookie: "locale=en", "accept-language": "es" })).toBe("it");
    expect(await languageOf("/home", { cookie: "locale=en", "accept-language": "it" })).toBe("en");
    expect(await languageOf("/home", { "accept-language": "it-IT,en;q=0.5" })).toBe("it");
    expect(await languageOf("/home", { "accept-language": "fr,de" })).toBe("es");
  });

  test("name at once what they will need, in their language", async () => {
    const visitor = new ApiClient(portal.url);
    const preloadsOf = async (path: string) => {
      const { body } = await visitor.get(path);
      return [
        ...body.matchAll(/<link rel="(?:modulepreload|stylesheet|preload" as="style)"[^>]* href="([^"]+)">/g),
      ].map(([, file = ""]) => file);
    };
    const [italian, spanish, help] = await Promise.all(["/it/signin", "/es/signin", "/es/help"].map(preloadsOf));
    for (const file of italian ?? []) expect([file, (await visitor.get(file)).status]).toEqual([file, 200]);
    const isScreen = (file: string) => /sign-in-screen-.*\.js$/.test(file);
    expect([italian, spanish, help].map((files) => files?.some(isScreen))).toEqual([true, true, false]);
    const textsOf = (files: string[] | undefined) => files?.filter((file) => /\/(es|en|it)-/.test(file)).length;
    // The texts of the client, and for help those of its area.
    expect([italian, spanish, help].map(textsOf)).toEqual([1, 1, 2]);
    expect(italian?.some((file) => file.includes("/it-"))).toBe(true);
  });

  test("P-017 P-067 a visitor who asks for the portal is sent to the start page of visitors, in the language asked for", async () => {
    for (const [path, to] of [
      ["/", "/home"],
      ["/?from=school", "/home"],
      ["/it", "/it/home"],
      ["/en/", "/en/home"],
    ] as const) {
      const { status, headers } = await new ApiClient(portal.url).get(path);
      expect([path, status, headers.get("location")]).toEqual([path, 302, to]);
      expect(headers.get("cache-control")).toBe("no-store");
    }
    const { status, headers } = await new ApiClient(portal.url).get("/it");
    expect([status, headers.getSetCookie().some((cookie) => cookie.startsWith("locale=it"))]).toEqual([302, true]);
    expect((await teacher.get("/")).status).toBe(200);
  });

  test("show visitors at once what the page is, in their language and under its title", async () => {
    const pageOf = async (client: ApiClient, path: string) => (await client.get(path)).body;
    const visitor = new ApiClient(portal.url);
    const [italian, zone, unknown] = await Promise.all(
      ["/it/signin", "/it/student/some-link", "/it/nowhere"].map((path) => pageOf(visitor, path)),
    );
    expect(italian).toContain("<title>Accedi · Anaquel</title>");
    expect(italian).toMatch(/<div id="root"><div class="anaquel-picture" inert .*<h1.*<\/h1>/s);
    expect(zone).toContain("anaquel-picture");
    expect(await pageOf(teacher, "/it")).toMatch(
      /<div id="root"><div class="anaquel-picture" inert .*La mia biblioteca/s,
    );
    // Each client draws for those whom it is for; the others are about to be sent elsewhere.
    for (const page of [unknown, await pageOf(teacher, "/it/help"), await pageOf(visitor, "/it/edit-library")]) {
      expect(page).not.toContain("anaquel-picture");
      expect(page).toContain("<title>Anaquel</title>");
    }
  });

  test("come compressed to browsers that can read that", async () => {
    const { headers } = await new ApiClient(portal.url).get("/home", { "accept-encoding": "gzip" });
    expect([headers.get("content-encoding"), headers.get("vary")]).toEqual(["gzip", "accept-encoding"]);
  });

  test("name the first calls too: the flags, and for somebody with a session who that is", async () => {
    const callsOf = async (client: ApiClient, path: string) => {
      const { body } = await client.get(path);
      return [...body.matchAll(/<link rel="preload" as="fetch" crossorigin href="([^"]+)">/g)].map(([, call]) => call);
    };
    const title = `/title/${MATEMATICAS}/unit/all/cat/all/subcat/all`;
    for (const path of ["/signin", "/home", title]) {
      expect(await callsOf(new ApiClient(portal.url), path)).toEqual(["/api/features"]);
    }
    expect(await callsOf(teacher, "/signin")).toEqual(["/api/features", "/api/user"]);
    expect(await callsOf(teacher, "/")).toEqual(["/api/features", "/api/user", "/api/library"]);
    expect(await callsOf(teacher, "/edit-library")).toEqual(["/api/features", "/api/user", "/api/library/all"]);
    const ofTitle = [`/api/title/${MATEMATICAS}`, `/api/title/${MATEMATICAS}/products`];
    expect(await callsOf(teacher, title)).toEqual(["/api/features", "/api/user", ...ofTitle]);
    const support = await signedIn(portal.url, MAILS.support);
    expect(await callsOf(support, "/")).toEqual(["/api/features", "/api/user"]);
  });

  test("P-068 asking for the texts of a language keeps it in a cookie for 365 days", async () => {
    const { headers } = await new ApiClient(portal.url).get("/api/content/it");
    expect(headers.getSetCookie().join()).toMatch(/locale=it;.*Max-Age=31536000/);
  });

  test("/app is an alias of the start page", async () => {
    for (const path of ["/app", "/app/anything"]) {
      const { status, headers } = await teacher.get(path);
      expect([status, headers.get("location")]).toEqual([302, "/"]);
    }
  });
});

describe("limits for each address", () => {
  test("count what is refused for lack of a session too", async () => {
    const limited = await startPortal({ RATE_LIMIT_PER_MINUTE: "5", UPSTREAM: "http://127.0.0.1:9" });
    const visitor = new ApiClient(limited.url);
    const statuses: number[] = [];
    for (let times = 0; times < 7; times += 1) statuses.push((await visitor.get("/api/library")).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
    const { headers, body } = await visitor.get("/api/library");
    expect([body.reason, Number(headers.get("retry-after")) > 0]).toEqual(["RATE_LIMITED", true]);
    expect((await visitor.get("/health/live")).status).toBe(200);
    await limited.stop();
  });

  test("sign-in has one of its own", async () => {
    const limited = await startPortal({ RATE_LIMIT_SIGNIN_PER_MINUTE: "2", UPSTREAM: "http://127.0.0.1:9" });
    const visitor = new ApiClient(limited.url);
    const statuses: number[] = [];
    for (let times = 0; times < 3; times += 1) statuses.push((await visitor.call("POST", "/api/signin", {})).status);
    expect(statuses).toEqual([400, 400, 429]);
    await limited.stop();
  });
});
