import type { components } from "@anaquel/openapi/types";
import { idSimOf, mayImpersonate } from "./rules.ts";
import type { findAccount } from "./store.ts";

type UserInfo = components["schemas"]["UserInfo"];
type Account = Awaited<ReturnType<typeof findAccount>>;

/** The signed-in user as the contract describes it. */
export function toUserInfo(account: Account, postLogin: boolean): UserInfo {
  const may = (name: string) => account.permissions.includes(name);
  return {
    id: account.id,
    idSim: idSimOf(account.id),
    // Roles, profiles and platforms are written by the seeds and the product itself, from the contract's lists.
    role: account.role as UserInfo["role"],
    profile: account.profile as UserInfo["profile"],
    name: account.name,
    surname: account.surname1,
    surname1: account.surname1,
    surname2: account.surname2,
    mail: account.mail,
    phone: account.phone,
    language: account.language as UserInfo["language"],
    schoolId: account.school_id,
    schoolName: account.school_name ? `${account.school_name}, ${account.school_town}` : null,
    countryId: account.country_id,
    platformId: account.platform_id as UserInfo["platformId"],
    positionId: account.position_id,
    positionName: account.position_name,
    mktPrefs: account.mkt_prefs,
    pdPermission: may("pdPermission"),
    pdCourses: may("pdCourses"),
    gpaPermission: may("gpaPermission"),
    aiPoc: may("aiPoc"),
    lti: may("lti"),
    mec: may("mec"),
    adminFictitious: may("adminFictitious"),
    onBoardCarouselDate: account.on_board_carousel_at?.toISOString() ?? null,
    impersonating: false,
    impersonationUser: mayImpersonate(account.role) ? { id: account.id, name: fullName(account) } : null,
    postLogin,
  };
}

function fullName({ name, surname1, surname2 }: Account): string {
  return [name, surname1, surname2].filter(Boolean).join(" ");
}
