import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { ERRORS } from "@anaquel/openapi/errors";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ENDED_LINK, MAILS, MATEMATICAS, OPEN_LINK, PASSWORD, THREE_DEVICE_LINK } from "../support/api.ts";
import { generated } from "../support/judge.ts";
import { type Portal, startPortal } from "../support/portal.ts";

const execute = promisify(execFile);
const sdk = join(import.meta.dirname, "../../openapi/sdk");

let portal: Portal;
let folder: string;
/** Where the example without the SDK keeps its device. */
let deviceFile: string;

beforeAll(async () => {
  portal = await startPortal();
  folder = mkdtempSync(join(tmpdir(), "anaquel-sdk-"));
  deviceFile = join(folder, "device");
});

afterAll(async () => {
  await portal.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs an example as anybody would, and returns what it prints and its exit code. */
async function run(example: string, ...args: string[]): Promise<{ output: string; code: number }> {
  const env = { ...process.env, ANAQUEL_API: `${portal.url}/api`, ANAQUEL_DEVICE: deviceFile };
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

  it.each(["students-zone.ts", "students-zone-plain.ts"])("%s says why a link is closed", async (example) => {
    const { output, code } = await run(example, ENDED_LINK);
    expect(output).toContain("This link is no longer open.");
    expect(code).toBe(1);
  });

  it("B-274 B-277 do the same with fetch alone: categories, units, media, a product and a ping", async () => {
    const { output, code } = await run("students-zone-plain.ts");
    expect(output).toContain(`Matemáticas, shared by Marta Ruiz Lafuente. Cover: /api/cover/${MATEMATICAS}`);
    expect(output).toMatch(/\nCategory \S+: .+ \(.+\)\n/);
    expect(output).toMatch(/\nEcuaciones\n {2}.+ \(shown\)\n/);
    expect(output).toContain("The first file begins with 100 bytes.");
    expect(output).toMatch(/ opens at \S+\nThe place is kept\.\n$/);
    expect(code).toBe(0);
  });

  it("show one category only when it is asked for", async () => {
    const all = (await run("students-zone-plain.ts")).output;
    const [, category = ""] = /\nCategory (\S+):/.exec(all) ?? [];
    const some = (await run("students-zone-plain.ts", OPEN_LINK, category)).output;
    const count = (text: string) => text.match(/^ {2}\S/gm)?.length ?? 0;
    expect(count(some)).toBeGreaterThan(0);
    expect(count(some)).toBeLessThan(count(all));
  });

  it("B-277 take one place of a link however often they run with the device that they keep", async () => {
    for (let runs = 0; runs < 4; runs++) {
      expect(await run("students-zone-plain.ts", THREE_DEVICE_LINK)).toMatchObject({ code: 0 });
    }
    expect(readFileSync(deviceFile, "utf8")).toMatch(/^anaquel-device=[0-9a-f-]{36}$/);
  });
});

describe("cookies of the SDK", () => {
  const sdkOf = () => import("@anaquel/sdk");

  it("are given to a store and taken from it, so that another run goes on with the session", async () => {
    const { createAnaquel, getCurrentUser } = await sdkOf();
    let kept: Record<string, string> = {};
    const cookies = {
      load: () => kept,
      save(changed: Readonly<Record<string, string>>) {
        kept = { ...changed };
      },
    };
    const baseUrl = `${portal.url}/api`;
    const first = createAnaquel({ baseUrl, cookies });
    await first.signIn(MAILS.teacher, PASSWORD);
    expect(Object.keys(kept)).toEqual(["anaquel"]);

    const second = createAnaquel({ baseUrl, cookies });
    expect((await getCurrentUser({ client: second.client })).data).toMatchObject({ mail: MAILS.teacher });
    await second.signOut();
    expect(kept).toEqual({});
  });

  it("do not hold the language of a browser, which would win over the one that was asked for", async () => {
    const { AnaquelError, createAnaquel, getLibrary, getSiteContent } = await sdkOf();
    const { client } = createAnaquel({ baseUrl: `${portal.url}/api`, language: "en" });
    await getSiteContent({ client, path: { locale: "it" } });
    const refused = await getLibrary({ client }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(AnaquelError);
    expect((refused as Error).message).toBe(ERRORS.NO_SESSION.message.en);
  });
});

it("the SDK has the version of the contract, and no function for what only a browser opens", async () => {
  const manifest = JSON.parse(readFileSync(join(sdk, "package.json"), "utf8")) as { version: string };
  const contract = JSON.parse(readFileSync(generated("openapi.json"), "utf8")) as { info: { version: string } };
  expect(manifest.version).toBe(contract.info.version);
  const functions = Object.keys(await import("@anaquel/sdk"));
  expect(functions).toContain("signOut");
  expect(functions).not.toContain("leavePortal");
});

it("the SDK is a package that works on its own, with its types", async () => {
  const { stdout } = await execute("npm", ["pack", "--json", "--pack-destination", folder], { cwd: sdk });
  const [packed] = Object.values(JSON.parse(stdout) as Record<string, { filename: string; files: { path: string }[] }>);
  const files = packed?.files.map(({ path }) => path) ?? [];
  expect(files).toEqual(
    expect.arrayContaining([
      "README.md",
      "dist/sdk/src/index.js",
      "dist/sdk/src/index.d.ts",
      "examples/students-zone-plain.ts",
      "package.json",
    ]),
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
});
