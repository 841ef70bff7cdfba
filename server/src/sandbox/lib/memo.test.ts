import { expect, test, vi } from "vitest";
import { Memo } from "./memo.ts";

test("equal reads at the same time are one, and are remembered until they are forgotten", async () => {
  const memo = new Memo<number>(60_000);
  const read = vi.fn(async () => read.mock.calls.length);
  expect(await Promise.all([memo.get("a", read), memo.get("a", read)])).toEqual([1, 1]);
  expect(await memo.get("a", read)).toBe(1);
  memo.forget("a");
  expect(await memo.get("a", read)).toBe(2);
  memo.clear();
  expect(await memo.get("a", read)).toBe(3);
});

test("a read that fails is tried again, and one that is too old too", async () => {
  const memo = new Memo<number>(0);
  const read = vi.fn().mockRejectedValueOnce(new Error("gone")).mockResolvedValue(7);
  await expect(memo.get("a", read)).rejects.toThrow("gone");
  expect(await memo.get("a", read)).toBe(7);
  expect(await memo.get("a", read)).toBe(7);
  expect(read).toHaveBeenCalledTimes(3);
});
