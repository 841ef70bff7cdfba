import type { Adapter, AdapterPayload } from "oidc-provider";

interface Kept {
  payload: AdapterPayload;
  until: number;
}

/** What an embedded provider remembers, for as long as the process lives. Expiry is in seconds. */
export class ProviderMemory implements Adapter {
  static readonly #kept = new Map<string, Kept>();
  readonly #kind: string;

  constructor(kind: string) {
    this.#kind = kind;
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    const until = expiresIn ? Date.now() + expiresIn * 1000 : Number.POSITIVE_INFINITY;
    ProviderMemory.#kept.set(this.#key(id), { payload, until });
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    return this.#read(([key]) => key === this.#key(id));
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.#read(([key, { payload }]) => key.startsWith(`${this.#kind}:`) && payload.uid === uid);
  }

  async findByUserCode(): Promise<undefined> {}

  async destroy(id: string): Promise<void> {
    ProviderMemory.#kept.delete(this.#key(id));
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [key, { payload }] of ProviderMemory.#kept) {
      if (payload.grantId === grantId) ProviderMemory.#kept.delete(key);
    }
  }

  async consume(id: string): Promise<void> {
    const kept = ProviderMemory.#kept.get(this.#key(id));
    if (kept) kept.payload.consumed = Math.floor(Date.now() / 1000);
  }

  #key(id: string): string {
    return `${this.#kind}:${id}`;
  }

  #read(matches: (entry: [string, Kept]) => boolean): AdapterPayload | undefined {
    for (const entry of ProviderMemory.#kept) {
      if (matches(entry)) return entry[1].until > Date.now() ? entry[1].payload : undefined;
    }
  }
}
