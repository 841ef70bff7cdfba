import { type ReactNode, Suspense } from "react";
import { useLocation } from "wouter";
import { loadAhead, persist } from "../parts/index.ts";
import { type Consent, readConsent, useConsent } from "./consent.ts";

const ConsentBanner = loadAhead(() => persist(async () => (await import("./consent-banner.tsx")).ConsentBanner));

/** Pages that other people's pages show inside theirs. */
const INSIDE_OTHERS = /^\/product-viewer(\/|$)/;

/** Loads the question ahead where it will be asked. */
export async function loadQuestion(path: string): Promise<unknown> {
  return isAsked(readConsent(), path) && ConsentBanner.load();
}

/** Asks for consent below every page until there is an answer. */
export function ConsentGate(): ReactNode {
  const [path] = useLocation();
  const consent = useConsent();
  if (!isAsked(consent, path)) return null;
  return (
    <Suspense fallback={null}>
      <ConsentBanner />
    </Suspense>
  );
}

function isAsked(consent: Consent, path: string): boolean {
  return consent === null && !INSIDE_OTHERS.test(path);
}
