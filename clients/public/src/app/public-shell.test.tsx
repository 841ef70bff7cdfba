import { fakeApi, openScreen, problem } from "@anaquel/client-kit/testing";
import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { PublicShell } from "./public-shell.tsx";

const PAGES = ["header", "footer", "warning-banner"];

it("P-072 P-073 visitors read what editors put into header, footer and warning banner", async () => {
  const texts = PAGES.map((id) => [`GET /webContent/${id}/en`, { content: `<p>From the ${id}</p>` }]);
  const api = fakeApi({ "GET /user": () => problem(401, "NO_SESSION"), ...Object.fromEntries(texts) });
  vi.stubGlobal("fetch", api.fetch);
  openScreen(<PublicShell>Page</PublicShell>, "/help");
  for (const id of PAGES) await waitFor(() => expect(screen.getByText(`From the ${id}`)).toBeTruthy());
});
