import { useState } from "react";
import type { LibraryTitle } from "../home/library-groups.ts";
import { type Changes, chosenTitles, toggle } from "./selection.ts";

/** What is chosen on the page, and how to change it. */
export interface Selection {
  chosen: readonly LibraryTitle[];
  isChosen: (title: LibraryTitle) => boolean;
  toggle: (title: LibraryTitle) => void;
}

const UNCHANGED: Changes = new Map();

/** Keeps a selection across tabs and searches; what was not touched follows the shelf. Source: G-40. */
export function useSelection(shelf: readonly LibraryTitle[]): Selection {
  const [changes, setChanges] = useState(UNCHANGED);
  const chosen = chosenTitles(shelf, changes);
  const numbers = new Set(chosen.map(({ idTitulo }) => idTitulo));
  return {
    chosen,
    isChosen: ({ idTitulo }) => numbers.has(idTitulo),
    toggle: (title) => setChanges((known) => toggle(known, title)),
  };
}
