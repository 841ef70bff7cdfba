import { Breaker } from "../lib/breaker.ts";
import { type ContentSource, createPool, STREAM_CONNECTIONS, type Upstream } from "./upstream.ts";

/** The publisher's real API, or any server that speaks the contract, at an address. */
export function createRemoteUpstream(address: string): Upstream {
  const url = new URL(address);
  const dispatcher = createPool(url.origin);
  const streams = createPool(url.origin, { connections: STREAM_CONNECTIONS });
  return {
    kind: "remote",
    dispatcher,
    streams,
    origin: url.origin,
    basePath: url.pathname.replace(/\/+$/, ""),
    breaker: new Breaker(),
    content: null,
    async close() {
      await Promise.all([dispatcher.destroy(), streams.destroy()]);
    },
  };
}

/** A WordPress at an address such as `https://cms.example` or `https://cms.example/wp-json/wp/v2`. */
export function createContentSource(address: string): ContentSource {
  const url = new URL(address);
  const path = url.pathname.replace(/\/+$/, "");
  return {
    dispatcher: createPool(url.origin),
    origin: url.origin,
    basePath: path.includes("/wp-json") ? path : `${path}/wp-json/wp/v2`,
  };
}
