import { createHash } from "node:crypto";
import { ProblemError } from "../contract/problem.ts";
import type { CaptchaProvider } from "./captcha.ts";
import type { SharedState } from "./shared-state.ts";

/** What a site needs to use reCAPTCHA. */
export interface RecaptchaSettings {
  siteKey: string;
  secret: string;
  /** Address of the service without a trailing slash. */
  url: string;
  /** Least score, 0 to 1, with which a token is accepted. */
  minScore: number;
}

const TIMEOUT_MS = 2500;
/** Tokens end by themselves after two minutes. */
const LIFETIME_MS = 180_000;

/** What the service says of a token. */
interface Verdict {
  success?: unknown;
  action?: unknown;
  hostname?: unknown;
  score?: unknown;
}

/**
 * reCAPTCHA v3, asked by the gateway: a token counts once, for its action, on this host, and with enough of a score. Source: D14.
 */
export function createRecaptchaProvider(
  settings: RecaptchaSettings,
  hostname: string,
  state: SharedState,
): CaptchaProvider {
  return {
    async challenge() {
      return { algorithm: "none" };
    },
    async verify(action, token) {
      const spent = `captcha:${createHash("sha256").update(token).digest("base64url")}`;
      const { success, action: made, hostname: where, score } = await ask(settings, token);
      const isGood = success === true && made === action && where === hostname && Number(score) >= settings.minScore;
      return isGood && state.claim(spent, LIFETIME_MS);
    },
  };
}

async function ask({ url, secret }: RecaptchaSettings, response: string): Promise<Verdict> {
  try {
    const answer = await fetch(`${url}/api/siteverify`, {
      method: "POST",
      body: new URLSearchParams({ secret, response }),
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return (await answer.json()) as Verdict;
  } catch {
    throw new ProblemError("SERVICE_UNAVAILABLE", { retryAfter: 5 });
  }
}
