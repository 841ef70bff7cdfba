import { type ReactNode, useEffect } from "react";
import { clientConfig } from "../config/client-config.ts";
import { useGo } from "../routing/go.ts";
import { decide, type RouteRule } from "./guard.ts";
import { type Session, useSession } from "./session.ts";

interface RouteGuardProps {
  rule: RouteRule;
  /** Drawn while it is not known who is there. */
  waiting: ReactNode;
  /** Drawn when the session cannot be read. */
  failed: (session: Extract<Session, { state: "failed" }>) => ReactNode;
  children: ReactNode;
}

/** Draws a route for those who may open it and sends the others where the rule says. */
export function RouteGuard({ rule, waiting, failed, children }: RouteGuardProps): ReactNode {
  const session = useSession();
  const go = useGo();
  const decision = decide(rule, session, clientConfig().portal);
  const target =
    decision.kind === "redirect"
      ? decision.to
      : decision.kind === "signin"
        ? `/signin?returnTo=${encodeURIComponent(location.href)}`
        : null;
  useEffect(() => {
    if (target) go(target, { replace: true });
  }, [target, go]);
  if (decision.kind === "pass") return children;
  return decision.kind === "failed" && session.state === "failed" ? failed(session) : waiting;
}
