/** `npm test`: everything, on a machine that has only Node, npm and git. Ends with one line: N passed, N failed. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { ensureInstalled, environment, node, root, run, say, turbo } from "../server/cli/workspace.mjs";
import { ensureChromium } from "./support/chromium.mjs";

const LINES_OF_A_FAILURE = 12;

const totals = { passed: 0, failed: 0 };
const failures = [];
const reports = mkdtempSync(join(tmpdir(), "anaquel-tests-"));
const traffic = mkdtempSync(join(tmpdir(), "anaquel-traffic-"));
const seeded = mkdtempSync(join(tmpdir(), "anaquel-seeded-"));

async function check(name, command, args, options = {}) {
  say(`\n── ${name}`);
  const started = Date.now();
  const code = await run(command, args, { quiet: true, ...options });
  totals[code === 0 ? "passed" : "failed"] += 1;
  if (code !== 0) failures.push(name);
  say(`   ${code === 0 ? "passed" : "FAILED"} in ${Math.round((Date.now() - started) / 1000)} s`);
}

/** Runs vitest projects and adds up their tests. */
async function vitest(name, projects, env = {}) {
  say(`\n── ${name}`);
  const report = join(reports, `${name.replaceAll(/\W+/g, "-")}.json`);
  const code = await run(
    node,
    [
      join(root, "node_modules/vitest/vitest.mjs"),
      "run",
      ...projects.flatMap((project) => ["--project", project]),
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ],
    { env: { ...environment, ...env } },
  );
  const counted = readReport(report);
  totals.passed += counted.numPassedTests;
  const failed = failuresIn(counted);
  // A file that does not even load has no failed tests of its own.
  if (code !== 0 && failed.length === 0) failed.push("the run itself: see its part of the output above");
  totals.failed += failed.length;
  failures.push(...failed.map((failure) => `${name}: ${failure}`));
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return { numPassedTests: 0, testResults: [] };
  }
}

/** File, title and first lines of what each failed test said, so that the end of a long output tells enough. */
function failuresIn(report) {
  return report.testResults.flatMap((file) =>
    file.assertionResults
      .filter((test) => test.status === "failed")
      .map((test) => {
        const said = (test.failureMessages ?? []).join("\n").split("\n").slice(0, LINES_OF_A_FAILURE);
        return [`${relative(root, file.name)} > ${test.fullName}`, ...said].join("\n      ");
      }),
  );
}

await ensureInstalled();
const chromium = await ensureChromium();
const env = { CHROMIUM: chromium, NODE_ENV: "test", SEEDED_DIR: seeded };
const only = process.argv.slice(2);
const wants = (part) => only.length === 0 || only.includes(part);

say("\n── generate and build");
await turbo("generate", "build");
if (wants("lint")) {
  await check("lint", join(root, "node_modules/.bin/biome"), ["check", "--error-on-warnings", "."]);
  await check("translations", node, [join(root, "tests/translations.mjs")]);
}
if (wants("types"))
  await check("types", join(root, "node_modules/.bin/turbo"), ["run", "typecheck", "--output-logs=errors-only"]);
if (wants("unit")) await vitest("unit", ["openapi", "server", "ui", "client-*"], env);
if (wants("integration")) await vitest("integration", ["integration"], env);
if (wants("e2e")) {
  await vitest("journeys on PGlite", ["e2e"], { ...env, TRAFFIC_DIR: traffic });
  await vitest("traffic of the journeys", ["traffic"], { ...env, TRAFFIC_DIR: traffic });
}
if (wants("postgres")) {
  // Here another judge of the contract stands between the gateway and the API.
  const judged = { E2E_DATABASE: "postgres", SANDBOX_JUDGE: "true" };
  await vitest("journeys on PostgreSQL, judged by Prism", ["e2e"], { ...env, ...judged });
}

for (const folder of [reports, traffic, seeded]) rmSync(folder, { recursive: true, force: true });
if (failures.length > 0) say(`\nFailed:\n${failures.map((failure) => `  - ${failure}`).join("\n")}`);
say(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(failures.length > 0 ? 1 : 0);
