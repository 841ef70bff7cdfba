export { type ClientName, clientOf } from "./client-of.ts";
export { LinkInterceptor } from "./link-interceptor.tsx";
export { type GoOptions, useGo } from "./go.ts";
export { useDocumentTitle } from "./document-title.ts";
export { pageKey, RouteFocus } from "./route-focus.tsx";
