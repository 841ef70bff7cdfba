import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { fakeApi, openScreen, problem } from "../testing/index.ts";
// Loaded ahead, so that no test waits for it.
import "./safe-html.tsx";
import { WebContent } from "./web-content.tsx";

const CALL = "GET /webContent/terms/en";
const terms = <WebContent pageId="terms" fallback={<p>Not published</p>} />;

it("P-074 a page of the editors is not called missing before that is known", async () => {
  let answer = (_: Response) => {};
  const api = fakeApi({
    [CALL]: () =>
      new Promise<Response>((resolve) => {
        answer = resolve;
      }),
  });
  vi.stubGlobal("fetch", api.fetch);
  openScreen(terms);
  await waitFor(() => expect(api.requests.some(({ url }) => url.endsWith("/webContent/terms/en"))).toBe(true));
  expect(screen.queryByText("Not published")).toBeNull();
  answer(Response.json({ content: "<p>What you agree to</p>" }));
  await waitFor(() => expect(screen.getByText("What you agree to")).toBeTruthy());
  expect(screen.queryByText("Not published")).toBeNull();
});

it.each([
  ["is empty", () => Response.json({ content: "" })],
  ["cannot be read", () => problem(404, "NOT_FOUND")],
])("P-074 where a page of the editors %s, the portal's own text stands", async (_, answer) => {
  vi.stubGlobal("fetch", fakeApi({ [CALL]: answer }).fetch);
  openScreen(terms);
  await waitFor(() => expect(screen.getByText("Not published")).toBeTruthy());
});
