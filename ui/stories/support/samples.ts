import type { ResourceRow, ResourceType, ShelfBook } from "../../src/index.ts";
import { coverArt } from "./art.ts";

const NAMES = ["Matemáticas", "Física y Química", "Lengua", "Bridges English B1", "Historia", "Música", "Tecnología"];
const LEVELS = ["1º ESO", "2º ESO", "3º ESO", "4º ESO", "1º Bach."];
const TYPES: readonly ResourceType[] = [
  "video",
  "document",
  "audio",
  "interactive",
  "image",
  "presentation",
  "download",
  "link",
];

/** The element of a list at an index that may lie beyond its end. */
function pick<T>(list: readonly T[], index: number): T {
  // The lists of this file are not empty, so the index always exists.
  return list[index % list.length] as T;
}

/** Books for a shelf. Every third one has something new. */
export function books(count: number): ShelfBook[] {
  return Array.from({ length: count }, (_, index) => {
    const name = pick(NAMES, index);
    const level = pick(LEVELS, index);
    return {
      id: `book-${index}`,
      href: `#book-${index}`,
      name,
      level,
      coverSrc: coverArt(index, name.slice(0, 12), level),
      newResources: index % 3 === 0 ? index + 1 : 0,
    };
  });
}

/** Resources for a list, of every kind in turn. */
export function resources(count: number): ResourceRow[] {
  return Array.from({ length: count }, (_, index) => {
    const type = pick(TYPES, index);
    return {
      uuid: `resource-${index}`,
      name: `Ecuaciones de primer grado, parte ${index + 1}`,
      type,
      place: "Actividades interactivas",
      duration: type === "video" || type === "audio" ? 60 + index : null,
      size: type === "download" ? 1_400_000 : null,
      isNew: index % 5 === 0,
      isModified: index % 7 === 3,
      favourite: index % 4 === 1,
      externalHref: type === "link" ? "https://example.org/" : null,
    };
  });
}
