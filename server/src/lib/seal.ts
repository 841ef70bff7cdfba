import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Seals texts so that nobody else can read or change them (AES-256-GCM), and opens them again. */
export interface Sealer {
  seal(text: string): string;
  /** The sealed text, or null when it was made with another key or changed on the way. */
  open(sealed: string): string | null;
}

/**
 * @param keys base64url keys of 32 bytes; the first seals, all open, so that a key can be replaced without ending sessions
 */
export function createSealer(keys: readonly string[]): Sealer {
  const rawKeys = keys.map((key) => Buffer.from(key, "base64url"));

  return {
    seal(text) {
      const nonce = randomBytes(NONCE_BYTES);
      // The configuration guarantees at least one key.
      const cipher = createCipheriv("aes-256-gcm", rawKeys[0] as Buffer, nonce);
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url");
    },
    open: (sealed) => decrypt(rawKeys, sealed),
  };
}

function decrypt(keys: Buffer[], sealed: string): string | null {
  const bytes = Buffer.from(sealed, "base64url");
  // Base64url decoding forgives stray bits and characters; only the exact text that was made is accepted.
  if (bytes.length <= NONCE_BYTES + TAG_BYTES || bytes.toString("base64url") !== sealed) return null;
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const body = bytes.subarray(NONCE_BYTES + TAG_BYTES);
  for (const key of keys) {
    try {
      const decipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: TAG_BYTES });
      decipher.setAuthTag(tag);
      return decipher.update(body, undefined, "utf8") + decipher.final("utf8");
    } catch {
      // Another key of the ring may fit.
    }
  }
  return null;
}
