import { ERRORS } from "@anaquel/openapi/errors";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seedPdAssetId } from "../../server/src/sandbox/seed/pd.ts";
import { ApiClient, MAILS, MATEMATICAS, signedIn } from "../support/api.ts";
import { type Portal, startPortal } from "../support/portal.ts";

let portal: Portal;

beforeAll(async () => {
  portal = await startPortal();
});

afterAll(() => portal.stop());

async function moveClock(offsetMs: number): Promise<void> {
  const { status } = await new ApiClient(portal.url).call("PUT", "/dev/clock", { offsetMs });
  expect(status).toBe(200);
}

describe("signing in", () => {
  test("P-324 P-088 answers with the accepted return address and opens a session", async () => {
    const client = new ApiClient(portal.url);
    const { status, body } = await client.signIn(
      MAILS.teacher,
      undefined,
      `?returnTo=${encodeURIComponent(`${portal.url}/edit-library`)}`,
    );
    expect([status, body]).toEqual([200, { returnUrl: `${portal.url}/edit-library` }]);
    expect((await client.get("/api/user")).body.name).toBe("Marta");
  });

  test.each(["https://evil.example/", "//evil.example", "/\\evil.example", "https://localhost@evil.example/"])(
    "P-085 P-089 a return address outside the portal (%s) becomes the portal",
    async (address) => {
      const { body } = await new ApiClient(portal.url).signIn(
        MAILS.teacher,
        undefined,
        `?returnTo=${encodeURIComponent(address)}`,
      );
      expect(body.returnUrl).toBe(`${portal.url}/`);
    },
  );

  test("an unknown mail and a wrong password get the same answer", async () => {
    const wrong = await new ApiClient(portal.url).signIn(MAILS.teacher, "Wrong1");
    const unknown = await new ApiClient(portal.url).signIn("nobody@demo.anaquel.example", "Wrong1");
    expect([wrong.status, wrong.body.reason]).toEqual([401, "INVALID_CREDENTIALS"]);
    expect({ ...unknown.body, instance: "" }).toEqual({ ...wrong.body, instance: "" });
  });

  test("an account that is not validated or is deactivated says so only to who knows the password", async () => {
    for (const [mail, reason] of [
      [MAILS.notValidated, "ACCOUNT_NOT_VALIDATED"],
      [MAILS.deactivated, "ACCOUNT_DEACTIVATED"],
    ] as const) {
      expect((await new ApiClient(portal.url).signIn(mail)).body.reason).toBe(reason);
      expect((await new ApiClient(portal.url).signIn(mail, "Wrong1")).body.reason).toBe("INVALID_CREDENTIALS");
    }
  });

  test("a captcha token counts once, for its action only", async () => {
    const client = new ApiClient(portal.url);
    const credentials = (token: string) => ({ mail: MAILS.teacher, password: "Wrong1", token });
    const token = await client.captcha("signin");
    expect((await client.call("POST", "/api/signin", credentials(token))).status).toBe(401);
    expect((await client.call("POST", "/api/signin", credentials(token))).body.reason).toBe("CAPTCHA_REFUSED");
    const foreign = await client.captcha("studentszone");
    expect((await client.call("POST", "/api/signin", credentials(foreign))).body.reason).toBe("CAPTCHA_REFUSED");
    expect((await client.call("POST", "/api/signin", credentials("anything"))).body.reason).toBe("CAPTCHA_REFUSED");
  });
});

describe("the token", () => {
  test("P-307 is in no body, no header and not readable in the cookie", async () => {
    const client = new ApiClient(portal.url);
    const signin = await client.signIn(MAILS.teacher);
    const user = await client.get("/api/user");
    for (const answer of [signin, user]) {
      expect(answer.headers.get("x-access-token")).toBeNull();
      expect(JSON.stringify(answer.body)).not.toContain("anq_");
    }
    expect([...client.cookies.values()].join()).not.toContain("anq_");
    expect(portal.output()).not.toContain("anq_");
  });

  test("the session cookie is HttpOnly and SameSite=Lax", async () => {
    const { headers } = await new ApiClient(portal.url).signIn(MAILS.teacher);
    const cookie = headers.getSetCookie().find((line) => line.startsWith("anaquel="));
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
  });

  test("a token header beside a session cookie is ignored", async () => {
    const client = await signedIn(portal.url, MAILS.teacher);
    const { body } = await client.get("/api/user", { "x-access-token": "anq_somebody_else_somebody_else" });
    expect(body.name).toBe("Marta");
  });

  test("a program's token that the API does not know is refused", async () => {
    const { status } = await new ApiClient(portal.url).get("/api/library", {
      "x-access-token": "anq_somebody_else_somebody_else",
    });
    expect(status).toBe(401);
  });
});

