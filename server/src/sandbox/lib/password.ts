import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify(argon2);

const MEMORY_KIB = 19_456;
const PASSES = 2;
const TAG_BYTES = 32;
const AT_ONCE = 2;

let running = 0;
const waiting: (() => void)[] = [];

/** Hashing takes memory on purpose; more than two at a time would let a few sign-ins exhaust a machine. */
async function oneOfFew<T>(work: () => Promise<T>): Promise<T> {
  if (running < AT_ONCE) running += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    // A turn is handed on, not given back: whoever comes between could not take it as well.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

function hashWith(password: string, nonce: Buffer): Promise<Buffer> {
  const parameters = {
    message: password,
    nonce,
    parallelism: 1,
    tagLength: TAG_BYTES,
    memory: MEMORY_KIB,
    passes: PASSES,
  };
  return oneOfFew(() => derive("argon2id", parameters)) as Promise<Buffer>;
}

/** Hashes a password with argon2id and a random salt: `argon2id$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  return `argon2id$${nonce.toString("base64url")}$${(await hashWith(password, nonce)).toString("base64url")}`;
}

const NOBODY = Buffer.alloc(16, 7);

/** Whether a password fits a hash. Without a hash the same work is done, so that time tells nothing. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [, salt, hash] = stored?.split("$") ?? [];
  const derived = await hashWith(password, salt ? Buffer.from(salt, "base64url") : NOBODY);
  if (!hash) return false;
  const expected = Buffer.from(hash, "base64url");
  return expected.length === derived.length && timingSafeEqual(expected, derived);
}
