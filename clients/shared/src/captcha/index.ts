export { getCaptchaToken } from "./captcha-token.ts";
