import { ERRORS } from "@anaquel/openapi/errors";
import { OPERATIONS, type OperationFacts } from "@anaquel/openapi/operations";
import { FormData as Form, fetch } from "undici";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operationContract } from "../../server/src/contract/validate.ts";
import { startPrism } from "../../server/src/upstreams/prism.ts";
import type { Upstream } from "../../server/src/upstreams/upstream.ts";
import { validRequest } from "../support/examples.ts";

let mock: Upstream;

beforeAll(async () => {
  mock = await startPrism(() => {});
});

afterAll(() => mock.close());

async function ask(id: string, facts: OperationFacts, prefer?: string) {
  const { path, body } = validRequest(id, facts);
  const isForm = body instanceof FormData || body instanceof URLSearchParams;
  const sent = body instanceof FormData ? new Form() : body;
  if (body instanceof FormData) for (const [name, value] of body) (sent as Form).set(name, String(value));
  return fetch(mock.origin + path, {
    method: facts.method,
    redirect: "manual",
    headers: {
      // The mock asks for a token where the contract does.
      "x-access-token": "anq_9f2c61b0a4d87e35c1b2f6a8d0e94c7b",
      ...(prefer ? { prefer } : {}),
      ...(body === undefined || isForm ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: isForm ? (sent as Form | URLSearchParams) : JSON.stringify(body) }),
  });
}

describe.each(Object.entries<OperationFacts>(OPERATIONS))("the mock of %s", (id, facts) => {
  const { declaration } = operationContract(id as keyof typeof OPERATIONS).entry;

  it("answers its documented success", async () => {
    const answer = await ask(id, facts);
    const text = await answer.text();
    const successes = Object.keys(declaration.responses).filter((status) => Number(status) < 400);
    expect([id, successes, text.slice(0, 300)]).toEqual([
      id,
      expect.arrayContaining([String(answer.status)]),
      expect.any(String),
    ]);
    if (answer.headers.get("content-type")?.includes("application/json")) {
      const checked = operationContract(id as keyof typeof OPERATIONS);
      expect(checked.checkResponse(answer.status, "application/json", JSON.parse(text))).toBeNull();
    }
  });

  it("answers every documented error that is asked for", async () => {
    const heard = await Promise.all(
      facts.reasons.map(async (reason) => {
        const { code } = ERRORS[reason as keyof typeof ERRORS];
        const answer = await ask(id, facts, `code=${Math.floor(code / 1000)}, example=${reason}`);
        return ((await answer.json()) as { reason?: string }).reason;
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
  const answer = await ask("redeemCoupon", OPERATIONS.redeemCoupon, `code=400, example=${example}`);
  expect(await answer.json()).toMatchObject({ code });
});

it("the mock of the content service answers posts and categories", async () => {
  const { origin } = mock.content ?? { origin: "" };
  const posts = (await (await fetch(`${origin}/posts?per_page=100`)).json()) as { title: { rendered: string } }[];
  expect(posts[0]?.title.rendered).toBe("footer");
  const categories = (await (await fetch(`${origin}/categories?parent=310`)).json()) as { id: number }[];
  expect(categories.map(({ id }) => id)).toEqual([311, 312, 314]);
});
