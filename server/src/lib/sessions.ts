import { randomBytes } from "node:crypto";
import { permissionsOf } from "../contract/admits.ts";
import { type Language, languageOfTag } from "../contract/problem.ts";
import type { Clock } from "./clock.ts";
import type { Sealer } from "./seal.ts";
import type { SharedState } from "./shared-state.ts";

/** Who is behind a request, as the gateway needs to know it. */
export interface Principal {
  role: string;
  profile: string | null;
  /** Names of the permission flags that are true, such as gpaPermission. */
  permissions: string[];
  /** Id of the school, if any. */
  schoolId: number | null;
  /** Language of the account, null when it has none. Cookies from before it was kept do not have the field. */
  language?: Language | null;
}

/** A session, as it travels sealed in the cookie. Times are milliseconds of the session clock. */
export interface Session extends Principal {
  id: string;
  token: string;
  startedAt: number;
  seenAt: number;
  /** True when the browser has a newer cookie by now. It is never sealed. */
  isReplaced?: true;
}

/** How long a session may last. */
export interface SessionLimits {
  idleMs: number;
  absoluteMs: number;
}

/** A cookie is sealed anew at most this often, so that idle limits are exact to the second. */
const TOUCH_MS = 1000;
/** Requests that left with a cookie before its successor arrived are still answered. */
const REPLACED_MS = 5000;
const MAX_TOUCHED = 50_000;
const MAX_OPENED = 5000;

/** Makes, opens and ends sessions. */
export interface Sessions {
  start(token: string, principal: Principal): Session;
  /** The same sign-in under a new id, after anything that changes what the user may do. The old one ends after five seconds. */
  renew(session: Session, principal: Principal): Promise<Session>;
  /** The session in a cookie, or null when it is forged, over or ended. */
  open(sealed: string): Promise<Session | null>;
  /** The session with its last use moved to now, or null when that is not worth a new cookie, or when it has ended. */
  touch(session: Session): Promise<Session | null>;
  /** The same session with the language that the account has by now, or null when it has it already, or when it has ended. */
  speak(session: Session, language: Language | null): Promise<Session | null>;
  end(session: Session): Promise<void>;
  seal(session: Session): string;
}

export function createSessions(sealer: Sealer, state: SharedState, clock: Clock, limits: SessionLimits): Sessions {
  const revoked = (id: string) => `ended:${id}`;
  const replaced = (id: string) => `replaced:${id}`;
  // Requests of one page run side by side with one cookie; a new one for the first of them is enough.
  const touched = new Map<string, number>();
  const opened = new Map<string, Session>();

  /** What a cookie says. Pages send the same cookie many times, so the last ones are remembered. */
  function read(sealed: string): Session | null {
    const known = opened.get(sealed);
    if (known) return known;
    const text = sealer.open(sealed);
    if (text === null) return null;
    // Only this module seals, so the shape is its own.
    const session = Object.freeze(JSON.parse(text) as Session);
    if (opened.size >= MAX_OPENED) opened.delete(opened.keys().next().value ?? "");
    opened.set(sealed, session);
    return session;
  }

  return {
    start(token, principal) {
      const now = clock.now();
      return { ...principal, id: newId(), token, startedAt: now, seenAt: now };
    },
    async renew({ isReplaced: _, ...session }, principal) {
      await state.claim(replaced(session.id), REPLACED_MS);
      await state.claim(revoked(session.id), limits.absoluteMs);
      return { ...session, ...principal, id: newId(), seenAt: clock.now() };
    },
    async open(sealed) {
      const session = read(sealed);
      if (!session) return null;
      const now = clock.now();
      const isOver = now - session.seenAt >= limits.idleMs || now - session.startedAt >= limits.absoluteMs;
      if (isOver) return null;
      if (!(await state.has(revoked(session.id)))) return session;
      return (await state.has(replaced(session.id))) ? { ...session, isReplaced: true } : null;
    },
    async touch(session) {
      if (session.isReplaced) return null;
      const now = clock.now();
      const last = Math.max(session.seenAt, touched.get(session.id) ?? 0);
      if (now - last < TOUCH_MS && now >= last) return null;
      // It may have ended, or got a successor, while its request was under way.
      if (await state.has(revoked(session.id))) return null;
      if (touched.size >= MAX_TOUCHED) touched.clear();
      touched.set(session.id, now);
      return { ...session, seenAt: now };
    },
    async speak(session, language) {
      if (session.isReplaced || (session.language ?? null) === language) return null;
      if (await state.has(revoked(session.id))) return null;
      // Another answer may have noted a later use of it meanwhile.
      return { ...session, language, seenAt: Math.max(session.seenAt, touched.get(session.id) ?? 0) };
    },
    async end(session) {
      await state.claim(revoked(session.id), limits.absoluteMs);
    },
    seal(session) {
      return sealer.seal(JSON.stringify(session));
    },
  };
}

function newId(): string {
  return randomBytes(16).toString("base64url");
}

/** Reads from a user, as the API describes it, what decides on access, and the language; null when it does not say the former. */
export function principalOf(user: unknown): Principal | null {
  if (!isRecord(user) || typeof user.role !== "string") return null;
  return {
    role: user.role,
    profile: typeof user.profile === "string" ? user.profile : null,
    permissions: permissionsOf(user),
    schoolId: typeof user.schoolId === "number" ? user.schoolId : null,
    language: typeof user.language === "string" ? languageOfTag(user.language) : null,
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** Whether two principals may do the same, in the same school. */
export function isSamePrincipal(a: Principal, b: Principal): boolean {
  const isSameRole = a.role === b.role && a.profile === b.profile && a.schoolId === b.schoolId;
  return isSameRole && a.permissions.join() === b.permissions.join();
}
