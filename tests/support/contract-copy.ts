import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openapi } from "./judge.ts";

/** A copy of the contract, in a folder that git ignores, to change and to generate from. */
export interface ContractCopy {
  folder: string;
  read(file: string): string;
  write(file: string, text: string): void;
  /** Changes a file and generates anew. @throws when the generator refuses it */
  edit(file: string, change: (text: string) => string): void;
  /** Runs one of the contract's scripts. */
  run(script: string, ...args: string[]): { status: number | null; stdout: string; stderr: string };
  remove(): void;
}

/** Copies the contract without the SDK. It stands below the original, so that it finds the same packages. */
export function copyContract(): ContractCopy {
  mkdirSync(join(openapi, ".diff"), { recursive: true });
  const folder = mkdtempSync(join(openapi, ".diff/test-"));
  const files = execFileSync("git", ["ls-files", "."], { cwd: openapi, encoding: "utf8" }).trim().split("\n");
  for (const file of files.filter((name) => !name.startsWith("sdk/"))) {
    cpSync(join(openapi, file), join(folder, file), { recursive: true });
  }
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  const run = (script: string, ...args: string[]) =>
    spawnSync(process.execPath, [join("scripts", script), ...args], { cwd: folder, encoding: "utf8" });
  return {
    folder,
    read,
    write,
    run,
    edit(file, change) {
      write(file, change(read(file)));
      const { status, stderr } = run("generate.ts");
      if (status !== 0) throw new Error(stderr);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
