import { clientConfig } from "../config/client-config.ts";

/** The present moment on the server's clock, which can be moved while the portal is being tried. */
export function now(): Date {
  return new Date(Date.now() + clientConfig().clockOffsetMs);
}
