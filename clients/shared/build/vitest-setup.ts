import { cleanup } from "@testing-library/react";
import { afterEach, vi } from "vitest";

// Without global test functions the library cannot register its cleaning by itself.
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
