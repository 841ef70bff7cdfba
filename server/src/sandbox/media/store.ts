import { createHash, randomUUID } from "node:crypto";
import { createReadStream, createWriteStream, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";

/** A file that is kept. */
export interface StoredFile {
  sha256: string;
  size: number;
}

/** Keeps files under the hash of their content, each content once. Nothing is ever overwritten. */
export interface MediaStore {
  put(content: Buffer): StoredFile;
  /** Keeps what a stream gives; refuses more than `maxBytes`. */
  putStream(source: Readable, maxBytes: number): Promise<StoredFile>;
  read(sha256: string, range?: { start: number; end: number }): Readable;
}

/** A stream gave more bytes than it may. */
export class TooLargeError extends Error {}

export function createMediaStore(folder: string): MediaStore {
  mkdirSync(folder, { recursive: true });
  const place = (sha256: string) => join(folder, sha256);
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
    async putStream(source, maxBytes) {
      const draft = join(folder, `.${randomUUID()}`);
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
      try {
        await pipeline(source, meter, createWriteStream(draft));
      } catch (error) {
        rmSync(draft, { force: true });
        throw error;
      }
      const sha256 = hash.digest("hex");
      renameSync(draft, place(sha256));
      return { sha256, size };
    },
    read: (sha256, range) => createReadStream(place(sha256), range),
  };
}
