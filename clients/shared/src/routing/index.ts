export { type ClientName, clientOf } from "./client-of.ts";
export { useDocumentTitle } from "./document-title.ts";
export { type GoOptions, useGo } from "./go.ts";
export { LinkInterceptor } from "./link-interceptor.tsx";
export { pageKey, RouteFocus } from "./route-focus.tsx";
