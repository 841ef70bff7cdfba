import { send } from "@anaquel/client-kit/api";
import { kindOf, type PdAsset } from "../assets.ts";

/** Assets that were counted since the page was loaded. */
const counted = new Set<string>();

/**
 * Counts a view of an asset, once for each load of the page; a failure is nobody's concern. Documents are counted as
 * previews. Tells whether a view was counted now. Source: T-349, T-353, G64.
 */
export async function countViewOnce({ uuid, type }: Pick<PdAsset, "uuid" | "type">): Promise<boolean> {
  if (counted.has(uuid)) return false;
  counted.add(uuid);
  const query = kindOf(type) === "document" ? { preview: "" } : {};
  try {
    await send("post", "/pd/{uuid}/views", { params: { path: { uuid }, query }, onNoSession: "throw" });
    return true;
  } catch {
    return false;
  }
}
