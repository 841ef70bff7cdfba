const UNIQUE_VIOLATION = "23505";

/** The name of the index that a refused row would have broken by being there twice, or null for any other failure. */
export function duplicateOf(error: unknown): string | null {
  if (!(error instanceof Error) || !("code" in error) || error.code !== UNIQUE_VIOLATION) return null;
  return "constraint" in error ? String(error.constraint) : "";
}
