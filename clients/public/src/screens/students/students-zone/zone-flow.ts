import type { ApiError } from "@anaquel/client-kit/api";
import type { components } from "@anaquel/openapi/types";

/** The shared title as students see it. */
export type Zone = components["schemas"]["StudentsZone"];

/** The address of the cover of the shared title. */
export function coverOf({ cover, uuid }: Zone["info"]): string {
  return cover ?? `/api/cover/${uuid}`;
}

/** Why the zone is closed; one excludes the others. Source: B-278. */
export type Stop = "registration" | "concurrency" | "invalidToken" | "other";

/** Where the visit stands. */
export type ZoneState =
  | { stage: "terms" }
  | { stage: "loading" }
  | { stage: "open"; zone: Zone }
  | { stage: "stopped"; stop: Stop; status: number; reference: string | null };

/** What happens during a visit. */
export type ZoneEvent =
  | { type: "accepted" }
  | { type: "loaded"; zone: Zone }
  | { type: "failed"; error: ApiError }
  | { type: "retried" };

/** The next state of a visit. A failure closes whatever was open. Source: B-266, B-277 to B-285, G83. */
export function zoneFlow(state: ZoneState, event: ZoneEvent): ZoneState {
  switch (event.type) {
    case "accepted":
      return state.stage === "terms" ? { stage: "loading" } : state;
    case "loaded":
      return state.stage === "loading" ? { stage: "open", zone: event.zone } : state;
    case "failed":
      // Nothing is asked of the server before the terms are accepted, and the first reason to stop remains.
      if (state.stage === "terms" || state.stage === "stopped") return state;
      return {
        stage: "stopped",
        stop: stopFor(event.error),
        status: event.error.status || 500,
        reference: event.error.reference,
      };
    case "retried":
      return state.stage === "stopped" ? { stage: "loading" } : state;
  }
}

/** The popup for a failure. Source: B-282 to B-285. */
export function stopFor({ code, status }: Pick<ApiError, "code" | "status">): Stop {
  if (code === 401001) return "registration";
  if (code === 401002) return "concurrency";
  return status === 404 || status === 403 ? "invalidToken" : "other";
}

/** Whether a ping's failure ends the visit: a lost connection or a short fault of the server does not. */
export function endsVisit({ status }: Pick<ApiError, "status">): boolean {
  return status === 401 || status === 403 || status === 404;
}
