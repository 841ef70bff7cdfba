import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeApi, problem } from "../testing/fake-api.ts";
import type { ApiError } from "./api-error.ts";
import type * as Send from "./send.ts";

// Each test gets the module anew, because leaving for the sign-in page happens once in the life of a page.
let send: typeof Send.send;
const assign = vi.fn();

beforeEach(async () => {
  vi.resetModules();
  ({ send } = await import("./send.ts"));
  assign.mockClear();
  vi.spyOn(window.location, "assign").mockImplementation(assign);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => (error instanceof Error && error.name === "ApiError" ? (error as ApiError) : null),
  );

describe("calling the API", () => {
  it("gives the body of a success", async () => {
    const api = fakeApi({ "GET /library": [] });
    vi.stubGlobal("fetch", api.fetch);
    await expect(send("get", "/library", {})).resolves.toEqual([]);
    expect(api.requests[0]?.url).toBe("http://localhost:3000/api/library");
  });

  it("P-305 sends the cookies of this portal only", async () => {
    const api = fakeApi({ "GET /library": [] });
    vi.stubGlobal("fetch", api.fetch);
    await send("get", "/library", {});
    expect(api.requests[0]?.credentials).toBe("same-origin");
  });

  it("takes an empty body with status 500 for a failure", async () => {
    vi.stubGlobal("fetch", fakeApi({ "GET /library": () => new Response(null, { status: 500 }) }).fetch);
    expect((await failureOf(send("get", "/library", {})))?.status).toBe(500);
  });

  it("reads code, reason, sentence, reference and wait of a problem", async () => {
    const answer = () =>
      problem(429, "RATE_LIMITED", { code: 429900, message: "Espera.", instance: "ref-1" }, { "retry-after": "12" });
    vi.stubGlobal("fetch", fakeApi({ "GET /library": answer }).fetch);
    expect(await failureOf(send("get", "/library", {}))).toMatchObject({
      status: 429,
      code: 429900,
      reason: "RATE_LIMITED",
      text: "Espera.",
      reference: "ref-1",
      retryAfter: 12,
    });
  });

  it("P-306 gives up after five seconds with status 408", async () => {
    const timeouts = vi.spyOn(AbortSignal, "timeout");
    const expired = new AbortController();
    expired.abort(new DOMException("late", "TimeoutError"));
    timeouts.mockReturnValue(expired.signal);
    vi.stubGlobal("fetch", () => Promise.reject(new DOMException("late", "TimeoutError")));
    expect((await failureOf(send("get", "/library", {})))?.status).toBe(408);
    expect(timeouts).toHaveBeenCalledWith(5000);
  });

  it("P-351 waits twenty seconds for the favourites", async () => {
    const timeouts = vi.spyOn(AbortSignal, "timeout");
    vi.stubGlobal("fetch", fakeApi({ "PUT /favourites/t1": { result: "OK" } }).fetch);
    await send("put", "/favourites/{titleid}", { params: { path: { titleid: "t1" } }, body: [] });
    expect(timeouts).toHaveBeenCalledWith(20_000);
  });

  it("says that there was no answer when the network fails", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    expect((await failureOf(send("get", "/library", {})))?.status).toBe(0);
  });

  it("P-137 goes to sign in, and back here, when the session has ended", async () => {
    vi.stubGlobal("fetch", fakeApi({ "GET /library": () => problem(401, "NO_SESSION") }).fetch);
    await failureOf(send("get", "/library", {}));
    expect(assign).toHaveBeenCalledExactlyOnceWith("/signin?returnTo=http%3A%2F%2Flocalhost%3A3000%2F");
  });

  it("P-104 P-123 leads nowhere while the page is being left, as by signing out; a page that stayed goes to sign in", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    vi.stubGlobal("fetch", fakeApi({ "GET /library": () => problem(401, "NO_SESSION") }).fetch);
    window.dispatchEvent(new Event("beforeunload"));
    await failureOf(send("get", "/library", {}));
    expect(assign).not.toHaveBeenCalled();
    vi.advanceTimersByTime(10_000);
    await failureOf(send("get", "/library", {}));
    expect(assign).toHaveBeenCalledOnce();
  });

  it("T-557 stays on the page when sharing is refused with 401", async () => {
    vi.stubGlobal("fetch", fakeApi({ "PUT /student/sharetitle": () => problem(401, "SHARE_NOT_ALLOWED") }).fetch);
    const failure = await failureOf(send("put", "/student/sharetitle", { body: { uuid: "t1" } }));
    expect(failure?.reason).toBe("SHARE_NOT_ALLOWED");
    expect(assign).not.toHaveBeenCalled();
  });
});
