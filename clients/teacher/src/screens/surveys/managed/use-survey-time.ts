import { now } from "@anaquel/client-kit/time";
import { useEffect, useState } from "react";
import { isSurveyTime } from "./survey-window.ts";

/** Milliseconds between two looks at the clock. Source: P-276. */
const TICK_MS = 60_000;

/** Whether a survey may appear now; a page that stays open follows the clock. Source: P-276, D11. */
export function useSurveyTime(clock: () => Date = now): boolean {
  const [isTime, setTime] = useState(() => isSurveyTime(clock()));
  useEffect(() => {
    const timer = setInterval(() => setTime(isSurveyTime(clock())), TICK_MS);
    return () => clearInterval(timer);
  }, [clock]);
  return isTime;
}
