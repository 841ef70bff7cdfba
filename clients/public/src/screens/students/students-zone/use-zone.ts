import { ApiError, send } from "@anaquel/client-kit/api";
import { getCaptchaToken } from "@anaquel/client-kit/captcha";
import { useEffect, useReducer } from "react";
import { endsVisit, type ZoneState, zoneFlow } from "./zone-flow.ts";

/** Milliseconds between two pings. Source: P-356, B-279. */
export const PING_INTERVAL_MS = 120_000;

/** The visit of a students' zone: terms, content, pings, and the reason when it ends. */
export function useZone(token: string): {
  state: ZoneState;
  accept: () => void;
  retry: () => void;
  fail: (error: ApiError) => void;
} {
  const [state, dispatch] = useReducer(zoneFlow, token, (link): ZoneState => {
    return { stage: wasAccepted(link) ? "loading" : "terms" };
  });
  const { stage } = state;

  useEffect(() => {
    if (stage !== "loading") return;
    let current = true;
    readZone(token).then(
      (zone) => current && dispatch({ type: "loaded", zone }),
      (error: unknown) =>
        current && dispatch({ type: "failed", error: error instanceof ApiError ? error : new ApiError(500) }),
    );
    return () => {
      current = false;
    };
  }, [stage, token]);

  useEffect(() => {
    if (stage !== "open") return;
    const timer = setInterval(() => {
      send("post", "/student/{token}/ping", { params: { path: { token } } }).catch((error: unknown) => {
        if (error instanceof ApiError && endsVisit(error)) dispatch({ type: "failed", error });
      });
    }, PING_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [stage, token]);

  return {
    state,
    accept: () => {
      sessionStorage.setItem(acceptedKey(token), "1");
      dispatch({ type: "accepted" });
    },
    retry: () => dispatch({ type: "retried" }),
    fail: (error) => dispatch({ type: "failed", error }),
  };
}

async function readZone(token: string) {
  const captcha = await getCaptchaToken("studentszone");
  return send("get", "/student/{token}", { params: { path: { token }, query: { token: captcha } } });
}

function acceptedKey(token: string): string {
  return `anaquel.terms.${token}`;
}

/** The terms are asked once for each visit, so that a reload comes back to the same resource. */
function wasAccepted(token: string): boolean {
  return sessionStorage.getItem(acceptedKey(token)) === "1";
}
