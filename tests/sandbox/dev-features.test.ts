import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, startSandbox, type TestSandbox } from "./harness.ts";

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
});

afterAll(() => sandbox.stop());

const features = async () => (await call(sandbox, "getFeatures")).body;
const put = (payload: unknown) =>
  sandbox.app.inject({
    method: "PUT",
    url: "/dev/features",
    headers: { "content-type": "application/json" },
    payload: JSON.stringify(payload),
  });

describe("the feature flags", () => {
  test("P-058 P-059 are those of the contract, and are switched by name while the portal is tried", async () => {
    const portal = { carousel: true, oldApp: true, polls: true, managedSurvey: true, localPublishingSurvey: true };
    const all = { ...portal, couponTestPage: true };
    expect(await features()).toEqual(all);
    expect((await put({ polls: false, carousel: false })).statusCode).toBe(204);
    expect(await features()).toEqual({ ...all, polls: false, carousel: false });
    expect((await put({ polls: true, carousel: true })).statusCode).toBe(204);
    expect(await features()).toEqual(all);
  });

  test.each([
    ["an unknown name", { polls: false, surveys: true }],
    ["a name of every object", { polls: false, constructor: true }],
    ["another value than true and false", { polls: "false" }],
    ["a list", [false]],
    ["text", "polls"],
  ])("with %s are refused, and none is switched", async (_what, body) => {
    const before = await features();
    expect((await put(body)).statusCode).toBe(400);
    expect(await features()).toEqual(before);
  });
});
