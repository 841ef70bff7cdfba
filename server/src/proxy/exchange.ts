import type { IncomingHttpHeaders } from "node:http";
import type { Socket } from "node:net";
import type { Dispatcher } from "undici";
import { onDeparture } from "../lib/departure.ts";

/** Why an exchange with the upstream failed. `busy`: no connection was free in time, which says nothing of the upstream. */
export type FaultKind = "unreachable" | "reset" | "broken" | "timeout" | "busy" | "left";

/** A failed exchange. `detail` is for the log, never for a browser. */
export class UpstreamFault extends Error {
  readonly kind: FaultKind;

  constructor(kind: FaultKind, detail: string) {
    super(detail);
    this.name = "UpstreamFault";
    this.kind = kind;
  }
}

/** A request to the upstream whose answer is read whole before anything is passed on. */
export interface ExchangeRequest {
  dispatcher: Dispatcher;
  origin: string;
  method: Dispatcher.HttpMethod;
  path: string;
  headers: Record<string, string>;
  body: Buffer | string | null;
  /** Milliseconds for everything, from sending to the last byte. */
  timeoutMs: number;
  /** Largest answer in bytes. */
  maxBytes: number;
  /** The browser's connection: when it ends, so does the exchange. */
  socket?: Socket;
}

/** A complete answer of the upstream. */
export interface ExchangeAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Sends a request and reads the whole answer.
 *
 * @throws UpstreamFault when there is no complete answer in time
 */
export function exchange(request: ExchangeRequest): Promise<ExchangeAnswer> {
  return new Promise((resolve, reject) => {
    let controller: Dispatcher.DispatchController | null = null;
    let answer: { status: number; headers: IncomingHttpHeaders } | null = null;
    let settled = false;
    const chunks: Buffer[] = [];
    let size = 0;

    const timer = setTimeout(() => {
      fail(
        controller
          ? new UpstreamFault("timeout", "no answer in time")
          : new UpstreamFault("busy", "no free connection"),
      );
    }, request.timeoutMs);
    const leave = () => fail(new UpstreamFault("left", "the browser left"));
    const stopWaiting = request.socket && onDeparture(request.socket, leave);

    function settle(): boolean {
      if (settled) return false;
      settled = true;
      clearTimeout(timer);
      stopWaiting?.();
      return true;
    }

    function fail(fault: UpstreamFault): void {
      if (!settle()) return;
      controller?.abort(fault);
      reject(fault);
    }

    if (request.socket?.destroyed) return leave();
    request.dispatcher.dispatch(
      {
        origin: request.origin,
        method: request.method,
        path: request.path,
        headers: request.headers,
        body: request.body,
      },
      {
        onRequestStart(started) {
          controller = started;
          // The browser may have left while the request waited for a connection.
          if (settled) started.abort(new Error("given up before it was sent"));
        },
        onResponseStart(_controller, status, headers) {
          if (status < 200) return;
          answer = { status, headers };
          if (Number(headers["content-length"] ?? 0) > request.maxBytes) {
            fail(new UpstreamFault("broken", `an answer of ${headers["content-length"]} bytes`));
          }
        },
        onResponseData(_controller, chunk) {
          size += chunk.length;
          if (size > request.maxBytes) return fail(new UpstreamFault("broken", `an answer of over ${size} bytes`));
          chunks.push(chunk);
        },
        onResponseEnd() {
          if (!answer) return fail(new UpstreamFault("broken", "an answer without a status"));
          if (settle())
            resolve({ ...answer, body: chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks) });
        },
        onResponseError(_controller, error) {
          fail(new UpstreamFault(answer ? "broken" : faultKindOf(error), `${codeOf(error)} ${error.message}`));
        },
      },
    );
  });
}

const UNREACHABLE = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOENT",
  "UND_ERR_CONNECT_TIMEOUT",
]);
const RESET = new Set(["ECONNRESET", "EPIPE", "UND_ERR_SOCKET"]);

/** Sorts an error of the HTTP client by what it says of the upstream. */
export function faultKindOf(error: Error): FaultKind {
  const code = codeOf(error);
  if (UNREACHABLE.has(code)) return "unreachable";
  return RESET.has(code) ? "reset" : "broken";
}

function codeOf(error: Error): string {
  return "code" in error ? String(error.code) : error.name;
}
