/** A client of the portal. */
export type ClientName = "public" | "teacher" | "admin";

const ADMIN = /^\/(admin|administration|edit)(\/|$)/;
const PUBLIC =
  /^\/(signin|register|forgot-password|reset-password|activation|activation-error|third-parties-error|home|help|blinkcpt-help|contact|terms|privacy|error|classroom-[a-z]+|product-viewer|student|oauth2-signin|oauth2-authorize|oauth2-error|coupons|digital|marsupialblink-test)(\/|$)/;
const SERVER = /^\/(api|assets|media|dev|docs|health|metrics|signout|app|robots\.txt)(\/|$)/;

/** The client that draws a path; null when the server answers it itself. */
export function clientOf(path: string): ClientName | null {
  if (SERVER.test(path)) return null;
  if (ADMIN.test(path)) return "admin";
  return PUBLIC.test(path) ? "public" : "teacher";
}
