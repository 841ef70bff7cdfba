import type { RouteRule } from "@anaquel/client-kit/session";
import { type PageRoute, pageRule } from "@anaquel/client-kit/start";
import { paths } from "./paths.ts";

const OPEN: RouteRule = { session: "optional" };
const VISITORS: RouteRule = { session: "none" };

/** The pages of this client. Source: the table of route guards. */
export const routes: readonly PageRoute[] = [
  page([paths.signIn], () => import("./screens/session/sign-in/sign-in-screen.tsx"), VISITORS, true),
  page([paths.home], () => import("./screens/content/landing/landing-screen.tsx"), VISITORS),
  page([`${paths.register}/:id?/:hash?`], () => import("./screens/accounts/register/register-screen.tsx"), VISITORS),
  page([paths.activation], () => import("./screens/accounts/activation/activate/activation-screen.tsx"), VISITORS),
  page(
    [paths.activationError],
    () => import("./screens/accounts/activation/activation-error/activation-error-screen.tsx"),
    VISITORS,
  ),
  page(
    [paths.forgotPassword],
    () => import("./screens/accounts/recovery/forgot-password/forgot-password-screen.tsx"),
    VISITORS,
    true,
  ),
  page(
    [paths.resetPassword],
    () => import("./screens/accounts/recovery/reset-password/reset-password-screen.tsx"),
    VISITORS,
    true,
  ),
  page([paths.help], () => import("./screens/content/help-screen.tsx")),
  page(["/blinkcpt-help"], () => import("./screens/content/partner-help-screen.tsx")),
  page([paths.contact], () => import("./screens/content/contact-screen.tsx"), OPEN, true),
  page([paths.terms], () => import("./screens/content/terms-screen.tsx"), OPEN, true),
  page([paths.privacy], () => import("./screens/content/privacy-screen.tsx"), OPEN, true),
  page([paths.error, "/error/*"], () => import("./screens/errors/error-screen.tsx"), OPEN, true),
  page(["/third-parties-error"], () => import("./screens/errors/third-parties-error-screen.tsx"), OPEN, true),
  page([/^\/classroom-[a-z]+$/], () => import("./screens/errors/classroom-screen.tsx")),
  page(["/product-viewer"], () => import("./screens/products/product-viewer-screen.tsx")),
  page(
    ["/student/:token?", "/student/:token/cat/:category?/subcat/:subcategory?"],
    () => import("./screens/students/students-zone/students-zone-screen.tsx"),
  ),
];

function page(
  patterns: PageRoute["paths"],
  load: PageRoute["load"],
  rule: RouteRule = OPEN,
  inBothModes = false,
): PageRoute {
  return pageRule({ paths: patterns, rule, inBothModes, load });
}
