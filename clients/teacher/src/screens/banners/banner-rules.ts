import { SPAIN, type UserInfo } from "@anaquel/client-kit/session";

/** The banners with texts of the content service, in their order. */
export const BANNERS = ["change-school", "gratis-adoption", "gratishp", "activation-code"] as const;
/** A banner. */
export type BannerKind = (typeof BANNERS)[number];

/** What of a user decides on the banners. */
export type BannerUser = Pick<UserInfo, "role" | "countryId" | "gpaPermission">;

/** Answer of the access check that admits. Source: P-128. */
export const GRANTED = 0;

/** Whether it is worth asking for the access to free family books: teachers in Spain only. Source: G-31. */
export function mayGetFreeBooks(user: BannerUser): boolean {
  return user.role === "TEACHER" && user.countryId === SPAIN;
}

/** The banners for a user. `access` is what the access check answered, undefined without answer. Source: P-126 to P-129. */
export function bannersOf(user: BannerUser, access: number | undefined): BannerKind[] {
  const shown: Record<BannerKind, boolean> = {
    "change-school": user.role === "TEACHER",
    "gratis-adoption": user.gpaPermission === true,
    gratishp: mayGetFreeBooks(user) && access === GRANTED,
    "activation-code": user.role === "TEACHER_DEMO",
  };
  return BANNERS.filter((kind) => shown[kind]);
}
