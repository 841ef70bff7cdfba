import { useApi } from "@anaquel/client-kit/api";
import { useConsent } from "@anaquel/client-kit/consent";
import { useFeatures } from "@anaquel/client-kit/features";
import { getsNotifications, type UserInfo } from "@anaquel/client-kit/session";
import { type ReactNode, Suspense, useState } from "react";
import { builtInProvider, POLL_SETTINGS, type PollProvider } from "./poll-provider.ts";

const BUILT_IN = builtInProvider(localStorage);

/** The poll of a teacher, while its flag is on; a failure counts as no poll. Source: P-288 to P-290, G-58. */
export function Poll({ user, provider = BUILT_IN }: { user: UserInfo; provider?: PollProvider }): ReactNode {
  const features = useFeatures();
  const consent = useConsent();
  const isAllowed = features?.polls && getsNotifications(user) && (!provider.isThirdParty || consent === "all");
  const { data: config } = useApi("/user/polls", isAllowed ? {} : null);
  const [isClosed, setClosed] = useState(false);
  const [isAnswered, setAnswered] = useState(false);
  if (!config || isClosed || (!isAnswered && provider.isDone(config))) return null;
  return (
    <Suspense fallback={null}>
      <provider.Poll
        config={config}
        settings={POLL_SETTINGS}
        onAnswer={(score) => {
          provider.record(config, score);
          setAnswered(true);
        }}
        onClose={() => {
          if (!isAnswered) provider.record(config, null);
          setClosed(true);
        }}
      />
    </Suspense>
  );
}
