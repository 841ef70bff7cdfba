export { type ClientName, clientOf } from "@anaquel/openapi/checks/client-of";
export { useDocumentTitle } from "./document-title.ts";
export { type GoOptions, useGo } from "./go.ts";
export { LinkInterceptor } from "./link-interceptor.tsx";
export { pageKey, RouteFocus } from "./route-focus.tsx";
