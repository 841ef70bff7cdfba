import type { paths } from "@anaquel/openapi/types";
import { send } from "../api/send.ts";
import { clientConfig } from "../config/client-config.ts";

/** Action that a captcha token is good for. */
type CaptchaAction = paths["/captcha/{action}"]["get"]["parameters"]["path"]["action"];

/** A token of the site's own provider; without one the API looks at something else. */
async function tokenOfProvider(action: CaptchaAction): Promise<string> {
  const { recaptcha } = clientConfig();
  return recaptcha ? (await import("./recaptcha.ts")).getRecaptchaToken(recaptcha, action) : "none";
}

/** Gets a token for one request of an action: a solved proof of work, as the contract describes it, or a token of the site's own provider. Single use. */
export async function getCaptchaToken(action: CaptchaAction): Promise<string> {
  const challenge = await send("get", "/captcha/{action}", { params: { path: { action } } });
  const { algorithm, challenge: hash, maxnumber, salt, signature } = challenge;
  if (algorithm === "none" || !hash || !salt || !maxnumber || !signature) return tokenOfProvider(action);
  const { solve } = await import("./proof-of-work.ts");
  const number = await solve({ challenge: hash, salt, maxnumber });
  return btoa(JSON.stringify({ algorithm, challenge: hash, number, salt, signature }));
}
