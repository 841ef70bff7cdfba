import { SPAIN, type UserInfo } from "@anaquel/client-kit/session";

/** Which banners a user gets: advertisements, demo banners, or none. Source: T-428 to T-433. */
export function bannerType({ role, countryId }: Pick<UserInfo, "role" | "countryId">): "ad" | "dm" | null {
  if (countryId !== SPAIN) return null;
  if (role === "TEACHER" || role === "TEACHER_FAKE") return "ad";
  return role === "TEACHER_DEMO" ? "dm" : null;
}

/** Whether the home page asks for a promotion: teachers in Spain who have just signed in. Source: T-430, T-434. */
export function mayGetHomePromotion({
  role,
  countryId,
  postLogin,
}: Pick<UserInfo, "role" | "countryId" | "postLogin">): boolean {
  return role === "TEACHER" && countryId === SPAIN && postLogin === true;
}
