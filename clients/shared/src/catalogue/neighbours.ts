/** Where an entry stands in a list, and what is beside it; null when it is not in the list. */
export function neighbours<R extends { uuid: string }>(
  list: readonly R[],
  uuid: string,
): { index: number; current: R; previous: R | null; next: R | null } | null {
  const index = list.findIndex((entry) => entry.uuid === uuid);
  const current = list[index];
  if (!current) return null;
  return { index, current, previous: list[index - 1] ?? null, next: list[index + 1] ?? null };
}
