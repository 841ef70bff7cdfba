import { clientVitest } from "@anaquel/client-kit/vitest";
import { defineConfig } from "vitest/config";

export default defineConfig(clientVitest("client-public"));
