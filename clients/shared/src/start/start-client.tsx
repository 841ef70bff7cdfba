import "@anaquel/ui/theme.css";
import { type ReactNode, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Router } from "wouter";
import { ConsentGate } from "../consent/consent-gate.tsx";
import { FeaturesProvider } from "../features/features-provider.tsx";
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

/** Draws a client into the page. */
export async function startClient({ loadCatalogue, preload, app }: ClientStart): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no root element.");
  const path = location.pathname.replace(/^\/(es|en|it)(?=\/|$)/, "") || "/";
  await Promise.all([startLocale(loadCatalogue), preload(path).catch(() => undefined)]);
  createRoot(root).render(
    <StrictMode>
      <LocaleProvider load={loadCatalogue}>
        <ErrorBoundary>
          <FeaturesProvider>
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
  );
}
