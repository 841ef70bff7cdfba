import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { KeptAnswers } from "./kept-answers.ts";

const MINUTE_MS = 60_000;
const MEGABYTE = 1024 * 1024;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A service whose answers count up, until it fails. */
function service({ bytes = 1 } = {}) {
  const reads: string[] = [];
  const state = { isAway: false };
  const kept = new KeptAnswers<string>(async (key) => {
    reads.push(key);
    if (state.isAway) throw new Error("away");
    return { value: `${key} ${reads.length}`, bytes };
  });
  return { kept, reads, state };
}

test("an answer is read once a minute, and the reader of an old one does not wait for the new one", async () => {
  const { kept, reads } = service();
  expect([await kept.read("a"), await kept.read("a")]).toEqual(["a 1", "a 1"]);
  vi.advanceTimersByTime(MINUTE_MS);
  expect(await kept.read("a")).toBe("a 1");
  await vi.runAllTimersAsync();
  expect([await kept.read("a"), reads.length]).toEqual(["a 2", 2]);
});

test("equal questions wait for one answer", async () => {
  const { kept, reads } = service();
  expect(await Promise.all([kept.read("a"), kept.read("a"), kept.refresh("a")])).toEqual(["a 1", "a 1", "a 1"]);
  expect(reads).toEqual(["a"]);
});

test("P-074 while the service is away, what was read goes on, and it is asked once in ten seconds", async () => {
  const { kept, reads, state } = service();
  await kept.read("a");
  state.isAway = true;
  vi.advanceTimersByTime(MINUTE_MS);
  for (let times = 0; times < 5; times += 1) expect(await kept.read("a")).toBe("a 1");
  expect(reads).toHaveLength(2);
  vi.advanceTimersByTime(10_000);
  expect(await kept.read("a")).toBe("a 1");
  expect(reads).toHaveLength(3);
});

test("what was never read fails at once for ten seconds, and is then asked for again", async () => {
  const { kept, reads, state } = service();
  state.isAway = true;
  for (let times = 0; times < 3; times += 1) await expect(kept.read("a")).rejects.toThrow("away");
  expect(reads).toHaveLength(1);
  state.isAway = false;
  vi.advanceTimersByTime(10_000);
  expect(await kept.read("a")).toBe("a 2");
});

test("who asks for what is there now gets it, or what was last known", async () => {
  const { kept, state } = service();
  await kept.read("a");
  expect(await kept.refresh("a")).toBe("a 2");
  state.isAway = true;
  expect(await kept.refresh("a")).toBe("a 2");
});

test("what was not asked for longest makes room for the rest", async () => {
  const { kept, reads } = service({ bytes: 12 * MEGABYTE });
  for (const key of ["a", "b", "a", "c"]) await kept.read(key);
  reads.length = 0;
  for (const key of ["a", "c", "b"]) await kept.read(key);
  expect(reads).toEqual(["b"]);
});
