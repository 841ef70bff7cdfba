/** Remembers what was read for a short while. Equal reads at the same time are one read. */
export class Memo<Value> {
  readonly #lifetimeMs: number;
  readonly #limit: number;
  readonly #kept = new Map<string, { until: number; value: Promise<Value> }>();

  /** @param limit most entries kept; beyond it everything is forgotten */
  constructor(lifetimeMs: number, limit = 10_000) {
    this.#lifetimeMs = lifetimeMs;
    this.#limit = limit;
  }

  /** The remembered value, or what `read` gives. A read that fails is not remembered. */
  get(key: string, read: () => Promise<Value>): Promise<Value> {
    const now = performance.now();
    const known = this.#kept.get(key);
    if (known && known.until > now) return known.value;
    if (this.#kept.size >= this.#limit) this.#kept.clear();
    const value = read();
    this.#kept.set(key, { until: now + this.#lifetimeMs, value });
    value.catch(() => this.#kept.delete(key));
    return value;
  }

  forget(key: string): void {
    this.#kept.delete(key);
  }

  clear(): void {
    this.#kept.clear();
  }
}

/** A memo for each of something that lives as long as it: one for each open database. */
export function memoFor<Owner extends WeakKey, Value>(lifetimeMs: number): (owner: Owner) => Memo<Value> {
  const memos = new WeakMap<Owner, Memo<Value>>();
  return (owner) => {
    const known = memos.get(owner) ?? new Memo<Value>(lifetimeMs);
    memos.set(owner, known);
    return known;
  };
}
