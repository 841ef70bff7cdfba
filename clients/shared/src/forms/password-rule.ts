/** Length of the shortest password. Source: T-251. */
export const PASSWORD_MIN_LENGTH = 6;
/** Length of the longest password the contract takes. */
export const PASSWORD_MAX_LENGTH = 200;

/** What a new password must have. Source: T-237, G-27. */
export const PASSWORD_RULES = ["length", "lower", "upper", "blanks"] as const;

/** One thing that a new password must have. */
export type PasswordRule = (typeof PASSWORD_RULES)[number];

// The contract's letters, so that a password that passes here is not refused there. The test compares them.
const TESTS: Record<PasswordRule, (password: string) => boolean> = {
  length: ({ length }) => length >= PASSWORD_MIN_LENGTH && length <= PASSWORD_MAX_LENGTH,
  lower: (password) => /[a-zà-öø-ÿ]/.test(password),
  upper: (password) => /[A-ZÀ-ÖØ-Þ]/.test(password),
  blanks: (password) => /^\S+$/.test(password),
};

/** The rules that a new password keeps; an empty one keeps none. */
export function keptRules(password: string): ReadonlySet<PasswordRule> {
  return new Set(PASSWORD_RULES.filter((rule) => TESTS[rule](password)));
}

/** Whether a new password keeps every rule. Source: T-237. */
export function isGoodPassword(password: string): boolean {
  return keptRules(password).size === PASSWORD_RULES.length;
}
