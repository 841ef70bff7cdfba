import type { LoadCatalogue } from "@anaquel/client-kit/i18n";
import { isCustomerSupport, isInternalSupport, opensInvoicePanel, type RouteRule } from "@anaquel/client-kit/session";
import { type PageRoute, pageRule } from "@anaquel/client-kit/start";
import { paths } from "./paths.ts";

const STAFF: RouteRule = { session: "required", profile: "admin" };
/** Other members of staff go to their own start. Source: B-173, B-199. */
const CUSTOMER_SUPPORT: RouteRule = { ...STAFF, allow: isCustomerSupport, refusal: paths.home };

const studentsZoneTexts: LoadCatalogue = (locale) => import(`./screens/students-zone/locales/${locale}.po`);

/** The pages of this client. They exist in both modes of the portal. Source: P-036, B-046, B-047. */
export const routes: readonly PageRoute[] = [
  pageRule({
    paths: [paths.home],
    rule: STAFF,
    inBothModes: true,
    load: () => import("./screens/home/admin-home-screen.tsx"),
  }),
  pageRule({
    paths: [paths.studentsZone],
    rule: CUSTOMER_SUPPORT,
    inBothModes: true,
    load: () => import("./screens/students-zone/students-zone-screen.tsx"),
    texts: studentsZoneTexts,
  }),
  pageRule({
    paths: [paths.studentsZoneLog],
    rule: CUSTOMER_SUPPORT,
    inBothModes: true,
    load: () => import("./screens/students-zone/activity-log-screen.tsx"),
    texts: studentsZoneTexts,
  }),
  later([paths.blink, paths.lasalle], { ...STAFF, allow: opensInvoicePanel }),
  later(["/edit/customer/*"], { ...STAFF, allow: isCustomerSupport }),
  later(["/edit/internal/*"], { ...STAFF, allow: isInternalSupport }),
  // Source: D9, B-251.
  later([paths.administration], {
    session: "required",
    profile: "all",
    allow: (user) => Boolean(user.impersonationUser),
    refusal: "/",
  }),
];

/** A page of the route table whose screen opens with the next release. */
function later(patterns: PageRoute["paths"], rule: RouteRule): PageRoute {
  return pageRule({
    paths: patterns,
    rule,
    inBothModes: true,
    load: () => import("./components/coming-screen.tsx"),
  });
}
