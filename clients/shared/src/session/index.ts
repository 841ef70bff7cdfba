export { type Decision, decide, type RouteRule } from "./guard.ts";
export * from "./roles.ts";
export { RouteGuard } from "./route-guard.tsx";
export { readSession, refreshSession, type Session, type UserInfo, useSession } from "./session.ts";
