/** What the gateway tells a client in the page. Nothing here is secret. */
export interface ClientConfig {
  /** Which of the two portals this host serves. */
  portal: "premium" | "plus";
  /** Address of the portal, the base of every accepted return address. */
  base: string;
  /** What answers the API: the embedded reference API, mocks, or the publisher's own. */
  upstream: "sandbox" | "prism" | "remote";
  /** The site's reCAPTCHA; absent when captcha tokens come from elsewhere. */
  recaptcha?: { siteKey: string; url: string };
  /** Milliseconds between the clock of the server and the clock of the world; not zero when the clock was moved. */
  clockOffsetMs: number;
  /** False when the page was asked for without a session; then nobody needs to ask who is there. Absent when unknown. */
  signedIn?: boolean;
}

let known: ClientConfig | undefined;

/** The configuration of this page, read once. */
export function clientConfig(): ClientConfig {
  known ??= readConfig(document);
  return known;
}

/** Reads the configuration from `<meta name="anaquel-config">`; a page without it gets the defaults of a plain portal. */
export function readConfig(page: Document): ClientConfig {
  const fallback: ClientConfig = {
    portal: "premium",
    base: new URL("/", page.location.href).href,
    upstream: "remote",
    clockOffsetMs: 0,
  };
  const text = page.querySelector('meta[name="anaquel-config"]')?.getAttribute("content") ?? "";
  try {
    return { ...fallback, ...(JSON.parse(text) as Partial<ClientConfig>) };
  } catch {
    return fallback;
  }
}
