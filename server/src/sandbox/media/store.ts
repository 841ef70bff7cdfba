import { createHash, randomUUID } from "node:crypto";
import {
  appendFileSync,
  createReadStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { isAlive } from "../db/lock.ts";
import { openStaging, type Staging } from "./staging.ts";

/** A file that is kept. */
export interface StoredFile {
  sha256: string;
  size: number;
}

/** Keeps files under the hash of their content, each content once. Nothing is ever overwritten. */
export interface MediaStore {
  put(content: Buffer): StoredFile;
  read(sha256: string, range?: { start: number; end: number }): Readable;
  /** Takes a file away for good. It is for the caller to know that no row names it. */
  remove(sha256: string): void;
  /** A place for the files of an import, until it is known whether it will be refused. */
  stage(): Staging;
  /** The places of imports into this database that were broken off. */
  leftovers(): Staging[];
  /** Whether this database alone keeps files in the folder. Rows of another one are out of sight. */
  isAlone(): boolean;
}

const STAGING = /^\.staging-(\d+)-([0-9a-f]+)-/;
/** Names the databases that have files in the folder, one on each line. */
const USERS = ".databases";

/**
 * Opens the store of a folder.
 *
 * @param database name of the database whose rows name the files
 */
export function createMediaStore(folder: string, database: string): MediaStore {
  mkdirSync(folder, { recursive: true });
  const place = (sha256: string) => join(folder, sha256);
  const key = createHash("sha256").update(database).digest("hex").slice(0, 12);
  const users = () => (existsSync(join(folder, USERS)) ? readFileSync(join(folder, USERS), "utf8") : "").split("\n");
  if (!users().includes(key)) appendFileSync(join(folder, USERS), `${key}\n`);

  /** Imports of this process take turns, so that none of its own is under way when another one asks. */
  function isLeftOver(name: string): boolean {
    const [, pid, user] = STAGING.exec(name) ?? [];
    return user === key && !isAlive(Number(pid));
  }

  return {
    put(content) {
      const sha256 = createHash("sha256").update(content).digest("hex");
      if (!existsSync(place(sha256))) {
        const draft = join(folder, `.${randomUUID()}`);
        writeFileSync(draft, content);
        renameSync(draft, place(sha256));
      }
      return { sha256, size: content.length };
    },
    read: (sha256, range) => createReadStream(place(sha256), range),
    remove: (sha256) => rmSync(place(sha256), { force: true }),
    stage: () => openStaging(join(folder, `.staging-${process.pid}-${key}-${randomUUID()}`), folder),
    leftovers: () =>
      readdirSync(folder)
        .filter(isLeftOver)
        .map((name) => openStaging(join(folder, name), folder)),
    isAlone: () => users().filter(Boolean).length === 1,
  };
}
