import { createHash } from "node:crypto";

/** Password of every demo account. */
export const PASSWORD = "Anaquel2026";

/** Demo accounts that tests use, by what they show. */
export const MAILS = {
  teacher: "marta.ruiz@demo.anaquel.example",
  demoTeacher: "diego.demo@demo.anaquel.example",
  support: "lucia.soporte@demo.anaquel.example",
  internalSupport: "irene.interna@demo.anaquel.example",
  invoice: "ines.facturas@demo.anaquel.example",
  internalUser: "nuria.editora@demo.anaquel.example",
  plus: "paula.plus@demo.anaquel.example",
  emptyShelf: "omar.vacio@demo.anaquel.example",
  onlyResources: "elena.recursos@demo.anaquel.example",
  fakeTeacher: "fede.ficticio@demo.anaquel.example",
  plainUser: "ugo.utente@demo.anaquel.example",
  student: "sofia.alumna@demo.anaquel.example",
  notValidated: "vera.pendiente@demo.anaquel.example",
  deactivated: "bruno.baja@demo.anaquel.example",
} as const;

/** Ids of the demo catalogue that tests use. */
export const MATEMATICAS = "7d3e0c52-8f1b-4a6e-9c55-2b9f1f0a2e01";
export const OPEN_LINK = "5e2f9a70-3b61-4d0f-a2c8-9b1f4e6d7c20";
export const THREE_DEVICE_LINK = "5e2f9a70-3b61-4d0f-a2c8-9b1f4e6d7c21";
export const ENDED_LINK = "5e2f9a70-3b61-4d0f-a2c8-9b1f4e6d7c22";

/** An answer with its body read: JSON when it is JSON, else text. */
export interface ApiAnswer {
  status: number;
  headers: Headers;
  // Tests look into bodies of every shape; each one says what it expects.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  body: any;
}

/** A program that talks to the portal, with a cookie jar of its own. */
export class ApiClient {
  readonly url: string;
  readonly cookies = new Map<string, string>();

  constructor(url: string) {
    this.url = url;
  }

  async call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<ApiAnswer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await fetch(this.url + path, {
      method,
      redirect: "manual",
      headers: {
        ...(cookie ? { cookie } : {}),
        ...(cookie && method !== "GET" ? { origin: this.url } : {}),
        ...(body === undefined || isForm(body) ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === "string" || isForm(body) ? body : JSON.stringify(body) }),
    });
    for (const line of answer.headers.getSetCookie()) this.#keep(line);
    const text = await answer.text();
    const isJson = answer.headers.get("content-type")?.includes("json") && text !== "";
    return { status: answer.status, headers: answer.headers, body: isJson ? JSON.parse(text) : text };
  }

  get(path: string, headers?: Record<string, string>): Promise<ApiAnswer> {
    return this.call("GET", path, undefined, headers);
  }

  /** Solves a captcha challenge for an action. */
  async captcha(action: string): Promise<string> {
    const { status, body } = await this.get(`/api/captcha/${action}`);
    if (status !== 200) throw new Error(`no challenge: ${status} ${JSON.stringify(body)}`);
    for (let number = 0; number <= body.maxnumber; number += 1) {
      const hash = createHash("sha256")
        .update(body.salt + number)
        .digest("hex");
      if (hash === body.challenge) return Buffer.from(JSON.stringify({ ...body, number })).toString("base64");
    }
    throw new Error("the challenge has no solution");
  }

  async signIn(mail: string, password: string = PASSWORD, query = ""): Promise<ApiAnswer> {
    return this.call("POST", `/api/signin${query}`, { mail, password, token: await this.captcha("signin") });
  }

  #keep(line: string): void {
    const [pair = "", ...attributes] = line.split(/;\s*/);
    const at = pair.indexOf("=");
    const isCleared = attributes.some((attribute) => /^(max-age=0|expires=thu, 01 jan 1970)/i.test(attribute));
    if (isCleared) this.cookies.delete(pair.slice(0, at));
    else this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }
}

function isForm(body: unknown): body is FormData | URLSearchParams {
  return body instanceof FormData || body instanceof URLSearchParams;
}

/** A client that has signed in. */
export async function signedIn(url: string, mail: string): Promise<ApiClient> {
  const client = new ApiClient(url);
  const answer = await client.signIn(mail);
  if (answer.status !== 200)
    throw new Error(`${mail} could not sign in: ${answer.status} ${JSON.stringify(answer.body)}`);
  return client;
}
