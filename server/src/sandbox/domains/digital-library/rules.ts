import type { Reason } from "@anaquel/openapi/errors";
import { hasEnded } from "../students/rules.ts";

/** A product, as far as it decides on whether it opens. `path` is null for one that the portal does not serve. */
export interface LibraryProduct {
  resource_id: string | null;
  path: string | null;
}

/**
 * Why a product of a library is not opened, or null.
 *
 * @param product undefined when the library is unknown or does not hold the product
 * @param licence the licence of the address in this library; without an end date it lasts
 */
export function openingRefusal(
  product: LibraryProduct | undefined,
  resourceId: string,
  licence: { end_date: string | null } | undefined,
  now: Date,
): Reason | null {
  if (!product?.path || product.resource_id !== resourceId.toLowerCase()) return "NOT_FOUND";
  return !licence || hasEnded(licence.end_date, now) ? "PRODUCT_EXPIRED" : null;
}
