/**
 * Whether an address may be returned to: an absolute or root-relative URL on the origin of the portal, under its base
 * path at a `/` boundary, without user info, backslashes or control characters.
 * Source: decision D18; P-085, P-088.
 *
 * @returns the absolute address to go to, or null when it is refused
 */
export function safeReturnUrl(candidate: string | null | undefined, base: string): string | null {
  if (!candidate || hasHiddenCharacters(candidate)) return null;
  const baseUrl = new URL(base);
  const url = parse(candidate, baseUrl);
  if (!url || url.origin !== baseUrl.origin || url.username || url.password) return null;
  const basePath = baseUrl.pathname.replace(/\/+$/, "");
  const isUnderBase = url.pathname === basePath || url.pathname.startsWith(`${basePath}/`);
  return isUnderBase ? url.href : null;
}

function parse(candidate: string, base: URL): URL | null {
  // Only "https://…" and "/path" are addresses; "//host" and "path" would be read relative to the base.
  if (!/^(https?:\/\/|\/(?!\/))/i.test(candidate)) return null;
  try {
    return new URL(candidate, base);
  } catch {
    return null;
  }
}

function hasHiddenCharacters(text: string): boolean {
  return [...text].some((character) => character === "\\" || character <= " " || character === "\u007f");
}
