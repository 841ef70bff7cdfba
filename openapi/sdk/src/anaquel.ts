import { type Client, createClient } from "../../generated/client/client/index.ts";
import { signIn, signOut } from "../../generated/client/sdk.gen.ts";
import { getCaptchaToken } from "./captcha.ts";
import { type CookieStore, keepCookies } from "./cookies.ts";
import { toError } from "./error.ts";
import { limitTime } from "./timeout.ts";

/** How to reach an Anaquel. */
export interface AnaquelOptions {
  /** Address of the API, such as `https://portal.example/api`. */
  baseUrl: string;
  /** An access token, for programs that have one; without it, sign in. */
  accessToken?: string;
  /** Language of messages: es, en or it. */
  language?: "es" | "en" | "it";
  /** Keeps cookies beyond this program: the session, and the device of students' links. Without it they are kept in memory. */
  cookies?: CookieStore;
  /** Replaces the global fetch. */
  fetch?: typeof fetch;
}

/** A connection to the API with a session of its own. Pass `client` to the operations. */
export interface Anaquel {
  client: Client;
  /** Opens a session. @throws AnaquelError with the reason INVALID_CREDENTIALS when mail and password do not match */
  signIn(mail: string, password: string): Promise<void>;
  signOut(): Promise<void>;
}

/**
 * Connects to an API. Operations that are called with its `client` return their data or throw an `AnaquelError`, and give up
 * after the time that the contract grants them. Cookies are kept where the platform does not keep them itself.
 */
export function createAnaquel(options: AnaquelOptions): Anaquel {
  const send = limitTime(keepCookies(options.fetch ?? fetch, options.baseUrl, options.cookies), options.baseUrl);
  const client = createClient({
    baseUrl: options.baseUrl.replace(/\/+$/, ""),
    fetch: send,
    throwOnError: true,
    headers: {
      ...(options.language ? { "accept-language": options.language } : {}),
      ...(options.accessToken ? { "x-access-token": options.accessToken } : {}),
    },
  });
  client.interceptors.error.use((error, response) => toError(error, response));
  return {
    client,
    async signIn(mail, password) {
      const token = await getCaptchaToken(client, "signin");
      await signIn({ client, body: { mail, password, token } });
    },
    async signOut() {
      await signOut({ client });
    },
  };
}
