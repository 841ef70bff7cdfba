/** Length of a school's code. Source: P-224, T-313, G-49. */
export const SCHOOL_CODE_LENGTH = 10;

/** A school's code as it is typed: trimmed, upper case, digits and letters only, at most ten. Source: P-209, P-225, D12. */
export function cleanSchoolCode(typed: string): string {
  return typed
    .trim()
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, "")
    .slice(0, SCHOOL_CODE_LENGTH);
}
