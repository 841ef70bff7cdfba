import { defineConfig } from "vitest/config";

export default defineConfig({ test: { name: "openapi", include: ["{checks,rules,scripts}/**/*.test.ts"] } });
