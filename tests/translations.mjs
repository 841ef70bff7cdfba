/** Fails when a string of a client is not in its catalogs: extracting again must change nothing. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { environment, node, root, run } from "../server/cli/workspace.mjs";

const CLIENTS = ["public", "teacher", "admin"];
const catalogs = globSync("clients/*/src/**/locales/*.po", { cwd: root }).map((file) => join(root, file));
const before = catalogs.map((file) => readFileSync(file, "utf8"));

for (const client of CLIENTS) {
  const cli = join(root, "node_modules/@lingui/cli/dist/lingui.js");
  const code = await run(node, [cli, "extract", "--clean"], {
    quiet: true,
    cwd: join(root, "clients", client),
    env: environment,
  });
  if (code !== 0) process.exit(code);
}

const changed = catalogs.filter((file, index) => readFileSync(file, "utf8") !== before[index]);
for (const file of changed) console.error(`${file} was out of date; extract the messages and translate what is new`);
process.exit(changed.length > 0 ? 1 : 0);
