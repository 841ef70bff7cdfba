import { randomBytes } from "node:crypto";
import { createChallenge, extractParams, verifySolution } from "altcha-lib/v1";
import type { SharedState } from "./shared-state.ts";

const LIFETIME_MS = 600_000;

/** A proof-of-work challenge, or `none` when another party checks the token. */
export type CaptchaChallenge =
  | { algorithm: "none" }
  | { algorithm: "SHA-256"; challenge: string; maxnumber: number; salt: string; signature: string };

/** Makes challenges and checks their solutions. A solution counts for one action, once. */
export interface CaptchaProvider {
  challenge(action: string): Promise<CaptchaChallenge>;
  verify(action: string, token: string): Promise<boolean>;
}

/** ALTCHA, self-hosted. The action is part of the signed salt; spent solutions are remembered until they expire. */
export function createAltchaProvider(hmacKey: string, maxNumber: number, state: SharedState): CaptchaProvider {
  return {
    async challenge(action) {
      const made = await createChallenge({
        algorithm: "SHA-256",
        hmacKey,
        maxNumber,
        salt: randomBytes(12).toString("hex"),
        expires: new Date(Date.now() + LIFETIME_MS),
        params: { action },
      });
      return {
        algorithm: "SHA-256",
        challenge: made.challenge,
        maxnumber: maxNumber,
        salt: made.salt,
        signature: made.signature,
      };
    },
    async verify(action, token) {
      const payload = decode(token);
      if (!payload || extractParams(payload).action !== action) return false;
      if (!(await verifySolution(payload, hmacKey))) return false;
      return state.claim(`captcha:${payload.signature}`, LIFETIME_MS);
    },
  };
}

/** The API behind the gateway checks the token itself. */
export function createUpstreamProvider(): CaptchaProvider {
  return {
    async challenge() {
      return { algorithm: "none" };
    },
    async verify(_action, token) {
      return token.length > 0;
    },
  };
}

interface Solution {
  algorithm: "SHA-256";
  challenge: string;
  number: number;
  salt: string;
  signature: string;
}

function decode(token: string): Solution | null {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(token, "base64").toString("utf8"));
    return isSolution(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

function isSolution(value: unknown): value is Solution {
  if (typeof value !== "object" || value === null) return false;
  const { algorithm, challenge, number, salt, signature } = value as Partial<Record<keyof Solution, unknown>>;
  const texts = [challenge, salt, signature].every((text) => typeof text === "string");
  return algorithm === "SHA-256" && texts && Number.isSafeInteger(number);
}
