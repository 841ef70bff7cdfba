import { createHash, randomUUID } from "node:crypto";
import { createWriteStream, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { type Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { StoredFile } from "./store.ts";

const HASH = /^[0-9a-f]{64}$/;
const NOTES = "doubtful";

/**
 * The files of one import before they are in the store, in a folder of their own inside it. The folder says by itself what is
 * left to do, so that whoever comes after an import that was killed can finish with it.
 */
export interface Staging {
  /** Takes in what a stream gives; refuses more than `maxBytes`. */
  putStream(source: Readable, maxBytes: number): Promise<StoredFile>;
  /** Moves the files into the store. Those that are new there are doubtful until a row names them. */
  publish(): Promise<void>;
  /** Notes files of the store that perhaps nothing names when the import is over. */
  doubt(hashes: readonly string[]): void;
  /** Hashes of all files that were noted. */
  doubtful(): string[];
  /** Throws the folder away, with the files that were not published. */
  discard(): void;
}

/** A stream gave more bytes than it may. */
export class TooLargeError extends Error {}

/** Opens a staging folder of a store, which is made when there is none yet. */
export function openStaging(folder: string, storeFolder: string): Staging {
  mkdirSync(folder, { recursive: true });
  const notes = join(folder, NOTES);
  const isStored = (sha256: string) => existsSync(join(storeFolder, sha256));
  const doubt = (hashes: readonly string[]) =>
    writeFileSync(notes, hashes.map((hash) => `${hash}\n`).join(""), { flag: "a" });
  return {
    async putStream(source, maxBytes) {
      const draft = join(folder, randomUUID());
      const { meter, result } = metered(maxBytes);
      try {
        await pipeline(source, meter, createWriteStream(draft));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      const file = result();
      await rename(draft, join(folder, file.sha256));
      return file;
    },
    async publish() {
      const fresh = readdirSync(folder).filter((name) => HASH.test(name) && !isStored(name));
      doubt(fresh);
      for (const sha256 of fresh) await rename(join(folder, sha256), join(storeFolder, sha256));
    },
    doubt,
    doubtful() {
      if (!existsSync(notes)) return [];
      // The last line may be half a line.
      return readFileSync(notes, "utf8")
        .split("\n")
        .filter((line) => HASH.test(line));
    },
    discard: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Passes a stream on and takes its hash and size meanwhile. */
function metered(maxBytes: number): { meter: Transform; result: () => StoredFile } {
  const hash = createHash("sha256");
  let size = 0;
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > maxBytes) return done(new TooLargeError(`more than ${maxBytes} bytes`));
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { meter, result: () => ({ sha256: hash.digest("hex"), size }) };
}
