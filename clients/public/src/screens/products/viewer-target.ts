import { safeReturnUrl } from "@anaquel/openapi/checks/return-url";

/** What the product viewer does: go to a product, or say why not. */
export type ViewerTarget = { kind: "go"; to: string } | { kind: "refused" } | { kind: "failed" };

/**
 * Reads the query of the product viewer. Only pages of this portal, or of its domain over https, are gone to.
 * Source: B-299, B-301 to B-303, G89.
 */
export function viewerTarget(search: string, base: string): ViewerTarget {
  const query = new URLSearchParams(search);
  const error = query.get("error");
  if (error !== null) return { kind: error === "403" ? "refused" : "failed" };
  const to = query.get("redirect_uri");
  const own = safeReturnUrl(to, base) ?? (isOnDomain(to, new URL(base).hostname) ? to : null);
  return own ? { kind: "go", to: own } : { kind: "failed" };
}

function isOnDomain(address: string | null, domain: string): boolean {
  const url = address && URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol !== "https:" || url.username || url.password) return false;
  return url.hostname === domain || url.hostname.endsWith(`.${domain}`);
}
