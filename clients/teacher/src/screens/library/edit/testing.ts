import type { LibraryTitle } from "../home/library-groups.ts";

/** A title of a test: adopted and on the shelf unless it is changed. */
export function aTitle(n: number, change: Partial<LibraryTitle> = {}): LibraryTitle {
  return {
    nodeRef: `7d3e0c52-8f1b-4a6e-9c55-${String(n).padStart(12, "0")}`,
    idTitulo: n,
    name: `Title ${n}`,
    coverURL: null,
    adoption: 1,
    adoptionType: "ADOPTION",
    stage: "ESO",
    level: null,
    origin: "LIBRARY",
    promotion: 0,
    ...change,
  };
}
