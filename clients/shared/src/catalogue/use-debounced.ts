import { useEffect, useState } from "react";

/** Milliseconds of quiet before a search is applied. Source: T-494, P-192. */
const DEBOUNCE_MS = 500;

/** A value as it was once it stopped changing for half a second. */
export function useDebounced<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
