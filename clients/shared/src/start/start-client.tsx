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
import { ErrorBoundary } from "./error-boundary.tsx";

/** What a client is made of. */
export interface ClientStart {
  loadCatalogue: LoadCatalogue;
  /** Loads the code of the page at a path ahead of the first drawing, so that the page appears at once. */
  preload: (path: string) => Promise<unknown>;
  app: ReactNode;
}

/** Draws a client into the page, in place of what stands there. Returns how to take it away again. */
export async function startClient({ loadCatalogue, preload, app }: ClientStart): Promise<() => void> {
  const element = document.getElementById("root");
  if (!element) throw new Error("The page has no root element.");
  const path = location.pathname.replace(/^\/(es|en|it)(?=\/|$)/, "") || "/";
  // A page that was drawn ahead stays until all of it can be drawn at once.
  const isDrawn = element.querySelector(".anaquel-picture") !== null;
  const [features] = await Promise.all([
    isDrawn ? readFeatures() : null,
    startLocale(loadCatalogue),
    preload(path).catch(() => undefined),
    isDrawn && loadQuestion(),
  ]);
  const root = createRoot(element);
  // Drawn piece by piece, so that a slow machine answers to what a person does meanwhile.
  startTransition(() =>
    root.render(
      <StrictMode>
        <LocaleProvider load={loadCatalogue}>
          <ErrorBoundary>
            <FeaturesProvider known={features}>
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
