import { defineConfig } from "vitest/config";
import { clientVitest } from "./build/vitest.ts";

export default defineConfig(clientVitest("client-kit"));
