import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { lockFolder } from "./lock.ts";

const DEAD = 4_194_304;
const newFolder = () => mkdtempSync(join(tmpdir(), "anaquel-lock-"));

test("a folder that a living process holds is refused, and stays with it", () => {
  const folder = newFolder();
  writeFileSync(join(folder, "lock"), String(process.ppid));
  expect(() => lockFolder(folder)).toThrow(`in use by process ${process.ppid}`);
  expect(readFileSync(join(folder, "lock"), "utf8")).toBe(String(process.ppid));
});

test("the lock of a dead process is taken over, and an empty one as well", () => {
  for (const left of [String(DEAD), ""]) {
    const folder = newFolder();
    writeFileSync(join(folder, "lock"), left);
    const unlock = lockFolder(folder);
    expect(readFileSync(join(folder, "lock"), "utf8")).toBe(String(process.pid));
    unlock();
    expect(existsSync(join(folder, "lock"))).toBe(false);
  }
});

test("giving back takes nobody else's lock away", () => {
  const folder = newFolder();
  const unlock = lockFolder(folder);
  writeFileSync(join(folder, "lock"), String(process.ppid));
  unlock();
  expect(readFileSync(join(folder, "lock"), "utf8")).toBe(String(process.ppid));
});
