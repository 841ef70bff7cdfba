/** Where reCAPTCHA is found, and the key of this site. */
export interface Recaptcha {
  siteKey: string;
  /** Address of the service without a trailing slash. */
  url: string;
}

interface RecaptchaApi {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
}

/** Browsers that hold scripts to trusted types take an address from a policy only. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(text: string): string },
  ): { createScriptURL(text: string): string };
}

const page = globalThis as { grecaptcha?: RecaptchaApi; trustedTypes?: TrustedTypes };
let loading: Promise<RecaptchaApi> | null = null;

/**
 * Gets a token for one request of an action. The service's script is loaded with the first one.
 *
 * @throws Error when the service cannot be reached
 */
export async function getRecaptchaToken(recaptcha: Recaptcha, action: string): Promise<string> {
  loading ??= load(recaptcha).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  const api = await loading;
  return api.execute(recaptcha.siteKey, { action });
}

async function load({ url, siteKey }: Recaptcha): Promise<RecaptchaApi> {
  const address = `${url}/api.js?render=${encodeURIComponent(siteKey)}`;
  await new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.addEventListener("load", resolve, { once: true });
    script.addEventListener("error", () => reject(new Error("reCAPTCHA could not be loaded.")), { once: true });
    script.src = trusted(address);
    document.head.append(script);
  });
  const api = page.grecaptcha;
  if (!api) throw new Error("reCAPTCHA could not be loaded.");
  await new Promise<void>((resolve) => api.ready(resolve));
  return api;
}

/** The one address that this module makes a script of. */
function trusted(address: string): string {
  const policy = page.trustedTypes?.createPolicy("anaquel-recaptcha", { createScriptURL: () => address });
  return policy ? policy.createScriptURL(address) : address;
}
