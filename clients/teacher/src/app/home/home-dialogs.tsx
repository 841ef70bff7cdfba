import type { UserInfo } from "@anaquel/client-kit/session";
import type { ReactNode } from "react";
import { WelcomeDialogs } from "../../screens/notifications/welcome/welcome-dialogs.tsx";
import { useHomePromotion } from "../../screens/promotions/use-home-promotion.tsx";
import { useSurveyDialog } from "../../screens/surveys/managed/use-survey-dialog.tsx";
import { Poll } from "../../screens/surveys/poll/poll.tsx";

/** What is asked and told over the premium home page: one dialog at a time, then the poll. Source: P-109, G-29. */
export function HomeDialogs({ user }: { user: UserInfo }): ReactNode {
  const promotion = useHomePromotion(user);
  const survey = useSurveyDialog(user);
  return (
    <WelcomeDialogs user={user} promotion={promotion} survey={survey}>
      <Poll user={user} />
    </WelcomeDialogs>
  );
}
