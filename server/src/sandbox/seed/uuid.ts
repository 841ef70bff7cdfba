import { createHash } from "node:crypto";

/** A UUID (version 5 form) that is the same for the same text, so that data made again keeps its identity. */
export function namedUuid(name: string): string {
  const bytes = createHash("sha1").update(`anaquel:${name}`).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}
