import type { FirstPages } from "@anaquel/client-kit/vite";

/** Pages that teachers come in by, with the modules that they are drawn by. */
export const firstPages: FirstPages = {
  "/": ["src/app/home/home-screen.tsx"],
  "/edit-library": ["src/screens/library/edit/edit-library-screen.tsx"],
  "/title/*": ["src/screens/titles/title/title-screen.tsx"],
};
