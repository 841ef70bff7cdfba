export { asApiError } from "./as-api-error.ts";
export { isMail } from "./mail-rule.ts";
export {
  isGoodPassword,
  keptRules,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  PASSWORD_RULES,
  type PasswordRule,
} from "./password-rule.ts";
export { useFocusOnChange } from "./use-focus-on-change.ts";
