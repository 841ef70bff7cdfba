import type { LibraryTitle } from "../home/library-groups.ts";

/** Titles an internal user may have on the shelf at most. Source: P-191. */
export const INTERNAL_LIMIT = 100;

/** The titles that differ from the shelf, by number: those taken off, and those added. */
export type Changes = ReadonlyMap<number, LibraryTitle>;

/** Chooses a title, or takes it off when it was chosen. Source: P-183. */
export function toggle(changes: Changes, title: LibraryTitle): Changes {
  const next = new Map(changes);
  if (!next.delete(title.idTitulo)) next.set(title.idTitulo, title);
  return next;
}

/** The titles of a list that stand on the shelf. */
export function onShelf(titles: readonly LibraryTitle[]): LibraryTitle[] {
  return titles.filter(({ origin }) => origin === "LIBRARY");
}

/** The whole new shelf: what stays of the old one, then what was added. Source: P-196. */
export function chosenTitles(shelf: readonly LibraryTitle[], changes: Changes): LibraryTitle[] {
  const numbers = new Set(shelf.map(({ idTitulo }) => idTitulo));
  const kept = shelf.filter(({ idTitulo }) => !changes.has(idTitulo));
  const added = [...changes.values()].filter(({ idTitulo }) => !numbers.has(idTitulo));
  return [...kept, ...added];
}

/** Whether a selection may be saved, and what hinders it. Source: P-190, P-191. */
export type Verdict = "ready" | "nothing" | "too-many";

/** Judges how many titles are chosen; only internal users have a limit. */
export function judge(count: number, isInternal: boolean): Verdict {
  if (count === 0) return "nothing";
  return isInternal && count > INTERNAL_LIMIT ? "too-many" : "ready";
}

/** A title as a save names it: number, adoption, promotion. Source: P-194, P-195, G-37, G-38. */
export function toEntry({ idTitulo, adoption, promotion }: LibraryTitle): string {
  return `${idTitulo}${adoption}${promotion}`;
}
