import { execFile, execFileSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

const execute = promisify(execFile);
const VERSION = "2.55.1";
const folder = join(import.meta.dirname, "../../node_modules/.cache/specmatic");
const jar = join(folder, "node_modules/specmatic/specmatic.jar");
const LIMIT_BYTES = 64 * 1024 * 1024;

/** Whether this machine has a Java to run Specmatic with. */
export function hasJava(): boolean {
  try {
    execFileSync("java", ["-version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** Fetches Specmatic once: 77 MB that no other part of the project needs. */
export async function ensureSpecmatic(): Promise<void> {
  if (existsSync(jar)) return;
  mkdirSync(folder, { recursive: true });
  const args = ["install", `specmatic@${VERSION}`, "--prefix", folder, "--no-save", "--ignore-scripts", "--no-audit"];
  await execute("npm", args);
}

/** Runs Specmatic's contract tests by the settings in `cwd` and returns what it printed. */
export async function runSpecmatic(cwd: string, address: string): Promise<string> {
  const args = ["-jar", jar, "test", `--testBaseURL=${address}`];
  const { stdout } = await execute("java", args, { cwd, maxBuffer: LIMIT_BYTES }).catch(
    (error: { stdout: string }) => error,
  );
  return stdout;
}
