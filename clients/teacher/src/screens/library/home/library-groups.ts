import type { components } from "@anaquel/openapi/types";

/** A title on the shelf. */
export type LibraryTitle = components["schemas"]["LibraryTitle"];

/** The groups of the shelf, in the order of their tabs. Source: P-139. */
export const GROUPS = ["adopted", "demo", "resources"] as const;
/** A group of the shelf. */
export type Group = (typeof GROUPS)[number];

/** The group a title stands in. Source: P-004, G-35. */
export function groupOf({ adoptionType, adoption }: Pick<LibraryTitle, "adoptionType" | "adoption">): Group {
  if (adoptionType === "RESOURCE") return "resources";
  return adoption === 1 ? "adopted" : "demo";
}

/** The titles of a library by group, each in shelf order. */
export function byGroup(titles: readonly LibraryTitle[]): Record<Group, LibraryTitle[]> {
  const groups: Record<Group, LibraryTitle[]> = { adopted: [], demo: [], resources: [] };
  for (const title of titles) groups[groupOf(title)].push(title);
  return groups;
}

/** The tab to open: the wanted one when it holds something, else the first that does. Source: P-132, P-133, P-140, G-34. */
export function openGroup(groups: Record<Group, readonly unknown[]>, wanted: string | null): Group {
  const filled = GROUPS.filter((group) => groups[group].length > 0);
  return filled.find((group) => group === wanted) ?? filled[0] ?? "adopted";
}
