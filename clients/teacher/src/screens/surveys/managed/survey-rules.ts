import type { components } from "@anaquel/openapi/types";

/** The two surveys, in the order in which they are offered. */
export const SURVEYS = ["satisfaction", "local"] as const;
/** A survey. */
export type SurveyKind = (typeof SURVEYS)[number];

/** How a survey is configured. */
export type Survey = components["schemas"]["ManagedSurvey"];

/** What a teacher does with a survey: answers it, puts it off, or refuses it for good. */
export type Answer = "respond" | "delay" | "deny";

/** Which surveys keep the hours of schools: the local one always, the satisfaction survey not by default. Source: D11. */
const KEEPS_HOURS: Readonly<Record<SurveyKind, boolean>> = { satisfaction: false, local: true };

/** A configuration with what is absent filled in: no delays, and a button. Source: G41. */
export function complete(config: components["schemas"]["LocalSurvey"]): Survey {
  return { delayNumber: 0, maxDelayNumber: 0, showButton: true, ...config };
}

/** Whether a survey is offered. `isTime` tells whether its hours are on. Source: P-270 to P-273, P-275, G-56. */
export function isOffered(kind: SurveyKind, survey: Survey, isTime: boolean): boolean {
  const { url, delayNumber, maxDelayNumber, showButton } = survey;
  return (
    isWebAddress(url) &&
    Number.isInteger(delayNumber) &&
    delayNumber >= 0 &&
    delayNumber <= maxDelayNumber &&
    showButton === true &&
    (isTime || !KEEPS_HOURS[kind])
  );
}

/** What dismissing means: putting off while that is allowed, else refusing. Source: P-277, P-278, T-589, T-590. */
export function dismissal({ delayNumber, maxDelayNumber }: Survey): Exclude<Answer, "respond"> {
  return delayNumber < maxDelayNumber ? "delay" : "deny";
}

/** A survey once it was answered, as the server keeps it. Source: G-56. */
export function afterAnswer(survey: Survey, answer: Answer): Survey {
  return answer === "delay" ? { ...survey, delayNumber: survey.delayNumber + 1 } : { ...survey, showButton: false };
}

/** Code of the language at the end of the local survey's address. Source: P-284, P-285. */
const SPANISH_CODE = 2;
const OTHER_CODE = 1;

/** The address to open: the local survey's ends with the code of the language. Source: P-284, P-285, G-57. */
export function addressOf(kind: SurveyKind, url: string, locale: string): string {
  if (kind === "satisfaction") return url;
  return `${url}${locale === "es" ? SPANISH_CODE : OTHER_CODE}`;
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ["http:", "https:"].includes(new URL(text).protocol);
}
