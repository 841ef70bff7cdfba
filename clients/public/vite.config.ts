import { clientVite } from "@anaquel/client-kit/vite";
import { defineConfig } from "vite";

export default defineConfig(
  clientVite("public", {
    home: "src/screens/content/landing/landing-screen.tsx",
    signin: "src/screens/session/sign-in/sign-in-screen.tsx",
    student: "src/screens/students/students-zone/students-zone-screen.tsx",
  }),
);
