import { type ReactNode, Suspense } from "react";
import { useLocation } from "wouter";
import { lazyPart } from "../parts/lazy-part.ts";
import { useConsent } from "./consent.ts";

const ConsentBanner = lazyPart(async () => (await import("./consent-banner.tsx")).ConsentBanner);

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
