import { randomUUID } from "node:crypto";

/** A name for a browser that has none yet. The students' zone counts devices by it. */
export function newDeviceId(): string {
  return randomUUID();
}
