export { getCaptchaToken } from "./captcha-token.ts";
export { type Challenge, solve } from "./proof-of-work.ts";
