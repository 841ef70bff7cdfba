import { ApiError } from "@anaquel/client-kit/api";
import { fakeApi, openScreen, problem } from "@anaquel/client-kit/testing";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Route } from "wouter";
import { productAddress } from "./product-address.ts";
import { Screen } from "./students-zone-screen.tsx";
import { PING_INTERVAL_MS } from "./use-zone.ts";
import { endsVisit, stopFor, type Zone, type ZoneState, zoneFlow } from "./zone-flow.ts";

const TOKEN = "5e2f9a70-3b61-4d0f-a2c8-9b1f4e6d7c20";
const category = { parentId: "c1", parentName: "Videos", categoryId: "s1", name: "Algebra" };
const zone: Zone = {
  info: { uuid: "t1", name: "Matemáticas 2º ESO", cover: null, subject: [], devicesUsed: 1, devicesAllowed: 3 },
  resources: [
    { uuid: "r1", unitUuid: "u1", name: "Ecuación", mimetype: "image/png", previewURL: "/m/1", categories: [category] },
    {
      uuid: "r2",
      unitUuid: "u2",
      name: "Fracción",
      mimetype: "image/png",
      previewURL: "/m/2",
      categories: [{ parentId: "c2", parentName: "Games", categoryId: "s2", name: "Quiz" }],
    },
  ],
  units: [
    { uuid: "u1", name: "Unit one" },
    { uuid: "u2", name: "Unit two" },
  ],
  products: [{ uuid: "p1", title: "Digital book", resourceUuid: "r1" }],
};

function open(answers: Parameters<typeof fakeApi>[0], path = `/student/${TOKEN}`) {
  const api = fakeApi({ "GET /captcha/studentszone": { algorithm: "none" }, ...answers });
  vi.stubGlobal("fetch", api.fetch);
  const view = openScreen(
    <>
      <Route path="/student/:token">
        <Screen />
      </Route>
      <Route path="/student/:token/cat/:category?/subcat/:subcategory?">
        <Screen />
      </Route>
    </>,
    path,
  );
  return { ...api, ...view };
}

const accept = () => userEvent.click(screen.getByRole("button", { name: "Accept and go on" }));

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.useRealTimers());

describe("the flow of a visit", () => {
  const error = (status: number, code?: number) => new ApiError(status, code ? { code } : null);

  it.each([
    ["B-282", error(401, 401001), "registration"],
    ["B-283", error(401, 401002), "concurrency"],
    ["B-284", error(404), "invalidToken"],
    ["B-284", error(403), "invalidToken"],
    ["B-285", error(500), "other"],
    ["B-285", error(0), "other"],
  ])("%s maps a failure to its popup", (_id, failure, stop) => {
    expect(stopFor(failure)).toBe(stop);
  });

  it("B-278 has one reason to stop at a time", () => {
    const open: ZoneState = { stage: "open", zone };
    const stopped = zoneFlow(open, { type: "failed", error: error(401, 401001) });
    expect(stopped).toMatchObject({ stage: "stopped", stop: "registration" });
    expect(zoneFlow(stopped, { type: "failed", error: error(404) })).toBe(stopped);
  });

  it("B-287 a failure of the load without an answer counts as status 500", () => {
    expect(zoneFlow({ stage: "loading" }, { type: "failed", error: error(0) })).toMatchObject({ status: 500 });
  });

  it("a short fault during a ping does not end the visit", () => {
    expect([error(0), error(503), error(401), error(404)].map(endsVisit)).toEqual([false, false, true, true]);
  });

  it.each([
    ["https://books.example/1", "https://books.example/1"],
    ["/media/t/index.html", "https://app.example/media/t/index.html"],
    ["javascript:alert(1)", null],
    ["http://", null],
  ])("B-281 opens %j only when it is an address", (url, expected) => {
    expect(productAddress(url, "https://app.example/student/1")).toBe(expected);
  });
});

describe("the students' zone", () => {
  it("B-266 B-277 begins with the terms and asks for nothing before they are accepted", async () => {
    const { requests } = open({ [`GET /student/${TOKEN}`]: zone });
    expect(screen.getByRole("heading", { name: "Before you start" })).toBeTruthy();
    expect(requests).toEqual([]);
    await accept();
    expect(await screen.findByRole("heading", { name: "Matemáticas 2º ESO" })).toBeTruthy();
    expect(requests.some(({ url }) => url.includes(`/api/student/${TOKEN}?token=none`))).toBe(true);
  });

  it("B-268 B-272 shows resources, and digital products with a button each", async () => {
    open({ [`GET /student/${TOKEN}`]: zone });
    await accept();
    await userEvent.click(await screen.findByRole("tab", { name: /Digital products/ }));
    expect(await screen.findByRole("button", { name: "Open Digital book" })).toBeTruthy();
  });

  it("B-269 B-270 lists the resources of the category in the address", async () => {
    open({ [`GET /student/${TOKEN}`]: zone }, `/student/${TOKEN}/cat/c2/subcat/s2`);
    await accept();
    expect(await screen.findByRole("button", { name: "Fracción" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Ecuación" })).toBeNull();
  });

  it.each([
    ["B-282", 401, 401001, "This link has no device left"],
    ["B-283", 401, 401002, "Too many people at once"],
    ["B-284", 403, 403904, "This link does not open"],
    ["B-285", 500, 500900, "We could not open the students' zone"],
  ])("%s B-286 shows the popup of status %i, code %i", async (_id, status, code, title) => {
    open({ [`GET /student/${TOKEN}`]: () => problem(status, "REASON", { code }) });
    await accept();
    expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
  });

  it("P-356 B-508 the interval of the pings is two minutes", () => {
    expect(PING_INTERVAL_MS).toBe(120_000);
  });

  it("B-279 pings after each interval, not before, and stops when a ping closes the zone", async () => {
    sessionStorage.setItem(`anaquel.terms.${TOKEN}`, "1");
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const pings = () => api.requests.filter(({ url }) => url.endsWith("/ping")).length;
    const api = open({
      [`GET /student/${TOKEN}`]: zone,
      [`POST /student/${TOKEN}/ping`]: () =>
        pings() === 1 ? new Response(null, { status: 204 }) : problem(401, "USERS_EXCEEDED", { code: 401002 }),
    });
    await screen.findByRole("heading", { name: "Matemáticas 2º ESO" });
    expect(pings()).toBe(0);
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
    act(() => void vi.advanceTimersByTime(PING_INTERVAL_MS));
    await vi.waitFor(() => expect(pings()).toBe(1), { timeout: 5000 });
    act(() => void vi.advanceTimersByTime(PING_INTERVAL_MS));
    expect(await screen.findByRole("heading", { name: "Too many people at once" })).toBeTruthy();
    act(() => void vi.advanceTimersByTime(PING_INTERVAL_MS * 3));
    expect(pings()).toBe(2);
  });
});
