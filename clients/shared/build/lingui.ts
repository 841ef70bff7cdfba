import { join } from "node:path";
import { defineConfig, type LinguiConfig } from "@lingui/conf";
import { formatter } from "@lingui/format-po";

/**
 * The message catalogues of a client in the three languages: one for its own texts and those of client-kit and ui, and one for
 * each area of screens that is named here, which is loaded with the first of its screens.
 */
export function linguiConfig(clientDir: string, areas: readonly string[] = []): LinguiConfig {
  const clients = join(import.meta.dirname, "../..");
  const areaDirs = areas.map((area) => ({ area, dir: join(clientDir, "src/screens", area) }));
  const include = [join(clientDir, "src"), join(clients, "shared/src"), join(clients, "../ui/src")];
  const exclude = include.flatMap((dir) => [join(dir, "**/*.test.*"), join(dir, "**/*.stories.*")]);
  return defineConfig({
    sourceLocale: "en",
    locales: ["es", "en", "it"],
    fallbackLocales: { default: "en" },
    format: formatter({ lineNumbers: false, origins: false }),
    catalogs: [
      {
        path: "<rootDir>/src/locales/{locale}",
        include,
        exclude: [...exclude, ...areaDirs.map(({ dir }) => join(dir, "**"))],
      },
      ...areaDirs.map(({ area, dir }) => ({
        path: `<rootDir>/src/screens/${area}/locales/{locale}`,
        include: [dir],
        exclude,
      })),
    ],
  });
}
