import type { Redis } from "ioredis";
import { describe, expect, it, vi } from "vitest";
import { createMemoryState, createRedisState } from "./shared-state.ts";

const away = async () => {
  throw new Error("connect ECONNREFUSED");
};

describe("shared state that cannot be reached", () => {
  const disconnect = vi.fn();
  const redis = { set: away, exists: away, ping: away, quit: away, disconnect } as unknown as Redis;
  const state = createRedisState(redis);

  it("lets nobody in on a guess: whoever asks is told to come back", async () => {
    const refusal = { reason: "SERVICE_UNAVAILABLE", details: { retryAfter: 5 } };
    await expect(state.has("ended:1")).rejects.toMatchObject(refusal);
    await expect(state.claim("captcha:1", 1000)).rejects.toMatchObject(refusal);
  });

  it("is not ready, and lets the process stop all the same", async () => {
    expect(await state.isReachable()).toBe(false);
    await state.close();
    expect(disconnect).toHaveBeenCalledOnce();
  });
});

it("the state of a single gateway notes a key once, until its time is over", async () => {
  vi.useFakeTimers();
  const state = createMemoryState();
  expect([await state.claim("a", 1000), await state.claim("a", 1000), await state.has("a")]).toEqual([
    true,
    false,
    true,
  ]);
  vi.advanceTimersByTime(1000);
  expect([await state.has("a"), await state.claim("a", 1000)]).toEqual([false, true]);
  await state.close();
  vi.useRealTimers();
});
