import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, type RenderResult, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach } from "vitest";

i18n.loadAndActivate({ locale: "en", messages: {} });
afterEach(cleanup);

/** Renders a component of this package with its messages in English. */
export function renderInEnglish(children: ReactNode): RenderResult {
  return render(children, { wrapper: ({ children: all }) => <I18nProvider i18n={i18n}>{all}</I18nProvider> });
}
