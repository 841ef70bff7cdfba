import { useApi } from "@anaquel/client-kit/api";
import { useDocumentTitle, useGo } from "@anaquel/client-kit/routing";
import { useSession } from "@anaquel/client-kit/session";
import { PageSkeleton } from "@anaquel/ui";
import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect } from "react";
import { useRoute } from "wouter";
import { paths } from "../../paths.ts";
import { GRANTED } from "./access.ts";
import { LEAVING } from "./leaving.ts";
import { OrderPage } from "./order/order-page.tsx";
import { ResultPage } from "./result-page.tsx";

/** Everything below /gratishp: the order, and the pages to which the card gateway sends people back. Source: T-138. */
export function Screen(): ReactNode {
  const { t } = useLingui();
  const [hasPaid] = useRoute(paths.freeBooksPaid);
  const [hasFailed] = useRoute(paths.freeBooksFailed);
  useDocumentTitle(t`Books for your children`);
  if (hasPaid) return <ResultPage result="success" />;
  if (hasFailed) return <ResultPage result="failure" />;
  return <Guarded />;
}

/** Whom the check does not admit leaves the area, as does everybody when there is no answer. Source: T-141, T-142, G02. */
function Guarded(): ReactNode {
  const { t } = useLingui();
  const session = useSession();
  const go = useGo();
  const { data, error } = useApi("/gratishp/validateaccess", {});
  const isDenied = error !== undefined || (data !== undefined && data.access !== GRANTED);

  useEffect(() => {
    if (isDenied) go(LEAVING, { replace: true });
  }, [isDenied, go]);

  if (session.state !== "user" || !data || isDenied) return <PageSkeleton label={t`The page is being loaded`} />;
  return <OrderPage user={session.user} />;
}
