const FRESH_MS = 60_000;
const FAILED_MS = 10_000;
const MAX_BYTES = 32 * 1024 * 1024;

/** Reads an answer, and tells how many bytes it has. */
type Read<Value> = (key: string) => Promise<{ value: Value; bytes: number }>;

interface Kept<Value> {
  value: Value;
  bytes: number;
  readAt: number;
}

/**
 * Answers of a service that may be slow or away. One that was read is given at once, and read again behind when it is older
 * than a minute; when that fails it is given for as long as it takes. A failure counts for ten seconds, equal questions wait
 * for one answer, and what was not asked for longest makes room. Source: D10 (cached with stale-while-error).
 */
export class KeptAnswers<Value> {
  readonly #read: Read<Value>;
  readonly #kept = new Map<string, Kept<Value>>();
  readonly #underWay = new Map<string, Promise<Value>>();
  readonly #failed = new Map<string, { error: unknown; at: number }>();
  #bytes = 0;

  constructor(read: Read<Value>) {
    this.#read = read;
  }

  /** An answer as it is known, or else as it is now. */
  async read(key: string): Promise<Value> {
    const failure = this.#failed.get(key);
    const hasFailed = failure !== undefined && Date.now() - failure.at < FAILED_MS;
    const known = this.#kept.get(key);
    if (!known) {
      if (hasFailed) throw failure.error;
      return this.refresh(key);
    }
    this.#kept.delete(key);
    this.#kept.set(key, known);
    if (Date.now() - known.readAt >= FRESH_MS && !hasFailed) void this.refresh(key);
    return known.value;
  }

  /** An answer as it is now; as it was last known when there is none now. */
  refresh(key: string): Promise<Value> {
    const underWay = this.#underWay.get(key);
    if (underWay) return underWay;
    const reading = this.#readNow(key).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, reading);
    return reading;
  }

  async #readNow(key: string): Promise<Value> {
    try {
      const { value, bytes } = await this.#read(key);
      this.#failed.delete(key);
      this.#keep(key, { value, bytes, readAt: Date.now() });
      return value;
    } catch (error) {
      this.#noteFailure(key, error);
      const known = this.#kept.get(key);
      if (known) return known.value;
      throw error;
    }
  }

  #keep(key: string, answer: Kept<Value>): void {
    this.#forget(key);
    this.#kept.set(key, answer);
    this.#bytes += answer.bytes;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= MAX_BYTES || oldest === key) break;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    this.#bytes -= this.#kept.get(key)?.bytes ?? 0;
    this.#kept.delete(key);
  }

  #noteFailure(key: string, error: unknown): void {
    const now = Date.now();
    for (const [old, { at }] of this.#failed) if (now - at >= FAILED_MS) this.#failed.delete(old);
    this.#failed.set(key, { error, at: now });
  }
}
