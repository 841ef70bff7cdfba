import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * A 32-byte key in base64url that survives restarts: read from a file of the data folder, made on first use.
 * Only for machines where the configuration gives no key.
 */
export function keptKey(dataDir: string, name: string): string {
  const file = join(dataDir, `${name}.key`);
  mkdirSync(dataDir, { recursive: true });
  try {
    return readFileSync(file, "utf8").trim();
  } catch {
    const made = randomBytes(32).toString("base64url");
    // "wx": of two processes that start together, one writes and the other reads what was written.
    try {
      writeFileSync(file, `${made}\n`, { mode: 0o600, flag: "wx" });
      return made;
    } catch {
      return readFileSync(file, "utf8").trim();
    }
  }
}
