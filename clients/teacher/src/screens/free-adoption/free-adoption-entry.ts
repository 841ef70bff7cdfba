import type { UserInfo } from "@anaquel/client-kit/session";

/** What leads to free adoptions: nothing, the orders, or the question who takes responsibility for them. */
export type FreeAdoptionEntry = "none" | "orders" | "responsible";

/** What header and banner offer: those without a position take responsibility first. Source: P-127, G-32. */
export function freeAdoptionEntry({
  gpaPermission,
  positionId,
}: Pick<UserInfo, "gpaPermission" | "positionId">): FreeAdoptionEntry {
  if (!gpaPermission) return "none";
  return positionId ? "orders" : "responsible";
}

/** What the form of the responsible person holds; an empty position is the placeholder. */
export interface ResponsibleForm {
  position: string;
  isResponsible: boolean;
}

/** What is wrong with the form, each field by itself: nothing is sent then. Source: P-246 to P-248. */
export function mistakesOf({ position, isResponsible }: ResponsibleForm): {
  position: boolean;
  isResponsible: boolean;
} {
  return { position: position === "", isResponsible: !isResponsible };
}
