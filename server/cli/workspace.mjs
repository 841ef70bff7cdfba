/** What every command does first: install what is missing, find the Node that the product runs on, run tools. */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const bin = join(root, "node_modules", ".bin");
const stamp = join(root, "node_modules", ".anaquel-installed");

/** The Node that comes with the product; the machine's own may be older. */
export const node = join(bin, process.platform === "win32" ? "node.cmd" : "node");

/** Environment in which `node` and every tool are the product's own. */
export const environment = {
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH ?? ""}`,
  TURBO_TELEMETRY_DISABLED: "1",
  DO_NOT_TRACK: "1",
  REDOCLY_TELEMETRY: "off",
  // Programs start from code that was compiled before: sooner, and without the memory that stripping types takes.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, "node_modules/.cache/node"),
};

/** Writes one line about what is going on. */
export function say(text) {
  process.stdout.write(`${text}\n`);
}

/**
 * Runs a command to its end. Output is shown as it comes, or kept and shown only when the command fails.
 *
 * @returns {Promise<number>} exit code
 */
export function run(command, args, { quiet = false, env = environment, cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit" });
    const kept = [];
    child.stdout?.on("data", (chunk) => kept.push(chunk));
    child.stderr?.on("data", (chunk) => kept.push(chunk));
    child.once("error", reject);
    child.once("exit", (code, signal) => {
      if (quiet && code !== 0) process.stderr.write(Buffer.concat(kept));
      resolve(signal ? 1 : (code ?? 1));
    });
  });
}

/** Runs a command and ends the process when it fails. */
export async function runOrExit(command, args, options) {
  const code = await run(command, args, options);
  if (code !== 0) process.exit(code);
}

/** Installs the packages of the lock file unless just these are installed. */
export async function ensureInstalled() {
  const wanted = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  if (existsSync(stamp) && existsSync(node) && readFileSync(stamp, "utf8") === wanted) return;
  say("Installing packages (about a minute, only the first time)…");
  await runOrExit("npm", ["ci", "--no-audit", "--no-fund", "--loglevel", "error"], {
    quiet: true,
    env: { ...environment, npm_config_loglevel: "error" },
  });
  writeFileSync(stamp, wanted);
}

/** Runs tasks of the workspaces, each at most once for the same input. */
export async function turbo(...tasks) {
  await runOrExit(join(bin, "turbo"), ["run", ...tasks, "--output-logs=errors-only", "--log-order=grouped"], {
    quiet: true,
  });
}
