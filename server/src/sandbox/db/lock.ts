import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Keeps a folder for this process. The embedded database itself lets two processes open one folder and lose data.
 *
 * @returns gives the folder back
 * @throws when a living process holds it
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, "lock");
  const own = join(folder, `lock-${process.pid}`);
  // A link appears at once and with its content, so that nobody ever reads half a lock.
  writeFileSync(own, String(process.pid));
  try {
    if (!tryLink(own, file)) {
      const holder = holderOf(file);
      if (isAlive(holder)) {
        throw new Error(
          `The data in ${folder} is in use by process ${holder}. Stop it first, or choose another folder.`,
        );
      }
      if (!takeAway(file, holder) || !tryLink(own, file)) {
        throw new Error(`The data in ${folder} was taken by another process just now.`);
      }
    }
  } finally {
    rmSync(own, { force: true });
  }
  return () => {
    if (holderOf(file) === process.pid) rmSync(file, { force: true });
  };
}

function tryLink(own: string, file: string): boolean {
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/** Takes the lock of a dead process away, unless it has become that of another one meanwhile. */
function takeAway(file: string, holder: number): boolean {
  const aside = `${file}-of-${holder}-${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return true;
  }
  const isTheirs = holderOf(aside) === holder;
  if (!isTheirs) tryLink(aside, file);
  rmSync(aside, { force: true });
  return isTheirs;
}

/** The process that a lock names; 0 when it names none. */
function holderOf(file: string): number {
  try {
    return Number(readFileSync(file, "utf8"));
  } catch {
    return 0;
  }
}

/** Whether a process is alive that is not this one. */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
