export { type PageRoute, Pages, pageRule, preloadPage } from "./pages.tsx";
export { type ClientStart, startClient } from "./start-client.tsx";
