import { useApi } from "@anaquel/client-kit/api";
import { useFeatures } from "@anaquel/client-kit/features";
import { isTeacher, type UserInfo } from "@anaquel/client-kit/session";
import { sendAnswer } from "./send-answer.ts";
import {
  type Answer,
  afterAnswer,
  complete,
  isOffered,
  SURVEYS,
  type Survey,
  type SurveyKind,
} from "./survey-rules.ts";
import { useSurveyTime } from "./use-survey-time.ts";

/** A survey that is offered now. */
export interface OfferedSurvey {
  kind: SurveyKind;
  survey: Survey;
  answer: (answer: Answer) => void;
}

/**
 * The survey to offer to a user now, null for none, undefined while unknown. Only teachers are asked, and only while the
 * flag of the survey is on; a failure counts as none. Source: P-280, P-282, P-283, P-286.
 */
export function useSurvey(user: UserInfo): OfferedSurvey | null | undefined {
  const features = useFeatures();
  const isTime = useSurveyTime();
  const isAsked = isTeacher(user);
  const satisfaction = useApi("/user/managed-survey/satisfaction", isAsked && features?.managedSurvey ? {} : null);
  const local = useApi("/user/managed-survey/local", isAsked && features?.localPublishingSurvey ? {} : null);
  if (!isAsked) return null;
  if (!features || satisfaction.isLoading || local.isLoading) return undefined;

  const configs = { satisfaction: satisfaction.data, local: local.data && complete(local.data) };
  const update = {
    satisfaction: (answer: Answer) => satisfaction.update((known) => afterAnswer(known, answer)),
    local: (answer: Answer) => local.update((known) => afterAnswer(complete(known), answer)),
  };
  for (const kind of SURVEYS) {
    const survey = configs[kind];
    if (!survey || !isOffered(kind, survey, isTime)) continue;
    return {
      kind,
      survey,
      answer: (answer) => {
        update[kind](answer);
        sendAnswer(kind, answer);
      },
    };
  }
  return null;
}
