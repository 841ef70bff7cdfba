import { act, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { mutate } from "swr";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeApi, problem } from "../testing/index.ts";

const USER = { id: 1, name: "Marta" };
const FLAGS = { oldApp: true, polls: true };
let stop: (() => void) | undefined;

beforeEach(async () => {
  // Each page begins with empty caches.
  vi.resetModules();
  await mutate(() => true, undefined, { revalidate: false });
  localStorage.clear();
  document.body.innerHTML = '<div id="root"></div>';
});
afterEach(() => act(() => stop?.()));

/** Starts a page that notes what it knows whenever it is drawn. */
async function start(answers: Parameters<typeof fakeApi>[0]) {
  const api = fakeApi(answers);
  vi.stubGlobal("fetch", api.fetch);
  const [{ startClient }, { useSession }, { useFeatures }] = await Promise.all([
    import("./start-client.tsx"),
    import("../session/index.ts"),
    import("../features/index.ts"),
  ]);
  const drawn: string[] = [];
  function Page(): ReactNode {
    const session = useSession();
    const knows = `${session.state} ${useFeatures() ? "with" : "without"} flags`;
    if (drawn.at(-1) !== knows) drawn.push(knows);
    return <h1>{knows}</h1>;
  }
  await act(async () => {
    stop = await startClient({
      loadCatalogue: async () => ({ messages: {} }),
      preload: async () => null,
      app: <Page />,
    });
  });
  const asked = () => api.requests.map(({ url }) => new URL(url).pathname).sort();
  return { drawn, asked };
}

it("is drawn once, with the user, the flags and the question for consent, when those are known in time", async () => {
  const { drawn, asked } = await start({ "GET /user": USER, "GET /features": FLAGS });
  expect(drawn).toEqual(["user with flags"]);
  expect(screen.getByRole("region")).toBeTruthy();
  expect(asked()).toEqual(["/api/features", "/api/user"]);
});

// Before the slow one: what fails is not kept, while an answer counts for two seconds, for the next test too.
it("says so when it cannot be read who is there", async () => {
  await start({ "GET /user": () => problem(503, "UPSTREAM_UNREACHABLE"), "GET /features": FLAGS });
  expect(await screen.findByRole("heading", { name: "failed with flags" })).toBeTruthy();
});

it("does not wait long for them, and does not ask twice", async () => {
  const late = { user: Promise.withResolvers<Response>(), flags: Promise.withResolvers<Response>() };
  const { drawn, asked } = await start({
    "GET /user": () => late.user.promise,
    "GET /features": () => late.flags.promise,
  });
  expect(drawn).toEqual(["loading without flags"]);
  await act(async () => {
    late.flags.resolve(Response.json(FLAGS));
    late.user.resolve(Response.json(USER));
  });
  expect(await screen.findByRole("heading", { name: "user with flags" })).toBeTruthy();
  expect(asked()).toEqual(["/api/features", "/api/user"]);
});
