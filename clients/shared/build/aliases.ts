import { uiAliases } from "@anaquel/ui/vite";
import type { Alias } from "vite";

/** The aliases of `ui`, exact and with Primer's deep import of the popover fill-in, which a prefix alias would misread. */
export function clientAliases(): Alias[] {
  return Object.entries(uiAliases()).map(([name, replacement]) => ({
    find: new RegExp(`^${name.replaceAll("/", "\\/")}(\\/fn)?$`),
    replacement,
  }));
}
