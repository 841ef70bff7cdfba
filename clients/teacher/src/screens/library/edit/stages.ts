import type { LibraryTitle } from "../home/library-groups.ts";

/** The titles of a stage. */
export interface Stage {
  name: string;
  titles: LibraryTitle[];
}

/** The titles by stage, stages and titles in the order of the server. Source: P-189, G-40. */
export function byStage(titles: readonly LibraryTitle[]): Stage[] {
  const stages = new Map<string, LibraryTitle[]>();
  for (const title of titles) {
    const known = stages.get(title.stage);
    if (known) known.push(title);
    else stages.set(title.stage, [title]);
  }
  return [...stages].map(([name, held]) => ({ name, titles: held }));
}
