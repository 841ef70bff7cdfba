import { closeSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";

/**
 * Keeps a folder for this process. The embedded database itself lets two processes open one folder and lose data.
 *
 * @returns gives the folder back
 * @throws when a living process holds it
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, "lock");
  if (!tryLock(file)) {
    const holder = Number(readFileSync(file, "utf8"));
    if (isAlive(holder)) {
      throw new Error(`The data in ${folder} is in use by process ${holder}. Stop it first, or choose another folder.`);
    }
    rmSync(file, { force: true });
    if (!tryLock(file)) throw new Error(`The data in ${folder} was taken by another process just now.`);
  }
  return () => rmSync(file, { force: true });
}

function tryLock(file: string): boolean {
  try {
    const descriptor = openSync(file, "wx");
    writeSync(descriptor, String(process.pid));
    closeSync(descriptor);
    return true;
  } catch {
    return false;
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
