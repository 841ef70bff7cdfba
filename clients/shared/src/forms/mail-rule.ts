import { fits } from "@anaquel/openapi/checks/text";
import { MAIL } from "@anaquel/openapi/texts";

/** Whether a trimmed mail address is valid. Source: T-231. */
export function isMail(mail: string): boolean {
  return fits(MAIL, mail);
}
