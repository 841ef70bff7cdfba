import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { OPERATIONS, type OperationFacts, type OperationId } from "@anaquel/openapi/operations";
import { vi } from "vitest";
import { operationContract } from "../../../server/src/contract/validate.ts";
import { type ApiAnswer, ApiClient, signedIn } from "../../support/api.ts";
import { freePort } from "../../support/free-port.ts";
import { type Portal, startPortal } from "../../support/portal.ts";

/** How a reason is made to appear: the answer that carries it. */
export type Recipe = (stage: Stage) => Promise<ApiAnswer>;

/** What an operation is called with. Path parameters are taken out of `path` by name; a captcha is solved where one is asked for. */
export interface AskInput {
  path?: Record<string, string | number>;
  query?: Record<string, string>;
  body?: object;
  headers?: Record<string, string>;
}

/** What an API does with a request that comes in on this connection. */
export type Behaviour = (socket: Socket) => void;

/** A portal with the demo data, one in front of an API that does as it is told, and one in front of no API at all. */
export class Stage {
  readonly portal: Portal;
  /** A client of the portal that has no API. */
  readonly alone: ApiClient;
  readonly #front: ApiClient;
  readonly #clients = new Map<string, Promise<ApiClient>>();
  readonly #toStop: (() => Promise<unknown>)[] = [];
  readonly #connections = new Set<Socket>();
  #behave: Behaviour = (socket) => socket.destroy();

  private constructor(portals: readonly [Portal, Portal, Portal], api: Server) {
    const [portal, front, alone] = portals;
    this.portal = portal;
    this.#front = new ApiClient(front.url);
    this.alone = new ApiClient(alone.url);
    for (const { stop } of portals) this.#toStop.push(stop);
    this.#toStop.push(async () => api.close());
    api.on("connection", (socket: Socket) => {
      this.#connections.add(socket);
      socket.on("error", () => {});
      socket.on("data", () => this.#behave(socket));
    });
  }

  /** The portal with the demo data is the first to start: on a busy machine it needs a moment before it answers everybody. */
  static async open(): Promise<Stage> {
    const portal = await startPortal();
    const api = createServer();
    await new Promise<void>((resolve) => api.listen(0, "127.0.0.1", resolve));
    const upstream = (port: number) => ({ UPSTREAM: `http://127.0.0.1:${port}`, RATE_LIMIT_SIGNIN_PER_MINUTE: "20" });
    const front = await startPortal(upstream((api.address() as AddressInfo).port));
    const alone = await startPortal(upstream(await freePort()));
    return new Stage([portal, front, alone], api);
  }

  async close(): Promise<void> {
    for (const connection of this.#connections) connection.destroy();
    for (const stop of this.#toStop) await stop();
  }

  /** Somebody whom the portal has not seen before. */
  visitor(): ApiClient {
    return new ApiClient(this.portal.url);
  }

  /** A demo account that is signed in; the same client each time. */
  as(mail: string): Promise<ApiClient> {
    const client = this.#clients.get(mail) ?? signedIn(this.portal.url, mail);
    this.#clients.set(mail, client);
    return client;
  }

  /** Runs something with the clock of the sandbox moved by so many milliseconds. */
  async later<T>(offsetMs: number, run: () => Promise<T>): Promise<T> {
    const move = (to: number) => this.visitor().call("PUT", "/dev/clock", { offsetMs: to });
    await move(offsetMs);
    return run().finally(() => move(0));
  }

  /** The link in the newest mail to an address, as the mailbox of the sandbox shows it. */
  async mailedLink(recipient: string): Promise<URL> {
    const { body } = await this.visitor().get("/dev/mailbox", { accept: "application/json" });
    const mails: { recipient: string; body: string }[] = body;
    const text = mails.find((mail) => mail.recipient === recipient)?.body ?? "";
    return new URL(/^http\S+$/m.exec(text)?.[0] ?? "");
  }

  /** A portal of its own, ended with the stage. */
  async another(env: Record<string, string>): Promise<ApiClient> {
    const portal = await startPortal(env);
    this.#toStop.push(() => portal.stop());
    const client = new ApiClient(portal.url);
    await untilCalm(client);
    return client;
  }

  /** A client of the portal in front of an API, which does this with each request from now on. */
  inFrontOf(behave: Behaviour): ApiClient {
    this.#behave = behave;
    return this.#front;
  }
}

/** On a busy machine a portal refuses what comes in its first second; a captcha it answers by itself, whatever stands behind it. */
async function untilCalm(client: ApiClient): Promise<void> {
  await vi.waitUntil(async () => (await client.get("/api/captcha/signin")).status === 200, { timeout: 10_000 });
}

/** An answer of an API, with this status line and body, for `inFrontOf`. */
export function answering(status: string, body: object): Behaviour {
  const text = JSON.stringify(body);
  const head = `HTTP/1.1 ${status}\r\ncontent-type: application/json\r\nconnection: close`;
  return (socket) => socket.end(`${head}\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
}

/** Calls an operation by its id. */
export async function ask(client: ApiClient, id: OperationId, input: AskInput = {}): Promise<ApiAnswer> {
  const facts: OperationFacts = OPERATIONS[id];
  const path = facts.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(String(input.path?.[name])),
  );
  const token = facts.captcha ? await client.captcha(facts.captcha) : null;
  const inBody = operationContract(id).bodyTypes.length > 0;
  const query = new URLSearchParams({ ...(token && !inBody && { token }), ...input.query });
  const body = inBody ? { ...(token && { token }), ...input.body } : undefined;
  const sent = Array.isArray(input.body) ? input.body : body;
  return client.call(facts.method, `/api${path}${query.size > 0 ? `?${query}` : ""}`, sent, input.headers);
}
