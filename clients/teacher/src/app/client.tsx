import { preloadPage, startClient } from "@anaquel/client-kit/start";
import { routes } from "../routes.tsx";
import { App } from "./app.tsx";

/** Draws the teachers' client into the page. Returns how to take it away again. */
export function start(): Promise<() => void> {
  return startClient({
    loadCatalogue: (locale) => import(`../locales/${locale}.po`),
    preload: (path) => preloadPage(routes, path),
    app: <App />,
  });
}
