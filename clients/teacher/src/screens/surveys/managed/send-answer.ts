import { send } from "@anaquel/client-kit/api";
import type { Answer, SurveyKind } from "./survey-rules.ts";

// Upper case for the satisfaction survey, lower case for the local one. Source: P-269, T-589, T-590, D11.
const SATISFACTION = { respond: "RESPONDER", delay: "RETRASAR", deny: "DENEGAR" } as const;
const LOCAL = { respond: "responder", delay: "retrasar", deny: "denegar" } as const;

/** Tells the server what the teacher did with a survey. A failure is silent. Source: P-280, P-287. */
export function sendAnswer(kind: SurveyKind, answer: Answer): void {
  const sent =
    kind === "satisfaction"
      ? send("post", "/user/managed-survey/satisfaction", { body: { action: SATISFACTION[answer] } })
      : send("post", "/user/managed-survey/local", { body: { action: LOCAL[answer] } });
  sent.catch(() => undefined);
}
