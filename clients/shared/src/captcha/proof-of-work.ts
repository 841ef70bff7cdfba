/** A number to find: the hex SHA-256 of `salt` followed by it is `challenge`. */
export interface Challenge {
  challenge: string;
  salt: string;
  maxnumber: number;
}

// Many digests at once cost about as much as one wait; more would keep the page busy for too long.
const BATCH = 512;

/**
 * Finds the number of a challenge without blocking the page.
 *
 * @throws Error when no number up to `maxnumber` fits
 */
export async function solve({ challenge, salt, maxnumber }: Challenge): Promise<number> {
  const encoder = new TextEncoder();
  for (let start = 0; start <= maxnumber; start += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, maxnumber - start + 1) }, (_, index) => start + index);
    const hashes = await Promise.all(
      numbers.map((number) => crypto.subtle.digest("SHA-256", encoder.encode(`${salt}${number}`))),
    );
    const found = hashes.findIndex((hash) => toHex(hash) === challenge);
    if (found >= 0) return start + found;
  }
  throw new Error("The captcha challenge has no solution.");
}

function toHex(buffer: ArrayBuffer): string {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
