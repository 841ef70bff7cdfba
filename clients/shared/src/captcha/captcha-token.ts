import type { paths } from "@anaquel/openapi/types";
import { send } from "../api/send.ts";
import { solve } from "./proof-of-work.ts";

/** Action that a captcha token is good for. */
type CaptchaAction = paths["/captcha/{action}"]["get"]["parameters"]["path"]["action"];

/** Gets a token for one request of an action: a solved proof of work, as the contract describes it. Single use. */
export async function getCaptchaToken(action: CaptchaAction): Promise<string> {
  const challenge = await send("get", "/captcha/{action}", { params: { path: { action } } });
  const { algorithm, challenge: hash, maxnumber, salt, signature } = challenge;
  if (algorithm === "none" || !hash || !salt || !maxnumber || !signature) return "none";
  const number = await solve({ challenge: hash, salt, maxnumber });
  return btoa(JSON.stringify({ algorithm, challenge: hash, number, salt, signature }));
}
