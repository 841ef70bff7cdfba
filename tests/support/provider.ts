import type { ApiClient } from "./api.ts";

/**
 * Passes the page of an embedded identity provider as somebody of its accounts.
 *
 * @param start where the portal or the API sent the browser
 * @returns the address that the provider sends the browser back to
 */
export async function passProvider(browser: ApiClient, start: string, mail: string): Promise<URL> {
  let next = new URL(start, browser.url);
  while (!next.pathname.endsWith("/callback")) {
    const answer = next.pathname.includes("/interaction/")
      ? await browser.call("POST", `${next.pathname}/${encodeURIComponent(mail)}`)
      : await browser.get(next.pathname + next.search);
    const location = answer.headers.get("location");
    if (!location) throw new Error(`${next} answers ${answer.status} and leads nowhere`);
    next = new URL(location, next);
  }
  return next;
}
