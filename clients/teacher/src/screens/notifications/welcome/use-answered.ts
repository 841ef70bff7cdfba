import { useCallback } from "react";
import useSWR from "swr";
import type { WelcomeDialog } from "./queue.ts";

const KEY = "answered-welcome-dialogs";
const NONE: readonly WelcomeDialog[] = [];

/** The dialogs answered since the portal was opened: they do not come back with the home page. Source: P-259. */
export function useAnswered(): { answered: readonly WelcomeDialog[]; answer: (dialog: WelcomeDialog) => void } {
  const { data = NONE, mutate } = useSWR<readonly WelcomeDialog[]>(KEY, null);
  const answer = useCallback(
    (dialog: WelcomeDialog) => void mutate((known = NONE) => [...known, dialog], { revalidate: false }),
    [mutate],
  );
  return { answered: data, answer };
}
