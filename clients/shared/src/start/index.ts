export { type ClientStart, startClient } from "./start-client.tsx";
export { type PageRoute, Pages, pageRule, preloadPage } from "./pages.tsx";
