import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createClock } from "./clock.ts";
import { createSessions, type Principal } from "./sessions.ts";
import { createMemoryState } from "./shared-state.ts";

const PRINCIPAL: Principal = { role: "TEACHER_DEMO", profile: "CUSTOMER_USER_PREMIUM", permissions: [], schoolId: 318 };
const LIMITS = { idleMs: 3_600_000, absoluteMs: 36_000_000 };
// Sealing is proved elsewhere; here a cookie is its own text.
const SEALER = { seal: (text: string) => text, open: (sealed: string) => sealed };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a session that goes on under a new id", () => {
  const sessions = () => createSessions(SEALER, createMemoryState(), createClock(), LIMITS);

  it("answers what left with the old cookie for five seconds, and then no more", async () => {
    const store = sessions();
    const old = store.start("token", PRINCIPAL);
    const renewed = await store.renew(old, { ...PRINCIPAL, role: "TEACHER" });
    vi.advanceTimersByTime(4900);
    expect(await store.open(store.seal(old))).toMatchObject({ id: old.id, isReplaced: true });
    vi.advanceTimersByTime(200);
    expect(await store.open(store.seal(old))).toBeNull();
    expect(await store.open(store.seal(renewed))).toEqual(renewed);
  });

  it("never gives the old cookie a longer life, nor the browser the old one back", async () => {
    const store = sessions();
    const old = store.start("token", PRINCIPAL);
    await store.renew(old, PRINCIPAL);
    vi.advanceTimersByTime(3000);
    const late = await store.open(store.seal(old));
    expect(late && (await store.touch(late))).toBeNull();
    const again = late && (await store.renew(late, PRINCIPAL));
    expect(again).not.toHaveProperty("isReplaced");
    vi.advanceTimersByTime(2100);
    expect(await store.open(store.seal(old))).toBeNull();
  });

  it("is not touched by a request that was under way when it got its new id", async () => {
    const store = sessions();
    const old = store.start("token", PRINCIPAL);
    const underWay = await store.open(store.seal(old));
    vi.advanceTimersByTime(1500);
    await store.renew(old, { ...PRINCIPAL, schoolId: 319 });
    expect(underWay && (await store.touch(underWay))).toBeNull();
  });

  it("keeps its id with another language of the account, and gets no language when it has ended", async () => {
    const store = sessions();
    const session = store.start("token", { ...PRINCIPAL, language: "es" });
    expect(await store.speak(session, "es")).toBeNull();
    expect(await store.speak(session, "it")).toEqual({ ...session, language: "it" });
    const renewed = await store.renew(session, PRINCIPAL);
    expect(await store.speak(session, "it")).toBeNull();
    expect(await store.speak(renewed, "it")).toMatchObject({ id: renewed.id, language: "it" });
  });

  it("never shortens its own life with another language", async () => {
    const store = sessions();
    const session = store.start("token", PRINCIPAL);
    vi.advanceTimersByTime(2000);
    const touched = await store.touch(session);
    expect(await store.speak(session, "it")).toEqual({ ...touched, language: "it" });
  });

  it("goes on with a cookie from before languages were kept, and follows the language from then on", async () => {
    const store = sessions();
    const { language: _, ...old } = store.start("token", { ...PRINCIPAL, language: "es" });
    const session = await store.open(JSON.stringify(old));
    expect(session).toEqual(old);
    expect(session && (await store.speak(session, null))).toBeNull();
    expect(session && (await store.speak(session, "it"))).toEqual({ ...old, language: "it" });
  });

  it("is over at once when it is ended", async () => {
    const store = sessions();
    const session = store.start("token", PRINCIPAL);
    await store.end(session);
    expect(await store.open(store.seal(session))).toBeNull();
  });
});
