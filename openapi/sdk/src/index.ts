export * from "../../generated/client/index.ts";
export { ERROR_FACTS, type ErrorFacts } from "../../generated/error-facts.ts";
export { ERRORS, type Reason } from "../../generated/errors.ts";
export { type Anaquel, type AnaquelOptions, createAnaquel } from "./anaquel.ts";
export { type CaptchaAction, getCaptchaToken } from "./captcha.ts";
export { AnaquelError } from "./error.ts";
