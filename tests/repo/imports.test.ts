import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { describe, expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const tracked = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
})
  .trim()
  .split("\n");
const sources = tracked.filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.endsWith(".d.ts"));
const product = sources.filter((file) => !/\.(test|stories)\.tsx?$/.test(file));
const text = (file: string) => readFileSync(join(root, file), "utf8");

/** What a file imports: package names as they are, relative paths as paths of the repository. */
function importsOf(file: string): string[] {
  const found = [...text(file).matchAll(/(?:from|import\()\s*["']([^"']+)["']/g)].map(([, name = ""]) => name);
  return found.map((name) => (name.startsWith(".") ? relative(root, resolve(root, file, "..", name)) : name));
}

function offenders(files: string[], isForbidden: (imported: string, file: string) => boolean): string[] {
  return files.flatMap((file) =>
    importsOf(file)
      .filter((name) => isForbidden(name, file))
      .map((name) => `${file} imports ${name}`),
  );
}

describe("who may import whom", () => {
  test("ui knows no data, no contract and no client", () => {
    const ui = product.filter((file) => file.startsWith("ui/src/"));
    expect(
      offenders(ui, (name) =>
        /^(@anaquel\/(openapi|client|server)|swr|wouter|openapi-fetch)|^(clients|server|openapi)\//.test(name),
      ),
    ).toEqual([]);
    expect(ui.filter((file) => /\bfetch\(/.test(text(file)))).toEqual([]);
  });

  test("client-kit knows no client and no server", () => {
    const kit = product.filter((file) => file.startsWith("clients/shared/"));
    expect(
      offenders(kit, (name) =>
        /^@anaquel\/(client-(teacher|admin|public)|server)|^(server|clients\/(teacher|admin|public))\//.test(name),
      ),
    ).toEqual([]);
  });

  test.each(["teacher", "admin", "public"])("the %s client knows no other client and no server", (client) => {
    const own = product.filter((file) => file.startsWith(`clients/${client}/`));
    const others = ["teacher", "admin", "public"].filter((name) => name !== client).join("|");
    expect(
      offenders(own, (name) =>
        new RegExp(`^@anaquel/(client-(${others})|server)|^(server|clients/(${others}))/`).test(name),
      ),
    ).toEqual([]);
  });

  test("a screen does not reach into another screen", () => {
    // The start of the back-office holds the user search under the same address. Source: B-057.
    const composes = "clients/admin/src/screens/home/admin-home-screen.tsx";
    const screens = product.filter((file) => /^clients\/\w+\/src\/screens\//.test(file) && file !== composes);
    const domainOf = (file: string) => file.split("/").slice(0, 5).join("/");
    const isOther = (name: string, file: string) => /\/src\/screens\//.test(name) && domainOf(name) !== domainOf(file);
    expect(offenders(screens, isOther)).toEqual([]);
  });

  test("an area with texts of its own is opened by routes alone, which load them with it", () => {
    const areas = tracked.flatMap(
      (file) => /^(clients\/\w+\/src\/screens\/[\w-]+)\/locales\/en\.po$/.exec(file)?.[1] ?? [],
    );
    expect(areas.length).toBeGreaterThan(0);
    const isRoutes = /^clients\/\w+\/src\/routes\.tsx$/;
    for (const area of areas) {
      const others = product.filter((file) => !file.startsWith(`${area}/`) && !isRoutes.test(file));
      expect(offenders(others, (name) => name.startsWith(`${area}/`))).toEqual([]);
      const routes = text(`${area.split("/").slice(0, 3).join("/")}/routes.tsx`);
      const pages = routes
        .split(/\b(?:pageRule|page)\(\{/)
        .filter((page) => page.includes(`./screens/${area.split("/").at(-1)}/`));
      expect(pages.filter((page) => page.includes("load:") && !page.includes("texts:"))).toEqual([]);
    }
  });

  test("the gateway does not know the inside of the sandbox", () => {
    const gateway = product.filter((file) => file.startsWith("server/src/") && !file.startsWith("server/src/sandbox/"));
    expect(offenders(gateway, (name) => name.startsWith("server/src/sandbox/"))).toEqual([]);
  });

  test("a domain of the sandbox reads another one only through its read model and rules of time", () => {
    const domains = product.filter((file) => /^server\/src\/sandbox\/domains\/[\w-]+\//.test(file));
    const domainOf = (file: string) => file.split("/")[4];
    const isForeign = (name: string, file: string) =>
      /^server\/src\/sandbox\/domains\/[\w-]+\//.test(name) && domainOf(name) !== domainOf(file);
    const allowed = /\/(read-model|rules)\.ts$|titles\/sql\.ts$/;
    expect(offenders(domains, (name, file) => isForeign(name, file) && !allowed.test(name))).toEqual([]);
  });
});

describe("house style", () => {
  test("no file of the product is longer than 450 lines, no test longer than 600", () => {
    const long = sources.filter(
      (file) => text(file).split("\n").length > (product.includes(file) && !file.startsWith("tests/") ? 450 : 600),
    );
    expect(long).toEqual([]);
  });

  test("file names are in kebab case", () => {
    expect(sources.filter((file) => !/^[a-z0-9.-]+$/.test(file.split("/").at(-1) ?? ""))).toEqual([]);
  });

  test("no test is skipped, focused or asleep", () => {
    const tests = sources.filter((file) => /\.(test|e2e)\.tsx?$/.test(file) && !file.endsWith("imports.test.ts"));
    expect(tests.filter((file) => /\.(only|skip|todo)\(|waitForTimeout\(/.test(text(file)))).toEqual([]);
  });

  test("every requirement that a test cites exists", () => {
    const known = new Set(
      tracked
        .filter((file) => /^docs\/requirements\/.*\.tsv$/.test(file))
        .flatMap((file) =>
          text(file)
            .split("\n")
            .map((line) => line.split("\t")[0]),
        ),
    );
    const tests = sources.filter((file) => /\.(test|e2e)\.tsx?$/.test(file));
    const cited = new Set(tests.flatMap((file) => text(file).match(/\b[PTB]-\d{3}\b/g) ?? []));
    expect([...cited].filter((id) => !known.has(id))).toEqual([]);
  });

  test("nothing generated is committed", () => {
    expect(tracked.filter((file) => /(^|\/)(generated|dist|node_modules|\.data)\//.test(file))).toEqual([]);
  });
});
