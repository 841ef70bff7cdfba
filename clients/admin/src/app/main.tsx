import { preloadPage, startClient } from "@anaquel/client-kit/start";
import { routes } from "../routes.tsx";
import { App } from "./app.tsx";

await startClient({
  loadCatalogue: (locale) => import(`../locales/${locale}.po`),
  preload: (path) => preloadPage(routes, path),
  app: <App />,
});
