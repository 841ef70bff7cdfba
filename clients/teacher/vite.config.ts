import { clientVite } from "@anaquel/client-kit/vite";
import { defineConfig } from "vite";

export default defineConfig(
  clientVite("teacher", {
    "/": ["src/app/home/home-screen.tsx"],
    "/edit-library": ["src/screens/library/edit/edit-library-screen.tsx"],
    "/title/*": ["src/screens/titles/title/title-screen.tsx"],
  }),
);
