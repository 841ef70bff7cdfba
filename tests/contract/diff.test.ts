import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openapi } from "../support/judge.ts";

/** A repository of its own that holds nothing but the contract, in a folder that git ignores. */
let folder: string;

const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@anaquel.example", ...args], { cwd: folder });

const run = (script: string, ...args: string[]) =>
  spawnSync(process.execPath, [join("scripts", script), ...args], { cwd: folder, encoding: "utf8" });

/** Changes the index of the contract and generates anew. */
function edit(change: (text: string) => string): void {
  const index = join(folder, "contract/openapi.yaml");
  writeFileSync(index, change(readFileSync(index, "utf8")));
  expect(run("generate.ts").status).toBe(0);
}

beforeAll(() => {
  mkdirSync(join(openapi, ".diff"), { recursive: true });
  folder = mkdtempSync(join(openapi, ".diff/test-"));
  const files = execFileSync("git", ["ls-files", "."], { cwd: openapi, encoding: "utf8" }).trim().split("\n");
  for (const file of files.filter((name) => !name.startsWith("sdk/"))) {
    cpSync(join(openapi, file), join(folder, file), { recursive: true });
  }
  git("init", "--quiet");
  git("add", ".");
  git("commit", "--quiet", "--message", "The contract as it is");
  expect(run("generate.ts").status).toBe(0);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("comparing the contract with a commit", () => {
  it("says that nothing changed when nothing did", () => {
    const { status, stdout } = run("diff.ts", "HEAD");
    const none = "since HEAD: 0 breaking, 0 new, 0 in words only";
    expect([status, stdout.trim().split(/\n+/)]).toEqual([0, [`openapi ${none}`, `content-service ${none}`]]);
  });

  it("names what was taken away from either document, and fails while nobody has given a reason", () => {
    const posts = join(folder, "contract/content-service/posts.yaml");
    writeFileSync(posts, readFileSync(posts, "utf8").replace(/^ {4}- \{ name: search,.*\n/m, ""));
    edit((text) => text.replace(/^ {2}\/province:.*\n/m, ""));
    const { status, stdout } = run("diff.ts", "HEAD");
    expect(stdout).toMatch(/^major +removed +.*province/m);
    expect(stdout).toMatch(/^content-service since HEAD: 1 breaking/m);
    expect(stdout).toContain("Breaking, and not named in breaking-changes.json");
    expect(status).toBe(1);
  });

  it("passes once the break is named with its reason", () => {
    const { stdout } = run("diff.ts", "HEAD");
    const found = [...stdout.matchAll(/not named in breaking-changes\.json: (\S+) (.+)$/gm)];
    const named = join(folder, "breaking-changes.json");
    const before: unknown[] = JSON.parse(readFileSync(named, "utf8"));
    const reason = "Provinces are read from the schools, and nobody searches";
    const reasons = found.map(([, document, path]) => ({ document, path, reason }));
    writeFileSync(named, JSON.stringify([...before, ...reasons]));
    expect(run("diff.ts", "HEAD").status).toBe(0);
  });
});
