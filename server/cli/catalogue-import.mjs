/** `npm run catalogue:import -- FILES`: imports Common Cartridges into the sandbox's catalogue. */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { readOptionsOrExit } from "./options.mjs";
import { ensureInstalled, environment, node, root, turbo } from "./workspace.mjs";

const { options, rest } = readOptionsOrExit(
  process.argv.slice(2),
  { database: "value" },
  "npm run catalogue:import -- [--database URL] FILE.imscc…",
);

// npm changes to the project's folder; the files were named from where the person stood.
const from = process.env.INIT_CWD ?? process.cwd();
const files = rest.map((file) => resolve(from, file));
const missing = files.filter((file) => !existsSync(file));
if (files.length === 0 || missing.length > 0) {
  process.stderr.write(
    files.length === 0 ? "Name at least one package to import.\n" : `There is no file ${missing.join(", ")}\n`,
  );
  process.exit(1);
}

await ensureInstalled();
await turbo("generate");
const child = spawn(
  node,
  ["--disable-warning=ExperimentalWarning", join(root, "server/src/sandbox/catalogue/command.ts"), ...files],
  {
    cwd: root,
    stdio: "inherit",
    env: {
      ...environment,
      DATA_DIR: resolve(root, process.env.DATA_DIR ?? ".data"),
      ...(options.database ? { DATABASE_URL: options.database } : {}),
    },
  },
);
child.once("exit", (code) => process.exit(code ?? 1));
