import { clientVite } from "@anaquel/client-kit/vite";
import { defineConfig } from "vite";
import { firstPages } from "./first-pages.ts";

export default defineConfig(clientVite("teacher", firstPages));
