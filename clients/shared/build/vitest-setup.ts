import { cleanup, configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";

// A busy machine needs more than the second that is given by default.
configure({ asyncUtilTimeout: 5000 });

// Without global test functions the library cannot register its cleaning by itself.
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
