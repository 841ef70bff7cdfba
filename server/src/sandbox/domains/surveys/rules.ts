/** What a teacher does with a survey, in either spelling. */
export type Action = "RESPONDER" | "DENEGAR" | "RETRASAR";

/** How a survey stands for a teacher. */
export interface SurveyState {
  delayNumber: number;
  showButton: boolean;
}

/** The two surveys write their actions differently; they are compared without regard to case. Source: D11. */
export function toAction(text: string): Action {
  const action = text.toUpperCase();
  if (action === "RESPONDER" || action === "DENEGAR") return action;
  return "RETRASAR";
}

/** How a survey stands after an answer: putting off counts, answering or refusing ends it. Source: G-56. */
export function afterAnswer({ delayNumber, showButton }: SurveyState, action: Action): SurveyState {
  return action === "RETRASAR" ? { delayNumber: delayNumber + 1, showButton } : { delayNumber, showButton: false };
}