describe("sessions", () => {
  test("every change of a sealed cookie makes it worthless", async () => {
    const client = await signedIn(portal.url, MAILS.teacher);
    const sealed = client.cookies.get("anaquel") ?? "";
    const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    const step = Math.max(1, Math.floor(sealed.length / 120));
    for (let at = 0; at < sealed.length; at += step) {
      const other = alphabet[(alphabet.indexOf(sealed[at] ?? "A") + 7) % alphabet.length];
      const forged = sealed.slice(0, at) + other + sealed.slice(at + 1);
      const { status } = await new ApiClient(portal.url).get("/api/user", { cookie: `anaquel=${forged}` });
      expect(status).toBe(401);
    }
  });

  test("P-104 P-340 a copy of the cookie is dead after sign-out, here and at the API", async () => {
    const client = await signedIn(portal.url, MAILS.teacher);
    const copy = client.cookies.get("anaquel");
    const left = await client.get("/signout", { "sec-fetch-site": "same-origin" });
    expect([left.status, left.headers.get("location")]).toEqual([302, "/home"]);
    expect(client.cookies.has("anaquel")).toBe(false);
    expect((await new ApiClient(portal.url).get("/api/user", { cookie: `anaquel=${copy}` })).status).toBe(401);
  });

  test("a change of what the user may do brings a new cookie, while requests on their way are still answered", async () => {
    const client = await signedIn(portal.url, MAILS.demoTeacher);
    const old = new Map(client.cookies);
    const token = await client.captcha("activateDemo");
    const path = `/api/user/role/TEACHER/RIBERA2026?token=${encodeURIComponent(token)}`;
    expect((await client.call("PUT", path)).status).toBe(200);
    expect((await client.get("/api/user")).body.role).toBe("TEACHER");
    expect([...client.cookies]).not.toEqual([...old]);
    const late = new ApiClient(portal.url);
    for (const [name, value] of old) late.cookies.set(name, value);
    const answers = await Promise.all([late.get("/api/user"), late.get("/api/library")]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.flatMap(({ headers }) => headers.getSetCookie())).toEqual([]);
  });

  test("a change of school brings a new cookie as well", async () => {
    const client = await signedIn(portal.url, MAILS.onlyResources);
    const old = client.cookies.get("anaquel");
    const change = { idcentro: 9007802, premiumcode: "DUERO2026" };
    expect((await client.call("POST", "/api/teacher/", change)).body).toEqual({ result: "OK" });
    expect((await client.get("/api/user")).body.schoolId).toBe(9007802);
    // A cookie that still counts is renewed by its use; one that has a successor only answers what is on its way.
    await moveClock(2000);
    const late = await new ApiClient(portal.url).get("/api/library", { cookie: `anaquel=${old}` });
    const now = await client.get("/api/library");
    expect([late, now].map(({ headers }) => headers.getSetCookie().length)).toEqual([0, 1]);
    await moveClock(0);
  });

  test("a link on another site signs nobody out", async () => {
    const client = await signedIn(portal.url, MAILS.teacher);
    await client.get("/signout", { "sec-fetch-site": "cross-site" });
    expect((await client.get("/api/user")).status).toBe(200);
  });

  test("requests that change something are refused when another site sends them", async () => {
    const client = await signedIn(portal.url, MAILS.teacher);
    const foreign: Record<string, string>[] = [
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
      { origin: "https://evil.example" },
      { origin: "null" },
    ];
    for (const headers of foreign) {
      const { status, body } = await client.call("PUT", `/api/favourites/${MATEMATICAS}`, [], headers);
      expect([status, body.reason]).toEqual([403, "ORIGIN_REFUSED"]);
    }
  });

  test("polls that run by themselves do not extend a session", async () => {
    const hour = 3_600_000;
    try {
      for (const [path, status] of [
        ["/api/user/newNotifications", 401],
        ["/api/library", 200],
      ] as const) {
        await moveClock(0);
        const client = await signedIn(portal.url, MAILS.teacher);
        await moveClock(hour);
        expect((await client.get(path)).status).toBe(200);
        await moveClock(2.5 * hour);
        expect([path, (await client.get("/api/user")).status]).toEqual([path, status]);
      }
    } finally {
      await moveClock(0);
    }
  });

  test("what is refused counts as use as well", async () => {
    const hour = 3_600_000;
    try {
      const client = await signedIn(portal.url, MAILS.emptyShelf);
      for (const hours of [1.5, 3]) {
        await moveClock(hours * hour);
        expect([hours, (await client.get("/api/library")).body.reason]).toEqual([hours, "LIBRARY_EMPTY"]);
      }
    } finally {
      await moveClock(0);
    }
  });

  test("idle and absolute limits hold to the second on a moved clock", async () => {
    const hour = 3_600_000;
    try {
      const client = await signedIn(portal.url, MAILS.teacher);
      await moveClock(2 * hour - 5000);
      expect((await client.get("/api/library")).status).toBe(200);
      await moveClock(4 * hour - 20_000);
      expect((await client.get("/api/library")).status).toBe(200);
      await moveClock(6 * hour);
      expect((await client.get("/api/library")).status).toBe(401);

      await moveClock(0);
      const busy = await signedIn(portal.url, MAILS.teacher);
      for (let passed = hour; passed < 12 * hour; passed += hour) {
        await moveClock(passed);
        expect((await busy.get("/api/library")).status).toBe(200);
      }
      await moveClock(12 * hour + 5000);
      expect((await busy.get("/api/library")).status).toBe(401);
    } finally {
      await moveClock(0);
    }
  });
});

