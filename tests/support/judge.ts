import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

const execute = promisify(execFile);
const require = createRequire(import.meta.url);
const LIMIT_BYTES = 64 * 1024 * 1024;

/** The workspace of the contract; judges run there, because their settings lie there. */
export const openapi = join(import.meta.dirname, "../../openapi");

/** A document that was generated from the contract. */
export const generated = (name: string): string => join(openapi, "generated", name);

/** What a command-line judge said. */
export interface Verdict {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs a command-line program of a package; a code other than 0 is an answer, not an error. */
export async function judge(packageName: string, program: string, args: string[]): Promise<Verdict> {
  const file = join(dirname(require.resolve(`${packageName}/package.json`)), program);
  const env = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true", NO_COLOR: "1" };
  return execute(process.execPath, [file, ...args], { cwd: openapi, env, maxBuffer: LIMIT_BYTES }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: Verdict) => error,
  );
}
