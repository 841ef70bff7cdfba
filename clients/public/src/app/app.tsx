import { loadAhead } from "@anaquel/client-kit/parts";
import { Pages } from "@anaquel/client-kit/start";
import { lazy, type ReactNode, Suspense } from "react";
import { useLocation } from "wouter";
import { routes } from "../routes.tsx";

const PublicShell = loadAhead(async () => (await import("./public-shell.tsx")).PublicShell);
const MissingPage = lazy(async () => ({ default: (await import("./missing-page.tsx")).MissingPage }));

/** Pages that draw their own frame, or none. */
const WITHOUT_SHELL = /^\/(signin|product-viewer)(\/|$)/;

/** Loads the frame of the page at a path ahead. */
export async function loadFrame(path: string): Promise<unknown> {
  return WITHOUT_SHELL.test(path) || PublicShell.load();
}

/** The public client: everything that needs no session. */
export function App(): ReactNode {
  const [path] = useLocation();
  const pages = (
    <Pages
      routes={routes}
      missing={
        <Suspense fallback={null}>
          <MissingPage />
        </Suspense>
      }
    />
  );
  if (WITHOUT_SHELL.test(path)) return pages;
  return (
    <Suspense fallback={null}>
      <PublicShell>{pages}</PublicShell>
    </Suspense>
  );
}
