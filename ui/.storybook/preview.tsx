import "../src/theme/theme.css";
import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { definePreview } from "@storybook/react-vite";

// The messages are English in the sources, and stories are built with them.
i18n.loadAndActivate({ locale: "en", messages: {} });

Object.assign(document.documentElement.dataset, { lightTheme: "light", darkTheme: "dark" });
document.documentElement.lang = "en";

export default definePreview({
  addons: [],
  globalTypes: {
    mode: {
      description: "Light or dark",
      toolbar: { icon: "mirror", items: ["light", "dark", "auto"], dynamicTitle: true },
    },
  },
  initialGlobals: { mode: "light" },
  parameters: { layout: "fullscreen", backgrounds: { disable: true } },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dataset.colorMode = String(globals.mode);
      return (
        <I18nProvider i18n={i18n}>
          <Story />
        </I18nProvider>
      );
    },
  ],
});
