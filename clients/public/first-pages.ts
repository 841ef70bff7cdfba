import type { FirstPages } from "@anaquel/client-kit/vite";

const CONSENT = "../shared/src/consent/consent-banner.tsx";
const PUBLIC_SHELL = "src/app/public-shell.tsx";
const SCREENS = "src/screens";

/** Pages that visitors come in by, with the modules that they are drawn by. */
export const firstPages: FirstPages = {
  "/signin": [CONSENT, `${SCREENS}/session/sign-in/sign-in-screen.tsx`],
  "/home": [CONSENT, PUBLIC_SHELL, `${SCREENS}/content/landing/landing-screen.tsx`],
  "/register": [CONSENT, PUBLIC_SHELL, `${SCREENS}/accounts/register/register-screen.tsx`],
  "/forgot-password": [
    CONSENT,
    PUBLIC_SHELL,
    `${SCREENS}/accounts/recovery/forgot-password/forgot-password-screen.tsx`,
  ],
  "/help": [CONSENT, PUBLIC_SHELL, `${SCREENS}/content/help-screen.tsx`],
  "/contact": [CONSENT, PUBLIC_SHELL, `${SCREENS}/content/contact-screen.tsx`],
  "/terms": [CONSENT, PUBLIC_SHELL, `${SCREENS}/content/terms-screen.tsx`],
  "/privacy": [CONSENT, PUBLIC_SHELL, `${SCREENS}/content/privacy-screen.tsx`],
  "/student/*": [CONSENT, PUBLIC_SHELL, `${SCREENS}/students/students-zone/students-zone-screen.tsx`],
};
