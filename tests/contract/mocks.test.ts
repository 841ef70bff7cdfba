import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { ERRORS } from "@anaquel/openapi/errors";
import { OPERATIONS, type OperationFacts, type OperationId } from "@anaquel/openapi/operations";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { admits, permissionsOf } from "../../server/src/contract/admits.ts";
import { entries } from "../../server/src/contract/document.ts";
import { operationContract } from "../../server/src/contract/validate.ts";
import { ApiClient } from "../support/api.ts";
import { answerExamples, validRequest } from "../support/examples.ts";
import { type Portal, startPortal } from "../support/portal.ts";

/** These the gateway answers itself, whatever the mock behind it would say. */
const OWN_ANSWER = new Set(["signOut", "finishThirdPartySignIn"]);
const GUIDE = join(import.meta.dirname, "../../docs/src/content/docs/guides/mocks.md");

interface Example<Value> {
  value: Value;
}

const operations = Object.entries<OperationFacts>(OPERATIONS) as [OperationId, OperationFacts][];
const passesOn = ([id, facts]: [OperationId, OperationFacts]) => facts.servedBy !== "gateway" && !OWN_ANSWER.has(id);

let portal: Portal;
let api: ApiClient;
let contentMock: ApiClient;
/** Somebody signed in for each example of the current user. */
const people = new Map<string, { rights: { role: string; permissions: string[] }; client: ApiClient }>();

beforeAll(async () => {
  portal = await startPortal({ UPSTREAM: "prism" });
  api = new ApiClient(portal.mocks?.api ?? "");
  contentMock = new ApiClient(portal.mocks?.content ?? "");
  const users = Object.entries(answerExamples(OPERATIONS.getCurrentUser, 200)) as [string, Record<string, unknown>][];
  // One after the other: whoever is first stays the one that the mock takes everybody for.
  for (const [name, user] of users) await become(name, user);
});

afterAll(() => portal.stop());

/** Signs in, and asks to be somebody else: the gateway takes the role from the user that it reads. */
async function become(name: string, user: Record<string, unknown>): Promise<void> {
  const client = new ApiClient(portal.url);
  await client.signIn(String(user.mail));
  const { body } = await client.get("/api/user", { prefer: `example=${name}` });
  expect(body).toEqual(user);
  people.set(name, { rights: { role: String(user.role), permissions: permissionsOf(user) }, client });
}

/** Somebody whom an operation admits; a stranger where anybody is. */
function admittedTo(facts: OperationFacts): ApiClient {
  if (facts.roles.includes("public")) return new ApiClient(portal.url);
  const found = [...people.values()].find(({ rights }) => admits(facts, rights));
  if (!found) throw new Error("no example of the current user has the right role and permissions");
  return found.client;
}

/** Asks for an operation as its examples show it; at the portal with a solved captcha. */
async function ask(client: ApiClient, id: OperationId, facts: OperationFacts, prefer?: string) {
  const headers: Record<string, string> = prefer ? { prefer } : {};
  const { path, body } = validRequest(id, facts);
  if (client !== api) {
    const token = facts.captcha ? await client.captcha(facts.captcha) : null;
    const isInBody = token !== null && typeof body === "object" && body !== null;
    const sent = isInBody ? { ...body, token } : body;
    const address = token !== null && !isInBody ? path.replace(/([?&]token=)[^&]*/, `$1${token}`) : path;
    return client.call(facts.method, `/api${address}`, sent, headers);
  }
  // The mock asks for a token where the contract does.
  return client.call(facts.method, path, body, {
    ...headers,
    "x-access-token": "anq_9f2c61b0a4d87e35c1b2f6a8d0e94c7b",
  });
}

function expectSuccess(id: OperationId, { status, headers, body }: Awaited<ReturnType<typeof ask>>): void {
  const { declaration } = entries.get(id) ?? operationContract(id).entry;
  const successes = Object.keys(declaration.responses).filter((declared) => Number(declared) < 400);
  expect([id, successes, status, JSON.stringify(body).slice(0, 300)]).toEqual([
    id,
    expect.arrayContaining([String(status)]),
    status,
    expect.any(String),
  ]);
  if (headers.get("content-type")?.includes("application/json")) {
    expect(operationContract(id).checkResponse(status, "application/json", body)).toBeNull();
  }
}

const preferenceOf = (reason: string) =>
  `code=${Math.floor(ERRORS[reason as keyof typeof ERRORS].code / 1000)}, example=${reason}`;

describe.each(operations)("the mock of %s", (id, facts) => {
  it("answers its documented success", async () => {
    expectSuccess(id, await ask(api, id, facts));
  });
});

describe.each(operations.filter(passesOn))("through the portal %s", (id, facts) => {
  it("answers its documented success, and every documented error that is asked for", async () => {
    const client = admittedTo(facts);
    expectSuccess(id, await ask(client, id, facts));
    const heard = await Promise.all(
      facts.reasons.map(async (reason) => {
        // A session that is over there is over here, so this one is asked for without one.
        const caller = reason === "NO_SESSION" ? new ApiClient(portal.url) : client;
        return (await ask(caller, id, facts, preferenceOf(reason))).body.reason;
      }),
    );
    expect(heard).toEqual(facts.reasons);
  });
});

it.each([
  ["COUPON_USED", 400_011],
  ["COUPON_USED_LIBRARY", 400_012],
  ["COUPON_NOT_YET_LIBRARY", 400_011],
])("D3 the mock answers the example %s with the number of its screen", async (example, code) => {
  const { body } = await ask(api, "redeemCoupon", OPERATIONS.redeemCoupon, `code=400, example=${example}`);
  expect(body.code).toBe(code);
});

