import { clientVite } from "@anaquel/client-kit/vite";
import { defineConfig } from "vite";

export default defineConfig(
  clientVite("admin", {
    "/admin": ["src/screens/home/admin-home-screen.tsx"],
  }),
);
