import { ALL } from "@anaquel/client-kit/catalogue";
import { useDocumentTitle, useGo } from "@anaquel/client-kit/routing";
import { PageSkeleton } from "@anaquel/ui";
import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect } from "react";
import { useParams } from "wouter";
import { Stopped } from "./stopped.tsx";
import { Terms } from "./terms.tsx";
import { useZone } from "./use-zone.ts";
import { ZoneContent } from "./zone-content.tsx";

/** The title that a teacher shared, for students without an account. Source: B-266 to B-288. */
export function Screen(): ReactNode {
  const { token } = useParams<{ token?: string }>();
  const go = useGo();
  useEffect(() => {
    if (!token) go("/error/", { replace: true });
  }, [token, go]);
  return token ? <Visit key={token} token={token} /> : null;
}

function Visit({ token }: { token: string }): ReactNode {
  const { t } = useLingui();
  const { category = ALL, subcategory = ALL } = useParams<{ category?: string; subcategory?: string }>();
  const { state, accept, retry, fail } = useZone(token);
  useDocumentTitle(state.stage === "open" ? state.zone.info.name : t`Students' zone`);
  switch (state.stage) {
    case "terms":
      return <Terms onAccept={accept} />;
    case "loading":
      return <PageSkeleton label={t`The students' zone is being opened`} />;
    case "open":
      return (
        <ZoneContent token={token} zone={state.zone} category={category} subcategory={subcategory} onFailure={fail} />
      );
    case "stopped":
      return <Stopped stop={state.stop} reference={state.reference} onRetry={retry} />;
  }
}
