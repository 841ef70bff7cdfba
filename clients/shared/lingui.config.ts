import { defineConfig } from "@lingui/conf";

/** Only for tests: the clients extract the messages of this package into their own catalogues. */
export default defineConfig({ sourceLocale: "en", locales: ["en"] });
