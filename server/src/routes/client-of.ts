/** A client of the portal. */
export type ClientName = "public" | "teacher" | "admin";

const ADMIN = /^\/(admin|administration|edit)(\/|$)/;
const PUBLIC =
  /^\/(signin|register|forgot-password|reset-password|activation|activation-error|third-parties-error|home|help|blinkcpt-help|contact|terms|privacy|error|classroom-[a-z]+|product-viewer|student|oauth2-signin|oauth2-authorize|oauth2-error|coupons|digital|marsupialblink-test|docs)(\/|$)/;

/** The client that draws a page. Source: the route table of the documents. */
export function clientOf(path: string): ClientName {
  if (ADMIN.test(path)) return "admin";
  return PUBLIC.test(path) ? "public" : "teacher";
}
