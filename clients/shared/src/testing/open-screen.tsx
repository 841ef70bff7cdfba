import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { type RenderResult, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { SWRConfig } from "swr";
import { Router } from "wouter";
import { memoryLocation } from "wouter/memory-location";

/** Draws a screen at an address with empty caches, in the English of the sources, and tells where it navigates to. */
export function openScreen(screen: ReactNode, path = "/"): RenderResult & { history: string[] } {
  i18n.loadAndActivate({ locale: "en", messages: {} });
  const { hook, searchHook, history } = memoryLocation({ path, record: true });
  const result = render(
    <I18nProvider i18n={i18n}>
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <Router hook={hook} searchHook={searchHook}>
          {screen}
        </Router>
      </SWRConfig>
    </I18nProvider>,
  );
  return { ...result, history };
}
