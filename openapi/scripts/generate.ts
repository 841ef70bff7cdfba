/** Writes everything that is derived from the contract into `generated/`, and the reviewable `surface.txt`. */
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { createClient } from "@hey-api/openapi-ts";
import openapiTS, { astToString } from "openapi-typescript";
import type { Catalogue, Document } from "./document.ts";
import { expandErrors } from "./expand.ts";
import { renderErrors, renderOperations, renderSurface, renderTimeouts } from "./render.ts";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const out = join(root, "generated");
const redocly = join(dirname(createRequire(import.meta.url).resolve("@redocly/cli/package.json")), "bin", "cli.js");

function bundle(source: string, target: string): Document {
  execFileSync(process.execPath, [redocly, "bundle", source, "-o", target], {
    cwd: root,
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
  });
  return JSON.parse(readFileSync(target, "utf8")) as Document;
}

function readCatalogue(): Catalogue {
  const target = join(out, "errors.json");
  // The bundler doubles as the YAML reader: the catalogue is wrapped in an otherwise empty document.
  const wrapper = join(out, "errors-wrapper.json");
  writeFileSync(
    wrapper,
    JSON.stringify({
      openapi: "3.1.0",
      info: { title: "Errors", version: "1" },
      paths: {},
      "x-catalogue": { $ref: "../contract/shared/errors.yaml" },
    }),
  );
  const wrapped = bundle(wrapper, target) as unknown as { "x-catalogue": Catalogue };
  rmSync(wrapper);
  writeFileSync(target, `${JSON.stringify(wrapped["x-catalogue"], null, 2)}\n`);
  return wrapped["x-catalogue"];
}

async function generateClient(): Promise<void> {
  await createClient({
    input: "./generated/openapi.json",
    logs: { level: "silent" },
    output: { path: "./generated/client", module: { extension: ".ts" } },
    plugins: [
      "@hey-api/typescript",
      "@hey-api/client-fetch",
      "@hey-api/sdk",
      { name: "zod", compatibilityVersion: "mini" },
    ],
  });
}

process.chdir(root);
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });

const catalogue = readCatalogue();
const document = expandErrors(bundle("contract/openapi.yaml", join(out, "openapi.json")), catalogue);
writeFileSync(join(out, "openapi.json"), `${JSON.stringify(document, null, 2)}\n`);
bundle("contract/content-service.yaml", join(out, "content-service.json"));

const types = await openapiTS(new URL(`file://${join(out, "openapi.json")}`), {
  alphabetize: true,
  defaultNonNullable: false,
  rootTypes: true,
  rootTypesNoSchemaPrefix: true,
});
writeFileSync(join(out, "paths.d.ts"), astToString(types));
writeFileSync(join(out, "operations.ts"), renderOperations(document));
writeFileSync(join(out, "timeouts.ts"), renderTimeouts(document));
writeFileSync(join(out, "errors.ts"), renderErrors(catalogue));
writeFileSync(join(root, "surface.txt"), renderSurface(document));
await generateClient();
