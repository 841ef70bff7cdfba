import type { Redis } from "ioredis";
import { ProblemError } from "../contract/problem.ts";

const RETRY_AFTER_SECONDS = 5;

/** Facts that several gateways must agree on, each for a limited time: revoked sessions, spent captchas. */
export interface SharedState {
  /** Notes a key for `ttlMs`. Returns false when it was noted before and still counts. */
  claim(key: string, ttlMs: number): Promise<boolean>;
  /** Whether a key is noted. */
  has(key: string): Promise<boolean>;
  /** Whether it can be asked at all. */
  isReachable(): Promise<boolean>;
  close(): Promise<void>;
}

/** Shared state of a single gateway, in memory. */
export function createMemoryState(): SharedState {
  const expiries = new Map<string, number>();
  const sweep = setInterval(() => {
    const now = Date.now();
    for (const [key, expiry] of expiries) if (expiry <= now) expiries.delete(key);
  }, 30_000).unref();

  const isNoted = (key: string) => (expiries.get(key) ?? 0) > Date.now();
  return {
    async claim(key, ttlMs) {
      if (isNoted(key)) return false;
      expiries.set(key, Date.now() + ttlMs);
      return true;
    },
    async has(key) {
      return isNoted(key);
    },
    async isReachable() {
      return true;
    },
    async close() {
      clearInterval(sweep);
    },
  };
}

/** Shared state of several gateways, in Redis or Valkey. */
export function createRedisState(redis: Redis): SharedState {
  const prefix = "anaquel:";
  return {
    async claim(key, ttlMs) {
      const ttl = Math.max(1, Math.ceil(ttlMs));
      return (await redis.set(prefix + key, "1", "PX", ttl, "NX").catch(refuse)) === "OK";
    },
    async has(key) {
      return (await redis.exists(prefix + key).catch(refuse)) === 1;
    },
    async isReachable() {
      return (await redis.ping().catch(() => null)) === "PONG";
    },
    async close() {
      await redis.quit().catch(() => redis.disconnect());
    },
  };
}

/** Nobody is let in on a guess: what cannot be looked up is refused until it can. */
function refuse(): never {
  throw new ProblemError("SERVICE_UNAVAILABLE", { retryAfter: RETRY_AFTER_SECONDS });
}
