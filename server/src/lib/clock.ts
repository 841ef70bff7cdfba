/** Tells the time in milliseconds since 1970. The sandbox can move it. */
export interface Clock {
  now(): number;
  /** Distance from the machine's own clock, in milliseconds. */
  offsetMs: number;
}

/** A clock that follows the machine's, moved by `offsetMs`. */
export function createClock(offsetMs = 0): Clock {
  return {
    offsetMs,
    now() {
      return Date.now() + this.offsetMs;
    },
  };
}
