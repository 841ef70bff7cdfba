/** How many characters the field takes: thirteen and a dash, or twelve and two. Source: P-234. */
export const LICENCE_INPUT_LENGTH = 14;

const LICENCE_CODE = /^(OUP[0-9A-Z]{10}|[0-9]{12})$/;

/** A licence code as it is checked and sent: without dashes and blanks, in upper case. Source: P-235, D12. */
export function cleanLicenceCode(typed: string): string {
  return typed.replace(/[-\s]/g, "").toUpperCase();
}

/** What is wrong with a typed licence code before anybody is asked. Source: P-236 to P-239. */
export function faultOf(typed: string): "empty" | "format" | null {
  const clean = cleanLicenceCode(typed);
  if (!clean) return "empty";
  return LICENCE_CODE.test(clean) ? null : "format";
}
