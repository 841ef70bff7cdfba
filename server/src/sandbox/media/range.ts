/** Bytes of a file from `start` up to and including `end`. */
export interface ByteRange {
  start: number;
  end: number;
}

/** One range of bytes; several ranges or other units are answered with the whole file. */
export function parseRange(header: string | undefined, size: number): ByteRange | null | "unsatisfiable" {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? "");
  if (!match || (match[1] === "" && match[2] === "")) return null;
  const isSuffix = match[1] === "";
  const start = isSuffix ? Math.max(0, size - Number(match[2])) : Number(match[1]);
  const end = isSuffix || match[2] === "" ? size - 1 : Math.min(Number(match[2]), size - 1);
  return start > end || start >= size ? "unsatisfiable" : { start, end };
}
