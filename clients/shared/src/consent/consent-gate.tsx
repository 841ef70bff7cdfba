import { type ReactNode, Suspense } from "react";
import { useLocation } from "wouter";
import { loadAhead, persist } from "../parts/index.ts";
import { readConsent, useConsent } from "./consent.ts";

const ConsentBanner = loadAhead(() => persist(async () => (await import("./consent-banner.tsx")).ConsentBanner));

/** Loads the question ahead where it will be asked. */
export async function loadQuestion(): Promise<unknown> {
  return readConsent() ?? ConsentBanner.load();
}

/** Pages that other people's pages show inside theirs. */
const INSIDE_OTHERS = /^\/product-viewer(\/|$)/;

/** Asks for consent below every page until there is an answer. */
export function ConsentGate(): ReactNode {
  const [path] = useLocation();
  const consent = useConsent();
  if (consent || INSIDE_OTHERS.test(path)) return null;
  return (
    <Suspense fallback={null}>
      <ConsentBanner />
    </Suspense>
  );
}
