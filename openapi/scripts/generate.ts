/** Writes everything that is derived from the contract into `generated/`, and the reviewable `surface.txt`. */
import { execFileSync } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { createClient } from "@hey-api/openapi-ts";
import openapiTS, { astToString } from "openapi-typescript";
import { addEverything, type ContentDocument } from "./content-service.ts";
import type { Catalogue, Document } from "./document.ts";
import { expandErrors } from "./expand.ts";
import { withFacts, withoutPages } from "./facts.ts";
import { renderOperations, renderRuntime, renderSurface, renderTimeouts } from "./render.ts";
import { renderErrorFacts, renderErrors } from "./render-errors.ts";
import { renderTexts } from "./render-texts.ts";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const target = join(root, "generated");
/** Everything is written beside the target and put in its place when it is whole, so that readers never see half of it. */
const out = mkdtempSync(`${target}-`);
const redocly = join(dirname(createRequire(import.meta.url).resolve("@redocly/cli/package.json")), "bin", "cli.js");

function bundle<T>(source: string, file: string): T {
  execFileSync(process.execPath, [redocly, "bundle", source, "-o", join(out, file)], {
    cwd: root,
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
  });
  return JSON.parse(readFileSync(join(out, file), "utf8")) as T;
}

/** The errors of all domains in one catalogue; a reason that two domains claim is refused. */
function readCatalogue(): Catalogue {
  // The bundler doubles as the YAML reader: the parts are wrapped in an otherwise empty document.
  const wrapper = join(out, "errors-wrapper.json");
  const parts = globSync("contract/*/errors.yaml", { cwd: root }).sort();
  writeFileSync(
    wrapper,
    JSON.stringify({
      openapi: "3.1.0",
      info: { title: "Errors", version: "1" },
      paths: {},
      ...Object.fromEntries(parts.map((part, at) => [`x-part-${at}`, { $ref: relative(out, join(root, part)) }])),
    }),
  );
  const wrapped = bundle<Record<string, Catalogue>>(wrapper, "errors.json");
  rmSync(wrapper);
  const entries = parts.flatMap((_part, at) => Object.entries(wrapped[`x-part-${at}`] ?? {}));
  const twice = entries.find(([reason], at) => entries.findIndex(([other]) => other === reason) !== at);
  if (twice) throw new Error(`Two domains claim the reason ${twice[0]}`);
  const catalogue = Object.fromEntries(entries.sort(([, a], [, b]) => a.code - b.code));
  writeFileSync(join(out, "errors.json"), `${JSON.stringify(catalogue, null, 2)}\n`);
  return catalogue;
}

/** The client that programs call; what only a browser opens as a page is left out. */
async function generateClient(published: Document): Promise<void> {
  const input = join(out, "callable.json");
  writeFileSync(input, JSON.stringify(withoutPages(published)));
  await createClient({
    input,
    logs: { level: "silent" },
    output: { path: join(out, "client"), module: { extension: ".ts" } },
    plugins: [
      "@hey-api/typescript",
      { name: "@hey-api/client-fetch", throwOnError: true },
      "@hey-api/sdk",
      { name: "zod", compatibilityVersion: "mini" },
    ],
  });
  rmSync(input);
}

async function generate(): Promise<void> {
  const catalogue = readCatalogue();
  const document = expandErrors(bundle<Document>("contract/openapi.yaml", "openapi.json"), catalogue);
  writeFileSync(join(out, "openapi.json"), `${JSON.stringify(document, null, 2)}\n`);
  writeFileSync(join(out, "runtime.json"), renderRuntime(document));
  const content = addEverything(bundle<ContentDocument>("contract/content-service.yaml", "content-service.json"));
  writeFileSync(join(out, "content-service.json"), `${JSON.stringify(content, null, 2)}\n`);

  const published = withFacts(document);
  writeFileSync(join(out, "published.json"), `${JSON.stringify(published, null, 2)}\n`);
  const types = await openapiTS(new URL(`file://${join(out, "published.json")}`), {
    alphabetize: true,
    defaultNonNullable: false,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
  });
  writeFileSync(join(out, "paths.d.ts"), astToString(types));
  writeFileSync(join(out, "operations.ts"), renderOperations(document));
  writeFileSync(join(out, "timeouts.ts"), renderTimeouts(document));
  writeFileSync(join(out, "texts.ts"), renderTexts(document));
  writeFileSync(join(out, "errors.ts"), renderErrors(catalogue));
  writeFileSync(join(out, "error-facts.ts"), renderErrorFacts(document, catalogue));
  await generateClient(published);

  const old = `${out}-old`;
  renameSync(target, old);
  renameSync(out, target);
  rmSync(old, { recursive: true, force: true });
  writeFileSync(join(root, "surface.txt"), renderSurface(document));
}

process.chdir(root);
mkdirSync(target, { recursive: true });
try {
  await generate();
} finally {
  rmSync(out, { recursive: true, force: true });
}
