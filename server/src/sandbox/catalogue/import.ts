import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import { forgetShelves } from "../domains/library/read-model.ts";
import { settle, settleLeftovers } from "../media/let-go.ts";
import { type Staging, TooLargeError } from "../media/staging.ts";
import type { MediaStore } from "../media/store.ts";
import { type Archive, type ArchiveEntry, openArchive, toFault } from "./archive.ts";
import { type Manifest, readManifest, readWebLink } from "./manifest.ts";
import { allResources, decode, type ImportResult, type KeptFiles, titleIdOf } from "./package.ts";
import { PackageError } from "./problems.ts";
import { writeTitle } from "./write-title.ts";

export type { ImportResult } from "./package.ts";

const MANIFEST = "imsmanifest.xml";
const MAX_MANIFEST_BYTES = 64 * 1024 * 1024;

/** Told how many of the package's files have been read. */
export type ImportProgress = (done: number, total: number) => void;

/** The last import into each store. */
const turns = new WeakMap<MediaStore, Promise<unknown>>();

/**
 * Imports a Common Cartridge. Everything is checked first, files are unpacked aside next, and one transaction writes the rest: a
 * package that is refused changes nothing and leaves no file. The same package again updates its title, keeps favourites and
 * lets go of files that nothing names any more. Imports take turns, so that none lets go of what another one has just found.
 *
 * @throws PackageError with the reason when the package is refused
 */
export function importPackage(
  db: Kysely<Database>,
  store: MediaStore,
  file: string,
  now: Date,
  progress: ImportProgress,
): Promise<ImportResult> {
  return inTurn(store, async () => {
    await settleLeftovers(db, store);
    const archive = await openArchive(file);
    const staging = store.stage();
    try {
      const manifestEntry = archive.entries.get(MANIFEST);
      if (!manifestEntry) throw new PackageError("no-manifest", `The package has no ${MANIFEST}`);
      const manifest = readManifest(await readText(manifestEntry, MAX_MANIFEST_BYTES));
      const links = await resolveLinks(archive, manifest);
      checkFiles(archive, manifest);
      const files = await keepFiles(archive, staging, progress);
      const result = await db.transaction().execute(async (trx) => {
        if (store.isAlone()) staging.doubt(await filesOf(trx, titleIdOf(manifest)));
        const written = await writeTitle(trx, manifest, files, links, now);
        // Last, so that there are no rows without their files, and no files for rows that are refused.
        await staging.publish();
        return written;
      });
      // The embedded database never does so by itself, and plans badly for tables that have grown.
      await sql`ANALYZE`.execute(db);
      forgetShelves(db);
      return result;
    } finally {
      archive.close();
      await settle(db, store, staging);
    }
  });
}

/** Runs imports into a store one after the other. */
function inTurn<T>(store: MediaStore, work: () => Promise<T>): Promise<T> {
  const turn = (turns.get(store) ?? Promise.resolve()).then(work);
  turns.set(
    store,
    turn.catch(() => undefined),
  );
  return turn;
}

async function filesOf(db: Kysely<Database>, titleId: string): Promise<string[]> {
  const rows = await db.selectFrom("title_file").select("sha256").where("title_id", "=", titleId).execute();
  return rows.map(({ sha256 }) => sha256);
}

async function readText(entry: ArchiveEntry, maxBytes: number): Promise<string> {
  if (entry.size > maxBytes) throw new PackageError("zip-bomb", `${entry.name} is larger than it may be`);
  const chunks: Buffer[] = [];
  for await (const chunk of await entry.stream()) chunks.push(chunk as Buffer);
  return new TextDecoder("utf-8").decode(Buffer.concat(chunks));
}

/** The addresses of web links that stand in files of their own, by resource identifier. */
async function resolveLinks(archive: Archive, manifest: Manifest): Promise<Map<string, string>> {
  const links = new Map<string, string>();
  for (const resource of allResources(manifest)) {
    if (resource.url) links.set(resource.identifier, resource.url);
    if (!resource.linkFile) continue;
    const entry = findEntry(archive, resource.linkFile);
    if (!entry)
      throw new PackageError(
        "missing-file",
        `"${resource.name}" needs ${resource.linkFile}, which is not in the package`,
      );
    links.set(resource.identifier, readWebLink(await readText(entry, 1024 * 1024), resource.linkFile));
  }
  return links;
}

function checkFiles(archive: Archive, manifest: Manifest): void {
  for (const { name, href } of allResources(manifest)) {
    if (href !== null && !findEntry(archive, href)) {
      throw new PackageError("missing-file", `"${name}" needs ${href}, which is not in the package`);
    }
  }
}

/** A file by the address in the manifest, which may be encoded, start with "./" or carry a query. */
function findEntry(archive: Archive, href: string): ArchiveEntry | undefined {
  const plain = href.split(/[?#]/, 1)[0]?.replace(/^\.\//, "") ?? "";
  return archive.entries.get(plain) ?? archive.entries.get(decode(plain));
}

/** Streams every file of the package aside, one after the other, so that memory stays flat. */
async function keepFiles(archive: Archive, staging: Staging, progress: ImportProgress): Promise<KeptFiles> {
  const kept: KeptFiles = new Map();
  const entries = [...archive.entries.values()].filter(({ name }) => name !== MANIFEST);
  for (const [at, entry] of entries.entries()) {
    const file = await staging.putStream(await entry.stream(), entry.size).catch((error: unknown) => {
      if (error instanceof TooLargeError) throw new PackageError("zip-bomb", `${entry.name} is larger than it says`);
      throw isOurFault(error) ? error : toFault(error as Error);
    });
    kept.set(entry.name, { ...file, path: encodePath(entry.name), changedAt: entry.changedAt });
    progress(at + 1, entries.length);
  }
  return kept;
}

/** A full or protected disk says nothing about the package. */
function isOurFault(error: unknown): boolean {
  return ["ENOSPC", "EACCES", "EROFS", "EMFILE", "EIO"].includes((error as NodeJS.ErrnoException).code ?? "");
}

function encodePath(name: string): string {
  return name.split("/").map(encodeURIComponent).join("/");
}
