import { createServer, type Socket } from "node:net";
import { OPERATIONS, type OperationFacts, type OperationId } from "@anaquel/openapi/operations";
import { vi } from "vitest";
import { operationContract } from "../../../server/src/contract/validate.ts";
import { type ApiAnswer, ApiClient, signedIn } from "../../support/api.ts";
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

/** A portal with the demo data, and further ones in front of whatever a recipe needs. */
export class Stage {
  readonly portal: Portal;
  readonly #clients = new Map<string, Promise<ApiClient>>();
  readonly #toStop: (() => Promise<unknown>)[] = [];

  private constructor(portal: Portal) {
    this.portal = portal;
  }

  static async open(): Promise<Stage> {
    const portal = await startPortal();
    await untilCalm(new ApiClient(portal.url));
    return new Stage(portal);
  }

  async close(): Promise<void> {
    for (const stop of this.#toStop) await stop();
    await this.portal.stop();
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

  /** A portal in front of an API that does this with each connection. */
  async infrontOf(behave: (socket: Socket) => void, env: Record<string, string> = {}): Promise<ApiClient> {
    const open = new Set<Socket>();
    const server = createServer((socket) => {
      open.add(socket);
      socket.on("error", () => {});
      socket.on("data", () => behave(socket));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const client = await this.another({ UPSTREAM: `http://127.0.0.1:${port}`, ...env });
    this.#toStop.push(async () => {
      for (const socket of open) socket.destroy();
      server.close();
    });
    return client;
  }
}

/** On a busy machine a portal refuses what comes in its first second; a captcha it answers by itself, whatever stands behind it. */
async function untilCalm(client: ApiClient): Promise<void> {
  await vi.waitUntil(async () => (await client.get("/api/captcha/signin")).status === 200, { timeout: 10_000 });
}

/** An answer of an API, with this status line and body, for `infrontOf`. */
export function answering(status: string, body: object): (socket: Socket) => void {
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
