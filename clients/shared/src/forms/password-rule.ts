import { fits } from "@anaquel/openapi/checks/text";
import { PASSWORD } from "@anaquel/openapi/texts";

/** Length of the shortest password. Source: T-251. */
export const PASSWORD_MIN_LENGTH = PASSWORD.minLength;
/** Length of the longest password the contract takes. */
export const PASSWORD_MAX_LENGTH = PASSWORD.maxLength;

/** What a new password must have. Source: T-237, G-27. */
export const PASSWORD_RULES = ["length", "lower", "upper", "blanks"] as const;

/** One thing that a new password must have. */
export type PasswordRule = (typeof PASSWORD_RULES)[number];

// The parts of the contract's rule, which has to be told part by part. The test compares them with the whole.
const TESTS: Record<PasswordRule, (password: string) => boolean> = {
  length: ({ length }) => length >= PASSWORD_MIN_LENGTH && length <= PASSWORD_MAX_LENGTH,
  lower: (password) => /\p{Ll}/u.test(password),
  upper: (password) => /\p{Lu}/u.test(password),
  blanks: (password) => /^\S+$/.test(password),
};

/** The rules that a new password keeps; an empty one keeps none. */
export function keptRules(password: string): ReadonlySet<PasswordRule> {
  return new Set(PASSWORD_RULES.filter((rule) => TESTS[rule](password)));
}

/** Whether a new password keeps every rule. Source: T-237. */
export function isGoodPassword(password: string): boolean {
  return fits(PASSWORD, password);
}
