import type { Readable } from "node:stream";
import { type Entry, open, type ZipFile } from "yauzl";
import { PackageError } from "./problems.ts";

/** Limits that no honest package reaches. */
const MAX_ENTRIES = 50_000;
const MAX_TOTAL_BYTES = 4 * 1024 ** 3;
const MAX_ENTRY_BYTES = 1024 ** 3;
const MAX_RATIO = 200;
/** Small files may be packed very tightly without harm. */
const RATIO_FROM_BYTES = 1024 ** 2;

/** A file of an archive. */
export interface ArchiveEntry {
  name: string;
  size: number;
  /** When the file was last changed, as the archive says. */
  changedAt: Date;
  stream(): Promise<Readable>;
}

/** An opened archive: its files by name, all checked before anything is read. */
export interface Archive {
  entries: ReadonlyMap<string, ArchiveEntry>;
  close(): void;
}

/**
 * Opens a zip file and checks every entry.
 *
 * @throws PackageError when it is not a zip, reaches outside itself, is encrypted or would unpack to too much
 */
export async function openArchive(file: string): Promise<Archive> {
  const zip = await openZip(file);
  try {
    const entries = await readEntries(zip);
    return { entries, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}

function openZip(file: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    open(
      file,
      { lazyEntries: true, autoClose: false, validateEntrySizes: true, strictFileNames: true },
      (error, zip) => {
        if (error) reject(toFault(error));
        else resolve(zip);
      },
    );
  });
}

function readEntries(zip: ZipFile): Promise<Map<string, ArchiveEntry>> {
  return new Promise((resolve, reject) => {
    const entries = new Map<string, ArchiveEntry>();
    let total = 0;
    zip.on("error", (error: Error) => reject(toFault(error)));
    zip.on("end", () => resolve(entries));
    zip.on("entry", (entry: Entry) => {
      try {
        total += checkEntry(entry, entries.size, total);
        if (!entry.fileName.endsWith("/")) entries.set(entry.fileName, toArchiveEntry(zip, entry));
        zip.readEntry();
      } catch (error) {
        reject(error);
      }
    });
    zip.readEntry();
  });
}

function checkEntry(entry: Entry, count: number, total: number): number {
  const { fileName, uncompressedSize, compressedSize } = entry;
  const segments = fileName.split(/[\\/]/);
  if (fileName.startsWith("/") || /^[A-Za-z]:/.test(fileName) || segments.includes("..") || fileName.includes("\0")) {
    throw new PackageError("path-traversal", `The package reaches outside itself: ${fileName}`);
  }
  if (entry.generalPurposeBitFlag & 1) throw new PackageError("encrypted", `${fileName} is encrypted`);
  const isBomb =
    count >= MAX_ENTRIES ||
    uncompressedSize > MAX_ENTRY_BYTES ||
    total + uncompressedSize > MAX_TOTAL_BYTES ||
    (uncompressedSize > RATIO_FROM_BYTES && uncompressedSize > compressedSize * MAX_RATIO);
  if (isBomb) throw new PackageError("zip-bomb", `The package would unpack to far more than it should: ${fileName}`);
  return uncompressedSize;
}

function toArchiveEntry(zip: ZipFile, entry: Entry): ArchiveEntry {
  return {
    name: entry.fileName,
    size: entry.uncompressedSize,
    changedAt: entry.getLastModDate(),
    stream: () =>
      new Promise((resolve, reject) => {
        zip.openReadStream(entry, (error, stream) => (error ? reject(toFault(error)) : resolve(stream)));
      }),
  };
}

/** What an error of the zip reader means for the package. */
export function toFault(error: Error): PackageError {
  if (/invalid relative path|absolute path|invalid characters in fileName/i.test(error.message)) {
    return new PackageError("path-traversal", `The package reaches outside itself: ${error.message}`);
  }
  if (/too many bytes|not enough bytes/i.test(error.message)) {
    return new PackageError("zip-bomb", `A file of the package is not as large as it says: ${error.message}`);
  }
  return new PackageError("not-a-zip", `The file is not a readable zip archive: ${error.message}`);
}
