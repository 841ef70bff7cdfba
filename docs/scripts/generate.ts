/** Writes the pages that are derived from the contract: errors, operations, roles, personas, changelog, and the documents themselves. */
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Catalogue, Document } from "@anaquel/openapi/document";
import { UNBUILT } from "../../server/src/sandbox/domains/unbuilt.ts";
import { renderErrorsPage } from "./errors-page.ts";
import { renderOperationsPage } from "./operations-page.ts";
import { renderRolesPage } from "./roles-page.ts";

const root = join(import.meta.dirname, "..");
const pages = join(root, "src/content/docs");

function locate(name: string): string {
  return fileURLToPath(import.meta.resolve(`@anaquel/openapi/${name}`));
}

function readJson<T>(name: string): T {
  return JSON.parse(readFileSync(locate(name), "utf8")) as T;
}

/** Turns a page of the repository into a page of the site: its first heading becomes the title. */
function adopt(file: string, description: string): string {
  const text = readFileSync(file, "utf8");
  const [, title = "", body = ""] = /^# (.+)\n([\s\S]*)$/.exec(text) ?? [];
  return `---\ntitle: ${title}\ndescription: ${description}\n---\n${body}`;
}

const document = readJson<Document>("contract.json");
const catalogue = readJson<Catalogue>("errors.json");

copyFileSync(locate("contract.json"), join(root, "public/openapi.json"));
copyFileSync(locate("content-service.json"), join(root, "public/content-service.json"));
writeFileSync(join(pages, "errors.md"), renderErrorsPage(document, catalogue, UNBUILT));
writeFileSync(join(pages, "operations.md"), renderOperationsPage(document));
writeFileSync(join(pages, "roles.md"), renderRolesPage(document));
writeFileSync(
  join(pages, "personas.md"),
  adopt(join(root, "personas.md"), "The accounts that the sandbox comes with."),
);
writeFileSync(
  join(pages, "changelog.md"),
  adopt(join(root, "../openapi/CHANGELOG.md"), "What changed in the contract, and why."),
);
