import { useFeatures } from "@anaquel/client-kit/features";
import { useGo } from "@anaquel/client-kit/routing";
import { Pages } from "@anaquel/client-kit/start";
import { type ReactNode, useEffect } from "react";
import { routes } from "../routes.tsx";
import { AdminShell } from "./admin-shell.tsx";
import { MissingPage } from "./missing-page.tsx";

/** The client of support staff. */
export function App(): ReactNode {
  return (
    <AdminShell>
      <Pages routes={routes} missing={<Missing />} />
    </AdminShell>
  );
}

/** An unknown address leads to the error page; while only the back-office is open, it is said to be unknown. Source: G-14. */
function Missing(): ReactNode {
  const features = useFeatures();
  const go = useGo();
  const isWholePortal = features?.oldApp === true;
  useEffect(() => {
    if (isWholePortal) go("/error", { replace: true });
  }, [isWholePortal, go]);
  return features && !features.oldApp ? <MissingPage /> : null;
}
