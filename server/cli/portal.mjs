/** Starts the portal as a child process and shows how it goes. */
import { fork } from "node:child_process";
import { join } from "node:path";
import { environment, node, root, say } from "./workspace.mjs";

const BAR_WIDTH = 24;

/** One line that is rewritten while a step goes on, on a terminal; one line a step elsewhere. */
function createProgress() {
  let last = "";
  return ({ step, done, total }) => {
    if (!process.stdout.isTTY) {
      if (step !== last) say(`  ${step}…`);
      last = step;
      return;
    }
    const bar = total ? `${"█".repeat(Math.round((done / total) * BAR_WIDTH)).padEnd(BAR_WIDTH, "░")} ` : "";
    process.stdout.write(`\r\x1b[K  ${bar}${step}${total ? ` ${done}/${total}` : "…"}`);
    last = step;
  };
}

/**
 * Runs the gateway with the given environment until it ends; signals are passed on.
 *
 * @param {Record<string, string>} settings environment variables
 * @param {(address: string, mocks?: { api: string, content: string }) => Promise<void>} onReady `mocks`: where mock servers listen
 */
export function runPortal(settings, onReady) {
  const progress = createProgress();
  const child = fork(join(root, "server/src/main.ts"), [], {
    cwd: root,
    env: { LOG_LEVEL: "error", ...environment, ...settings },
    execPath: node,
    execArgv: ["--disable-warning=ExperimentalWarning"],
  });
  child.on("message", async (event) => {
    if (event.type === "progress") progress(event);
    if (event.type === "warning") say(`  Note: ${event.message}.`);
    if (event.type === "ready") {
      if (process.stdout.isTTY) process.stdout.write("\r\x1b[K");
      await onReady(event.address, event.mocks);
    }
  });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  child.once("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
  return child;
}
