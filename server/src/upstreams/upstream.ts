import { type Dispatcher, Pool } from "undici";
import type { Breaker } from "../lib/breaker.ts";

/** The API behind the gateway. The gateway treats all kinds alike; only the address differs. */
export interface Upstream extends Connection {
  readonly kind: "sandbox" | "prism" | "remote";
  /** Connections for what passes piece by piece, apart: a reader who pauses keeps nobody else waiting. */
  readonly streams: Dispatcher;
  /** Path put before every contract path, without a trailing slash. */
  readonly basePath: string;
  /** A validating proxy through which the operations go whose answers are read whole, when one is asked for. */
  readonly judge?: Connection;
  readonly breaker: Breaker;
  /** Where a WordPress-shaped content service is found behind this upstream, when it has one. */
  readonly content: ContentSource | null;
  close(): Promise<void>;
}

/** Where requests are sent: a pool of connections, and the origin that they name. */
export interface Connection {
  readonly dispatcher: Dispatcher;
  readonly origin: string;
}

/** A WordPress REST root: requests go to `origin` + `basePath` + `/posts`. */
export interface ContentSource extends Connection {
  readonly basePath: string;
  /** A picture shown for every other, where the addresses in posts lead nowhere. */
  readonly picture?: string;
}

/** Tells how a start is going, for people who watch it. `done` and `total` count steps of one phase. */
export type Progress = (event: { step: string; done?: number; total?: number }) => void;

const CONNECTIONS = 64;
/** Each serves one reader for as long as that takes. */
export const STREAM_CONNECTIONS = 512;
const CONNECT_TIMEOUT_MS = 3000;
const MAX_HEADER_BYTES = 16_384;

/**
 * A pool of connections to an origin, or to a unix socket when `socketPath` is given. Time limits of exchanges are the
 * caller's: the pool's own timers are too coarse for them.
 */
export function createPool(
  origin: string,
  { socketPath, connections = CONNECTIONS }: { socketPath?: string; connections?: number } = {},
): Pool {
  return new Pool(origin, {
    connections,
    pipelining: 1,
    headersTimeout: 0,
    bodyTimeout: 0,
    maxHeaderSize: MAX_HEADER_BYTES,
    connect: { timeout: CONNECT_TIMEOUT_MS, ...(socketPath ? { socketPath } : {}) },
  });
}
