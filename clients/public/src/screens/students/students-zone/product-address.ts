/** The address of a product when it may be opened: a valid http or https URL, also relative to this page. Source: B-281, G90. */
export function productAddress(url: string, base: string): string | null {
  if (!URL.canParse(url, base)) return null;
  const address = new URL(url, base);
  return /^https?:$/.test(address.protocol) && !address.username && !address.password ? address.href : null;
}