describe("what the gateway answers itself", () => {
  const own = operations.filter((operation) => !passesOn(operation));

  it.each(own)(
    "%s answers every documented error at the mock's own address, and the guide names it",
    async (id, facts) => {
      const heard = await Promise.all(
        facts.reasons.map(async (reason) => (await ask(api, id, facts, preferenceOf(reason))).body.reason),
      );
      expect(heard).toEqual(facts.reasons);
      expect(readFileSync(GUIDE, "utf8")).toContain(`\`${id}\``);
    },
  );
});

describe("the mock of the content service", () => {
  const file = createRequire(import.meta.url).resolve("@anaquel/openapi/content-service.json");
  const document = JSON.parse(readFileSync(file, "utf8"));
  const resolve = <Value extends object>(part: Value & { $ref?: string }): Value =>
    part.$ref
      ? part.$ref
          .slice(2)
          .split("/")
          .reduce((at, key) => at[key], document)
      : part;
  const examples = ["/posts", "/categories"].flatMap((path) =>
    Object.entries(document.paths[path].get.responses as Record<string, object>).flatMap(([status, response]) => {
      const { content } = resolve(response) as { content: Record<string, { examples: Record<string, object> }> };
      return Object.entries(content["application/json"]?.examples ?? {}).map(
        ([name, example]) => [path, Number(status), name, (resolve(example) as Example<unknown>).value] as const,
      );
    }),
  );

  it.each(examples)("%s answers %i %s when it is asked for", async (path, status, name, value) => {
    const answer = await contentMock.get(path, { prefer: `code=${status}, example=${name}` });
    expect([answer.status, answer.body]).toEqual([status, value]);
  });

  it("D10 gives everything when nothing is asked for, on one page", async () => {
    const { body, headers } = await contentMock.get("/posts?per_page=100&categories=311&_embed=1");
    expect(body).toEqual(
      document.paths["/posts"].get.responses[200].content["application/json"].examples.everything.value,
    );
    expect(headers.get("x-wp-totalpages")).toBe("1");
  });
});

describe("what editors write, on the mocks", () => {
  const LANGUAGES = { es: 311, en: 312, it: 314 };
  const titles = (body: { title: { rendered: string } }[]) => body.map(({ title }) => title.rendered);
  const read = async (path: string) => (await new ApiClient(portal.url).get(`/api${path}`)).body;

  it.each(Object.entries(LANGUAGES))("P-072 pages and site texts are there in %s", async (language) => {
    for (const page of ["footer", "help", "terms", "banner-gratishp", "survey"]) {
      expect((await read(`/webContent/${page}/${language}`)).content).toMatch(/^<(p|h2)>/);
    }
    expect(await read(`/content/${language}`)).toEqual({
      "support.phone": "900 000 214",
      "signin.hint": expect.stringMatching(/\w/),
    });
  });

  it.each(Object.entries(LANGUAGES))(
    "T-421 T-456 T-521 news, courses and slides are there in %s",
    async (_name, id) => {
      const news = await read(`/content/feed/posts?_embed=1&categories=${id}%2B322`);
      const picture = { alt: expect.any(String), url: expect.stringMatching(/^\/api\/cover\//) };
      expect(news.filter(({ image }: { image: unknown }) => image).length).toBe(3);
      expect(news.at(-1).image).toMatchObject(picture);
      expect(await read(`/content/help/posts?_embed=1&categories=${id}%2B710`)).toHaveLength(3);
      const cards = await read(`/content/courses/posts?categories=${id}%2B610`);
      expect(cards.map(({ excerpt }: { excerpt: { rendered: string } }) => excerpt.rendered).sort()).toEqual([
        "CLASSROOM_EN",
        "CONFLICT_ES",
      ]);
      expect(await read(`/content/courses/posts?categories=${id}%2B611`)).toHaveLength(1);
    },
  );

  it("T-440 T-445 the teacher of the examples has a banner that she has not closed", async () => {
    const marta = people.get("marta")?.client ?? new ApiClient(portal.url);
    const { body: preferences } = await marta.get("/api/promotions-title/preferences?type=ad");
    const posts = await read(`/content/feed/posts?_embed=1&categories=${preferences.languagesWp.join()}`);
    const open = posts.filter(
      ({ id, excerpt }: { id: number; excerpt: { rendered: string } }) =>
        excerpt.rendered.startsWith(`AD:${preferences.schoolAdoptions[0]}`) &&
        !preferences.promotions.includes(String(id)),
    );
    expect(titles(open)).toEqual(["Cuaderno de cálculo mental para 2º ESO"]);
  });

  it("T-451 T-458 the families of categories are there", async () => {
    for (const parent of [310, 322, 340, 360, 380, 1130]) {
      const categories = await read(`/content/feed/categories?parent=${parent}`);
      expect(new Set(categories.map((one: { parent: number }) => one.parent))).toEqual(new Set([parent]));
    }
  });
});

it("the guide names everybody whom a session may become", () => {
  const guide = readFileSync(GUIDE, "utf8");
  expect([...people.keys()].filter((name) => name !== "marta" && !guide.includes(`\`${name}\``))).toEqual([]);
});

it("a program whose wish concerns one answer is still known by its token", async () => {
  const headers = { "x-access-token": "anq_9f2c61b0a4d87e35c1b2f6a8d0e94c7b", prefer: preferenceOf("TITLE_NOT_YOURS") };
  const { path } = validRequest("getTitle", OPERATIONS.getTitle);
  const { body } = await new ApiClient(portal.url).get(`/api${path}`, headers);
  expect(body.reason).toBe("TITLE_NOT_YOURS");
});
