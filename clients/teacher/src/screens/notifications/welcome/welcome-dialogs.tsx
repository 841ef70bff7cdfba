import { useApi } from "@anaquel/client-kit/api";
import { lazyPart } from "@anaquel/client-kit/parts";
import { getsNotifications, isToldOfEmptyLibrary, type UserInfo } from "@anaquel/client-kit/session";
import { type ReactNode, Suspense } from "react";
import { dialogOf, type HomeNotification } from "./home-notification.ts";
import { isQuiet, nextDialog, type Readiness, type WelcomeDialog } from "./queue.ts";
import { useAnswered } from "./use-answered.ts";

const NotificationDialog = lazyPart(async () => (await import("./notification-dialogs.tsx")).NotificationDialog);

/** A dialog of another part of the home page that waits in the queue. */
interface Guest {
  readiness: Readiness;
  draw: (onClose: () => void) => ReactNode;
}

interface WelcomeDialogsProps {
  user: UserInfo;
  promotion: Guest;
  survey: Guest;
  /** What is shown once no dialog is left. */
  children: ReactNode;
}

/** The dialogs of the home page after sign-in, one at a time. Source: P-109, P-265 to P-268, G-29. */
export function WelcomeDialogs({ user, promotion, survey, children }: WelcomeDialogsProps): ReactNode {
  const { answered, answer } = useAnswered();
  const notification = useHomeNotification(user);
  const wants: Record<WelcomeDialog, Readiness> = {
    library: useLibraryReadiness(user),
    notification: answered.includes("notification") ? "none" : notification.readiness,
    promotion: answered.includes("promotion") ? "none" : promotion.readiness,
    survey: answered.includes("survey") ? "none" : survey.readiness,
  };
  const shown = nextDialog(wants, user.postLogin === true);
  return (
    <Suspense fallback={null}>
      {shown === "notification" && notification.type && (
        <NotificationDialog type={notification.type} user={user} onClose={() => answer("notification")} />
      )}
      {shown === "promotion" && promotion.draw(() => answer("promotion"))}
      {shown === "survey" && survey.draw(() => answer("survey"))}
      {isQuiet(wants, user.postLogin === true) && children}
    </Suspense>
  );
}

/** The message of an empty library takes the place of every dialog. Source: P-267, G-29. */
function useLibraryReadiness(user: UserInfo): Readiness {
  const { data, error } = useApi("/library", {});
  if (!data && !error) return "unknown";
  const isEmpty = error ? error.status === 404 : data?.length === 0;
  return isEmpty && isToldOfEmptyLibrary(user) ? "open" : "none";
}

/** What the server decided; any failure counts as none. Source: P-255 to P-258, P-264, G-59. */
function useHomeNotification(user: UserInfo): { type: HomeNotification | null; readiness: Readiness } {
  const isAsked = getsNotifications(user);
  const { data, isLoading } = useApi("/notifications", isAsked ? {} : null);
  const type = dialogOf(data?.type);
  if (isAsked && isLoading) return { type: null, readiness: "unknown" };
  return { type, readiness: type ? "open" : "none" };
}
