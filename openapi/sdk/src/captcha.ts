import type { Client } from "../../generated/client/client/index.ts";
import { getCaptchaChallenge } from "../../generated/client/sdk.gen.ts";
import type { GetCaptchaChallengeData } from "../../generated/client/types.gen.ts";

/** What a captcha token is good for. */
export type CaptchaAction = GetCaptchaChallengeData["path"]["action"];

const BATCH = 512;

/**
 * Gets a captcha token by solving the API's proof of work. It serves one request of that action.
 *
 * @throws AnaquelError when the portal uses another captcha provider; its tokens come from that provider
 */
export async function getCaptchaToken(client: Client, action: CaptchaAction): Promise<string> {
  const { data } = await getCaptchaChallenge({ client, path: { action }, throwOnError: true });
  const { algorithm, challenge, maxnumber, salt, signature } = data;
  if (algorithm === "none" || !challenge || !salt || !maxnumber || !signature) {
    throw new Error("This portal checks captcha tokens of another provider.");
  }
  const number = await solve(challenge, salt, maxnumber);
  return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));
}

async function solve(challenge: string, salt: string, maxnumber: number): Promise<number> {
  const encoder = new TextEncoder();
  for (let start = 0; start <= maxnumber; start += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, maxnumber - start + 1) }, (_, index) => start + index);
    const digests = await Promise.all(
      numbers.map((number) => crypto.subtle.digest("SHA-256", encoder.encode(`${salt}${number}`))),
    );
    const found = digests.findIndex((digest) => toHex(digest) === challenge);
    if (found >= 0) return start + found;
  }
  throw new Error("The captcha challenge has no solution.");
}

function toHex(digest: ArrayBuffer): string {
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
