import { useDocumentTitle } from "@anaquel/client-kit/routing";
import { type SceneName, StatePanel } from "@anaquel/ui";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useLocation } from "wouter";

/** The pages a classroom launch ends on when it fails. */
export type ClassroomPage = "unauthorized" | "notfound" | "error";

/** The page for a status. Source: B-305 to B-307. */
export function classroomPageFor(status: number): ClassroomPage {
  if (status === 401) return "unauthorized";
  return status === 404 ? "notfound" : "error";
}

/** The page an address names; other words get the general one. Source: B-304. */
export function classroomPageOf(path: string): ClassroomPage {
  const word = path.replace(/^\/classroom-/, "");
  return word === "unauthorized" || word === "notfound" ? word : "error";
}

const SCENES: Readonly<Record<ClassroomPage, SceneName>> = {
  unauthorized: "refused",
  notfound: "nothing-found",
  error: "broken",
};

/** Says why a launch from a virtual classroom did not work. */
export function Screen(): ReactNode {
  const { t } = useLingui();
  const [path] = useLocation();
  const page = classroomPageOf(path);
  const words = {
    unauthorized: {
      title: t`Your classroom could not be recognised`,
      text: t`The virtual classroom did not send a valid permission. Open the activity again from your classroom, and tell your teacher if it happens once more.`,
    },
    notfound: {
      title: t`This activity is no longer here`,
      text: t`The link of your classroom leads to a material that has been moved or withdrawn. Tell your teacher, who can link the present one.`,
    },
    error: {
      title: t`The activity could not be opened`,
      text: t`Something failed on the way from your classroom. Wait a moment and open the activity again from there.`,
    },
  }[page];
  useDocumentTitle(words.title);
  return (
    <StatePanel scene={SCENES[page]} level={1} title={words.title}>
      {words.text}
    </StatePanel>
  );
}
