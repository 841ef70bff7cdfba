import type { LoadCatalogue } from "@anaquel/client-kit/i18n";
import type { RouteRule } from "@anaquel/client-kit/session";
import { type PageRoute, pageRule } from "@anaquel/client-kit/start";
import { paths } from "./paths.ts";

const VISITORS: RouteRule = { session: "none" };

/** Catalogues of areas, as they are named in the configuration of lingui. */
const texts = {
  accounts: (locale) => import(`./screens/accounts/locales/${locale}.po`),
  content: (locale) => import(`./screens/content/locales/${locale}.po`),
  errors: (locale) => import(`./screens/errors/locales/${locale}.po`),
  products: (locale) => import(`./screens/products/locales/${locale}.po`),
  students: (locale) => import(`./screens/students/locales/${locale}.po`),
} as const satisfies Record<string, LoadCatalogue>;

/** The pages of this client. Source: the table of route guards. */
export const routes: readonly PageRoute[] = [
  page({
    paths: [paths.signIn],
    rule: VISITORS,
    inBothModes: true,
    load: () => import("./screens/session/sign-in/sign-in-screen.tsx"),
  }),
  page({
    paths: [paths.home],
    rule: VISITORS,
    load: () => import("./screens/content/landing/landing-screen.tsx"),
    texts: texts.content,
  }),
  page({
    paths: [`${paths.register}/:id?/:hash?`],
    rule: VISITORS,
    load: () => import("./screens/accounts/register/register-screen.tsx"),
    texts: texts.accounts,
  }),
  page({
    paths: [paths.activation],
    rule: VISITORS,
    load: () => import("./screens/accounts/activation/activate/activation-screen.tsx"),
    texts: texts.accounts,
  }),
  page({
    paths: [paths.activationError],
    rule: VISITORS,
    load: () => import("./screens/accounts/activation/activation-error/activation-error-screen.tsx"),
    texts: texts.accounts,
  }),
  page({
    paths: [paths.forgotPassword],
    rule: VISITORS,
    inBothModes: true,
    load: () => import("./screens/accounts/recovery/forgot-password/forgot-password-screen.tsx"),
    texts: texts.accounts,
  }),
  page({
    paths: [paths.resetPassword],
    rule: VISITORS,
    inBothModes: true,
    load: () => import("./screens/accounts/recovery/reset-password/reset-password-screen.tsx"),
    texts: texts.accounts,
  }),
  page({ paths: [paths.help], load: () => import("./screens/content/help-screen.tsx"), texts: texts.content }),
  page({
    paths: ["/blinkcpt-help"],
    load: () => import("./screens/content/partner-help-screen.tsx"),
    texts: texts.content,
  }),
  page({
    paths: [paths.contact],
    inBothModes: true,
    load: () => import("./screens/content/contact-screen.tsx"),
    texts: texts.content,
  }),
  page({
    paths: [paths.terms],
    inBothModes: true,
    load: () => import("./screens/content/terms-screen.tsx"),
    texts: texts.content,
  }),
  page({
    paths: [paths.privacy],
    inBothModes: true,
    load: () => import("./screens/content/privacy-screen.tsx"),
    texts: texts.content,
  }),
  page({
    paths: [paths.error, "/error/*"],
    inBothModes: true,
    load: () => import("./screens/errors/error-screen.tsx"),
    texts: texts.errors,
  }),
  page({
    paths: ["/third-parties-error"],
    inBothModes: true,
    load: () => import("./screens/errors/third-parties-error-screen.tsx"),
    texts: texts.errors,
  }),
  page({
    paths: [/^\/classroom-[a-z]+$/],
    load: () => import("./screens/errors/classroom-screen.tsx"),
    texts: texts.errors,
  }),
  page({
    paths: ["/product-viewer"],
    load: () => import("./screens/products/product-viewer-screen.tsx"),
    texts: texts.products,
  }),
  page({
    paths: ["/student/:token?", "/student/:token/cat/:category?/subcat/:subcategory?"],
    load: () => import("./screens/students/students-zone/students-zone-screen.tsx"),
    texts: texts.students,
  }),
];

/** A page that needs no session unless its rule says so. */
function page(route: Omit<PageRoute, "Screen" | "rule"> & { rule?: RouteRule }): PageRoute {
  return pageRule({ rule: { session: "optional" }, ...route });
}
