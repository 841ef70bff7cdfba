import type { LoadCatalogue } from "@anaquel/client-kit/i18n";
import {
  canChangePassword,
  canEditAccount,
  canEditLibrary,
  getsNotifications,
  type RouteRule,
} from "@anaquel/client-kit/session";
import { type PageRoute, pageRule } from "@anaquel/client-kit/start";
import { paths } from "./paths.ts";

const CUSTOMERS: RouteRule = { session: "required" };
/** Who may not read the library of professional development goes to the error page. Source: T-342, P-054. */
const PD_READERS: RouteRule = { ...CUSTOMERS, allow: (user) => user.pdPermission === true };

/** Catalogues of areas, as they are named in the configuration of lingui. */
const texts = {
  account: (locale) => import(`./screens/account/locales/${locale}.po`),
  courses: (locale) => import(`./screens/courses/locales/${locale}.po`),
  freeBooks: (locale) => import(`./screens/free-books/locales/${locale}.po`),
  gratisAdoption: (locale) => import(`./screens/gratis-adoption/locales/${locale}.po`),
  licences: (locale) => import(`./screens/licences/locales/${locale}.po`),
  titles: (locale) => import(`./screens/titles/locales/${locale}.po`),
} as const satisfies Record<string, LoadCatalogue>;

/** The pages of this client. Source: the table of route guards. */
export const routes: readonly PageRoute[] = [
  pageRule({
    paths: [paths.home],
    rule: { session: "required", profile: "all", visitorTo: "/home" },
    inBothModes: true,
    load: () => import("./app/home/home-screen.tsx"),
  }),
  pageRule({
    paths: ["/title/:titleid/unit/:unit/cat/:category/subcat/:subcategory"],
    rule: CUSTOMERS,
    load: () => import("./screens/titles/title/title-screen.tsx"),
    texts: texts.titles,
  }),
  pageRule({
    paths: [paths.notifications],
    rule: { ...CUSTOMERS, allow: getsNotifications },
    load: () => import("./screens/notifications/page/notifications-screen.tsx"),
  }),
  pageRule({
    paths: [paths.changePassword],
    rule: { ...CUSTOMERS, allow: canChangePassword },
    load: () => import("./screens/account/password/change-password-screen.tsx"),
    texts: texts.account,
  }),
  pageRule({
    paths: [paths.editAccount],
    rule: { ...CUSTOMERS, allow: canEditAccount },
    load: () => import("./screens/account/edit/edit-account-screen.tsx"),
    texts: texts.account,
  }),
  pageRule({
    paths: [paths.editLibrary],
    rule: { ...CUSTOMERS, allow: canEditLibrary },
    load: () => import("./screens/library/edit/edit-library-screen.tsx"),
  }),
  // Who may not activate a licence or change school is told so in place. Source: P-212, P-245.
  pageRule({
    paths: [paths.activateLicence],
    rule: CUSTOMERS,
    load: () => import("./screens/licences/activate/activate-licence-screen.tsx"),
    texts: texts.licences,
  }),
  pageRule({
    paths: [paths.changeSchool],
    rule: CUSTOMERS,
    load: () => import("./screens/schools/change-school/change-school-screen.tsx"),
  }),
  // Source: T-082, T-083.
  pageRule({
    paths: [paths.freeAdoption, `${paths.freeAdoption}/*`],
    rule: { ...CUSTOMERS, allow: (user) => Boolean(user.gpaPermission && user.positionId), refusal: "/" },
    load: () => import("./screens/gratis-adoption/gratis-adoption-screen.tsx"),
    texts: texts.gratisAdoption,
  }),
  // The access check of the area decides who orders. Source: T-138, T-141.
  pageRule({
    paths: [paths.freeBooks, paths.freeBooksPaid, paths.freeBooksFailed],
    rule: CUSTOMERS,
    load: () => import("./screens/free-books/free-books-screen.tsx"),
    texts: texts.freeBooks,
  }),
  pageRule({
    paths: [paths.professionalDevelopment],
    rule: PD_READERS,
    load: () => import("./screens/professional-development/library/pd-library-screen.tsx"),
  }),
  pageRule({
    paths: ["/professional-development/:assetid"],
    rule: PD_READERS,
    load: () => import("./screens/professional-development/asset/pd-asset-screen.tsx"),
  }),
  // Source: T-365.
  pageRule({
    paths: [paths.pdCourses],
    rule: { ...CUSTOMERS, allow: (user) => user.pdCourses === true, refusal: "/" },
    load: () => import("./screens/courses/courses-screen.tsx"),
    texts: texts.courses,
  }),
  placeholder(paths.customers, "customer"),
  placeholder(paths.customersPlus, "customer_plus"),
  placeholder(paths.students, "all"),
];

/** A page that has its name and nothing else yet. Source: B-035. */
function placeholder(path: string, profile: NonNullable<RouteRule["profile"]>): PageRoute {
  return pageRule({
    paths: [path],
    rule: { session: "required", profile },
    load: () => import("./screens/placeholders/placeholder-screen.tsx"),
  });
}
