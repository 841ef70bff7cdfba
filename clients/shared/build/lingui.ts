import { join } from "node:path";
import { defineConfig, type LinguiConfig } from "@lingui/conf";
import { formatter } from "@lingui/format-po";

/** The message catalogues of a client: its own texts and those of client-kit and ui, in the three languages. */
export function linguiConfig(clientDir: string): LinguiConfig {
  const clients = join(import.meta.dirname, "../..");
  return defineConfig({
    sourceLocale: "en",
    locales: ["es", "en", "it"],
    fallbackLocales: { default: "en" },
    format: formatter({ lineNumbers: false, origins: false }),
    catalogs: [
      {
        path: "<rootDir>/src/locales/{locale}",
        include: [join(clientDir, "src"), join(clients, "shared/src"), join(clients, "../ui/src")],
        exclude: ["**/*.test.*", "**/*.stories.*"],
      },
    ],
  });
}
