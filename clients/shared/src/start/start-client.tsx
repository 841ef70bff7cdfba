import "@anaquel/ui/theme.css";
import { type ReactNode, StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { Router } from "wouter";
import { ConsentGate, loadQuestion } from "../consent/consent-gate.tsx";
import { FeaturesProvider, readFeatures } from "../features/features-provider.tsx";
import { type LoadCatalogue, startLocale } from "../i18n/locale.ts";
import { LocaleProvider } from "../i18n/locale-provider.tsx";
import { LinkInterceptor } from "../routing/link-interceptor.tsx";
import { RouteFocus } from "../routing/route-focus.tsx";
import { readSession } from "../session/session.ts";
import { ErrorBoundary } from "./error-boundary.tsx";

/** What a client is made of. */
export interface ClientStart {
  loadCatalogue: LoadCatalogue;
  /** Loads the code of the page at a path ahead of the first drawing, so that the page appears at once. */
  preload: (path: string) => Promise<unknown>;
  app: ReactNode;
}

/** How long the code of a page waits for what it says of everybody, before it draws what it has. */
const QUIET_MS = 150;

/** Draws a client into the page, in place of what stands there. Returns how to take it away again. */
export async function startClient({ loadCatalogue, preload, app }: ClientStart): Promise<() => void> {
  const element = document.getElementById("root");
  if (!element) throw new Error("The page has no root element.");
  const path = location.pathname.replace(/^\/(es|en|it)(?=\/|$)/, "") || "/";
  // These calls are on their way since the page was begun, and mostly answered before its code is there.
  const reading = readFeatures();
  const answers = Promise.all([reading, readSession(), loadQuestion(path).catch(() => undefined)]);
  await Promise.all([startLocale(loadCatalogue), preload(path).catch(() => undefined)]);
  // A page that was drawn ahead stays until all of it can be drawn at once; the brand alone does not stay long.
  const isDrawn = element.querySelector(".anaquel-picture") !== null;
  const [features] = await (isDrawn ? answers : Promise.race([answers, pause(QUIET_MS)]));
  const root = createRoot(element);
  // Drawn piece by piece, so that a slow machine answers to what a person does meanwhile.
  startTransition(() =>
    root.render(
      <StrictMode>
        <LocaleProvider load={loadCatalogue}>
          <ErrorBoundary>
            <FeaturesProvider known={features} reading={reading}>
              <Router>
                <LinkInterceptor />
                <RouteFocus contentId="main" />
                {app}
                <ConsentGate />
              </Router>
            </FeaturesProvider>
          </ErrorBoundary>
        </LocaleProvider>
      </StrictMode>,
    ),
  );
  return () => root.unmount();
}

function pause(milliseconds: number): Promise<[null]> {
  return new Promise((resolve) => setTimeout(() => resolve([null]), milliseconds));
}
