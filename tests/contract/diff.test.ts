import { execFileSync } from "node:child_process";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ContractCopy, copyContract } from "../support/contract-copy.ts";

/** A repository of its own that holds nothing but the contract. */
let copy: ContractCopy;
const INDEX = "contract/openapi.yaml";

const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@anaquel.example", ...args], { cwd: copy.folder });

/** Names every breaking change that was printed, with a reason. */
function nameBreaks(printed: string): void {
  const broken = [...printed.matchAll(/not named in breaking-changes\.json: (\S+) (\S+) ?(\S+)?$/gm)];
  const reason = "Provinces are read from the schools";
  const named: unknown[] = JSON.parse(copy.read("breaking-changes.json"));
  const others = broken.map(([, path, kind, property]) => ({ path, kind, property, reason }));
  copy.write("breaking-changes.json", JSON.stringify([...named, ...others]));
}

beforeAll(() => {
  copy = copyContract();
  git("init", "--quiet");
  git("add", ".");
  git("commit", "--quiet", "--message", "The contract as it is");
  copy.edit(INDEX, (text) => text);
});

afterAll(() => copy.remove());

describe("comparing the contract with a commit", () => {
  it("says that nothing changed when nothing did", () => {
    const { status, stdout } = copy.run("diff.ts", "HEAD");
    expect([status, stdout.trim()]).toEqual([0, "Since HEAD: 0 breaking, 0 new, 0 in words only"]);
  });

  it("names an operation that was taken away, and fails while nobody has given a reason", () => {
    copy.edit(INDEX, (text) => text.replace(/^ {2}\/province:.*\n/m, ""));
    const { status, stdout } = copy.run("diff.ts", "HEAD");
    expect(stdout).toMatch(/^major +removed +.*province/m);
    expect(stdout).toContain("Breaking, and not named in breaking-changes.json");
    expect(status).toBe(1);
  });

  it("passes once the break is named with its reason", () => {
    nameBreaks(copy.run("diff.ts", "HEAD").stdout);
    expect(copy.run("diff.ts", "HEAD").status).toBe(0);
  });
});

describe("cutting a release", () => {
  it("keeps the documents, closes the changelog and empties the named breaks", () => {
    // A release is compared with the one before it; what breaks since then is what is named.
    copy.edit(INDEX, (text) => text.replace(/^ {2}version: .*$/m, "  version: 9.9.0"));
    copy.write("breaking-changes.json", "[]");
    nameBreaks(copy.run("diff.ts").stdout);

    expect(copy.run("release.ts")).toMatchObject({ status: 0, stdout: expect.stringContaining("openapi.json 9.9.0") });
    expect(JSON.parse(copy.read("releases/9.9.0.json")).info.version).toBe("9.9.0");
    expect(JSON.parse(copy.read("breaking-changes.json"))).toEqual([]);
    expect(copy.read("CHANGELOG.md")).toMatch(/^## 9\.9\.0 · \d+ \w+ \d{4}$/m);
  });

  it("refuses to cut it twice, and to change what is released without another version", () => {
    expect(copy.run("release.ts")).toMatchObject({ status: 1, stderr: expect.stringContaining("Nothing changed") });
    copy.edit(INDEX, (text) => text.replace(/^ {2}summary: .*$/m, "  summary: Another portal."));
    expect(copy.run("release.ts")).toMatchObject({ status: 1, stderr: expect.stringContaining("raise its version") });
  });
});
