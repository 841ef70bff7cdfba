import { useSyncExternalStore } from "react";

/** What a person agreed to: everything, or what the portal cannot work without. Null: not asked yet. */
export type Consent = "all" | "necessary" | null;

const STORED_AS = "anaquel.consent";
const CHANGED = "anaquel:consent";

/** What was agreed to on this browser. Source: G-21. */
export function readConsent(storage: Pick<Storage, "getItem"> = localStorage): Consent {
  const value = storage.getItem(STORED_AS);
  return value === "all" || value === "necessary" ? value : null;
}

/** Keeps the answer on this browser and tells everything that waits for it. Null asks again. */
export function giveConsent(consent: Consent): void {
  if (consent) localStorage.setItem(STORED_AS, consent);
  else localStorage.removeItem(STORED_AS);
  dispatchEvent(new Event(CHANGED));
}

/** The answer as it changes, in other tabs too. Nothing of a third party may load before it is `all`. Source: G-21. */
export function useConsent(): Consent {
  return useSyncExternalStore(subscribe, readConsent);
}

function subscribe(onChange: () => void): () => void {
  addEventListener(CHANGED, onChange);
  addEventListener("storage", onChange);
  return () => {
    removeEventListener(CHANGED, onChange);
    removeEventListener("storage", onChange);
  };
}
