import { defineConfig } from "@lingui/conf";

/** Only for stories and tests: the clients extract the messages of this package into their own catalogs. */
export default defineConfig({ sourceLocale: "en", locales: ["en"] });
