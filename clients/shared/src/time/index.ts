import { clientConfig } from "../config/client-config.ts";

/** The present moment on the server's clock, which can be moved while the portal is being tried. */
export function now(): Date {
  return new Date(Date.now() + clientConfig().clockOffsetMs);
}

/** Orders by ISO dates, the newest first. They are compared as text: the order of a language is slow to load and no different. */
export function newestFirst(a: { date: string }, b: { date: string }): number {
  return Number(a.date < b.date) - Number(a.date > b.date);
}
