import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ENDED_LINK } from "../support/api.ts";
import { type Portal, startPortal } from "../support/portal.ts";

const execute = promisify(execFile);
const sdk = join(import.meta.dirname, "../../openapi/sdk");

let portal: Portal;

beforeAll(async () => {
  portal = await startPortal();
});

afterAll(async () => {
  await portal.stop();
});

/** Runs an example as anybody would, and returns what it prints and its exit code. */
async function run(example: string, ...args: string[]): Promise<{ output: string; code: number }> {
  const env = { ...process.env, ANAQUEL_API: `${portal.url}/api` };
  return execute(process.execPath, [join(sdk, "examples", example), ...args], { env }).then(
    ({ stdout }) => ({ output: stdout, code: 0 }),
    (error: { stdout: string; stderr: string; code: number }) => ({
      output: error.stdout + error.stderr,
      code: error.code,
    }),
  );
}

describe("the examples of the SDK", () => {
  it("sign in and list the library", async () => {
    const { output, code } = await run("first-call.ts");
    expect(output).toContain("Matemáticas · ESO");
    expect(code).toBe(0);
  });

  it("tell errors apart by their reason", async () => {
    await expect(run("handle-errors.ts")).resolves.toEqual({ output: "There is no such title.\n", code: 0 });
  });

  it("B-274 open a title by the students' link, by units", async () => {
    const { output, code } = await run("students-zone.ts");
    expect(output).toMatch(/^Matemáticas, shared by Marta Ruiz/);
    expect(output).toMatch(/\nEcuaciones.*\n {2}video/);
    expect(code).toBe(0);
  });

  it("say why a link is closed", async () => {
    const { output, code } = await run("students-zone.ts", ENDED_LINK);
    expect(output).toContain("This link is no longer open.");
    expect(code).toBe(1);
  });
});

it("the SDK is a package that works on its own, with its types", async () => {
  const folder = mkdtempSync(join(tmpdir(), "anaquel-sdk-"));
  try {
    const { stdout } = await execute("npm", ["pack", "--json", "--pack-destination", folder], { cwd: sdk });
    const [packed] = Object.values(
      JSON.parse(stdout) as Record<string, { filename: string; files: { path: string }[] }>,
    );
    const files = packed?.files.map(({ path }) => path) ?? [];
    expect(files).toEqual(
      expect.arrayContaining(["README.md", "dist/sdk/src/index.js", "dist/sdk/src/index.d.ts", "package.json"]),
    );
    await execute("tar", ["-xzf", join(folder, packed?.filename ?? ""), "-C", folder]);
    const manifest = JSON.parse(readFileSync(join(folder, "package/package.json"), "utf8")) as {
      dependencies?: object;
    };
    expect(manifest.dependencies).toBeUndefined();
    const program = `import { createAnaquel } from ${JSON.stringify(join(folder, "package/dist/sdk/src/index.js"))};
      try { await createAnaquel({ baseUrl: ${JSON.stringify(`${portal.url}/api`)} }).signIn("nobody@demo.anaquel.example", "no"); }
      catch (error) { console.log(error.name, error.reason, error.status); }`;
    const { stdout: said } = await execute(process.execPath, ["--input-type=module", "--eval", program]);
    expect(said).toBe("AnaquelError INVALID_CREDENTIALS 401\n");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
