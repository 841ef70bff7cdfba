/** `npm run bench`: the figures of speed and size, measured side by side on this machine. */
import { join } from "node:path";
import { ensureInstalled, environment, node, root, runOrExit, turbo } from "../server/cli/workspace.mjs";

await ensureInstalled();
await turbo("generate", "build");
await runOrExit(
  node,
  ["--disable-warning=ExperimentalWarning", join(root, "tests/load/bench.ts"), ...process.argv.slice(2)],
  {
    env: environment,
  },
);
