/**
 * Stops asking an upstream that keeps failing: after `threshold` failures in a row it refuses at once, and lets one
 * request through every `probeMs` until one succeeds.
 */
export class Breaker {
  readonly #threshold: number;
  readonly #probeMs: number;
  #failures = 0;
  #nextProbeAt = 0;

  constructor(threshold = 5, probeMs = 5000) {
    this.#threshold = threshold;
    this.#probeMs = probeMs;
  }

  /** Seconds to wait, or null when the request may go on. */
  refusal(now = performance.now()): number | null {
    if (this.#failures < this.#threshold) return null;
    if (now >= this.#nextProbeAt) {
      this.#nextProbeAt = now + this.#probeMs;
      return null;
    }
    return Math.ceil((this.#nextProbeAt - now) / 1000);
  }

  /** Whether requests are being refused. */
  get isOpen(): boolean {
    return this.#failures >= this.#threshold;
  }

  succeeded(): void {
    this.#failures = 0;
  }

  failed(now = performance.now()): void {
    this.#failures += 1;
    if (this.#failures === this.#threshold) this.#nextProbeAt = now + this.#probeMs;
  }
}
