import type { components } from "@anaquel/openapi/types";
import { send } from "../api/send.ts";
import { getCaptchaToken } from "../captcha/captcha-token.ts";

/** A school found by its code. */
export type School = components["schemas"]["School"];

/**
 * Looks a school up by its clean code, with a captcha token of its own. Source: P-210, P-226, T-317.
 *
 * @throws ApiError with the reason SCHOOL_CODE_UNKNOWN when no school has the code
 */
export async function findSchool(code: string): Promise<School> {
  const token = await getCaptchaToken("school");
  return send("get", "/school/{code}", { params: { path: { code }, query: { token } } });
}
