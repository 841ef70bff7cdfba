import { useFeatures } from "@anaquel/client-kit/features";
import { useGo } from "@anaquel/client-kit/routing";
import { Pages } from "@anaquel/client-kit/start";
import { TopProgress } from "@anaquel/ui";
import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect } from "react";
import { routes } from "../routes.tsx";
import { MissingPage } from "./missing-page.tsx";
import { TeacherShell } from "./teacher-shell.tsx";

/** The client of signed-in customers. */
export function App(): ReactNode {
  return (
    <TeacherShell>
      <Pages routes={routes} missing={<Missing />} />
    </TeacherShell>
  );
}

/** An unknown address leads to the error page, or is said to be unknown while only the back-office is open. Source: G-14. */
function Missing(): ReactNode {
  const { t } = useLingui();
  const features = useFeatures();
  const go = useGo();
  const isWholePortal = features?.oldApp === true;
  useEffect(() => {
    if (isWholePortal) go("/error", { replace: true });
  }, [isWholePortal, go]);
  return features && !features.oldApp ? <MissingPage /> : <TopProgress label={t`The portal is being opened`} />;
}