describe("the language of the account", () => {
  const TALK = `/api/pd/${seedPdAssetId("evaluar-sin-notas")}`;
  const english = { "accept-language": "en-GB,en;q=0.9" };

  /** What the portal writes for somebody whose browser is English: the page, a text of the API, and an error. */
  async function readBy(client: ApiClient): Promise<unknown[]> {
    const page = await client.get("/courses", english);
    const asset = await client.get(TALK, english);
    const error = await client.get("/api/admin/customer/users?name=marta", english);
    return [/<html[^>]*lang="(\w+)"/.exec(page.body)?.[1], asset.body.title, error.body.message];
  }

  test("P-067 is that of pages, texts and errors, until the browser has chosen one", async () => {
    const client = await signedIn(portal.url, MAILS.teacher);
    expect(await readBy(client)).toEqual(["es", "Evaluar sin notas", ERRORS.ROLE_REFUSED.message.es]);
    client.cookies.set("locale", "it");
    expect(await readBy(client)).toEqual(["it", "Valutare senza voti", ERRORS.ROLE_REFUSED.message.it]);
  });

  test("P-071 a change of it is followed at once here, and elsewhere when the user is read, and ends nothing", async () => {
    const here = await signedIn(portal.url, MAILS.teacher);
    const elsewhere = await signedIn(portal.url, MAILS.teacher);
    const old = here.cookies.get("anaquel");
    const italian = ["it", "Valutare senza voti", ERRORS.ROLE_REFUSED.message.it];
    try {
      expect((await here.call("PUT", "/api/user/language", { language: "it_IT" })).status).toBe(200);
      expect(await readBy(here)).toEqual(italian);
      expect((await readBy(elsewhere))[0]).toBe("es");
      await elsewhere.get("/api/user");
      expect(await readBy(elsewhere)).toEqual(italian);
      // A cookie that had a successor would be worth nothing after five seconds.
      await moveClock(10_000);
      expect((await new ApiClient(portal.url).get("/api/library", { cookie: `anaquel=${old}` })).status).toBe(200);
    } finally {
      await moveClock(0);
      await here.call("PUT", "/api/user/language", { language: "es" });
    }
  });
});

describe("roles", () => {
  const OPERATIONS = {
    "/api/library": ["teacher", "demoTeacher", "fakeTeacher", "internalUser", "plainUser"],
    "/api/admin/customer/users?name=marta": ["support"],
    "/api/admin/customer/users-count-by-role": ["support"],
    "/api/admin/customer/user/48213": ["support"],
  } as const;

  test.each(Object.entries(OPERATIONS))("P-057 B-419 %s admits just the declared roles", async (path, admitted) => {
    for (const persona of [
      "teacher",
      "demoTeacher",
      "fakeTeacher",
      "internalUser",
      "plainUser",
      "student",
      "support",
      "internalSupport",
      "invoice",
    ] as const) {
      const client = await signedIn(portal.url, MAILS[persona]);
      const { status, body } = await client.get(path);
      if ((admitted as readonly string[]).includes(persona)) expect([persona, status]).toEqual([persona, 200]);
      else expect([persona, status, body.reason]).toEqual([persona, 403, "ROLE_REFUSED"]);
    }
    expect((await new ApiClient(portal.url).get(path)).status).toBe(401);
  });
});
