import { defineMain } from "@storybook/react-vite/node";
import { uiAliases, uiPlugins } from "../build/vite.ts";

/** Stories of the design package. They are built and shown without asking anything of other machines. */
export default defineMain({
  framework: "@storybook/react-vite",
  stories: ["../stories/**/*.stories.tsx"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  typescript: { reactDocgen: false, check: false },
  viteFinal(config) {
    return {
      ...config,
      plugins: [config.plugins, uiPlugins({ keepsMessages: true })],
      resolve: { ...config.resolve, alias: uiAliases() },
    };
  },
});
