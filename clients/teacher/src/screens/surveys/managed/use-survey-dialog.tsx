import { lazyPart } from "@anaquel/client-kit/parts";
import type { UserInfo } from "@anaquel/client-kit/session";
import type { ReactNode } from "react";
import { useSurvey } from "./use-survey.ts";

const SurveyDialog = lazyPart(async () => (await import("./survey-dialog.tsx")).SurveyDialog);

/** The survey for the queue of dialogs after sign-in: whether it wants to be seen, and how it is drawn. Source: P-268. */
export function useSurveyDialog(user: UserInfo): {
  readiness: "unknown" | "open" | "none";
  draw: (onClose: () => void) => ReactNode;
} {
  const offered = useSurvey(user);
  const known = offered ? "open" : "none";
  return {
    readiness: offered === undefined ? "unknown" : known,
    draw: (onClose) => offered && <SurveyDialog offered={offered} onClose={onClose} />,
  };
}
