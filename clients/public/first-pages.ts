import type { FirstPages } from "@anaquel/client-kit/vite";

const PUBLIC_SHELL = "src/app/public-shell.tsx";
const SCREENS = "src/screens";

/** Pages that visitors come in by, with the modules that they are drawn by. */
export const firstPages: FirstPages = {
  "/signin": [`${SCREENS}/session/sign-in/sign-in-screen.tsx`],
  "/home": [PUBLIC_SHELL, `${SCREENS}/content/landing/landing-screen.tsx`],
  "/register": [PUBLIC_SHELL, `${SCREENS}/accounts/register/register-screen.tsx`],
  "/forgot-password": [PUBLIC_SHELL, `${SCREENS}/accounts/recovery/forgot-password/forgot-password-screen.tsx`],
  "/help": [PUBLIC_SHELL, `${SCREENS}/content/help-screen.tsx`],
  "/contact": [PUBLIC_SHELL, `${SCREENS}/content/contact-screen.tsx`],
  "/terms": [PUBLIC_SHELL, `${SCREENS}/content/terms-screen.tsx`],
  "/privacy": [PUBLIC_SHELL, `${SCREENS}/content/privacy-screen.tsx`],
  "/student/*": [PUBLIC_SHELL, `${SCREENS}/students/students-zone/students-zone-screen.tsx`],
};
