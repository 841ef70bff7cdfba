import { useApi } from "@anaquel/client-kit/api";
import { parseTitleQuery, titleQueryString } from "@anaquel/client-kit/catalogue";
import { FailurePanel, messageFor, referenceOf } from "@anaquel/client-kit/errors";
import { useDocumentTitle, useGo } from "@anaquel/client-kit/routing";
import { seesPlusTab, useSession } from "@anaquel/client-kit/session";
import { PageSkeleton } from "@anaquel/ui";
import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useDeferredValue, useEffect } from "react";
import { useLocation, useParams, useSearch } from "wouter";
import { TitlePage } from "./title-page.tsx";
import { readAddress } from "./title-view.ts";

/** Statuses after which asking again may help; every other refusal leads to the error page. Source: G-69. */
const WORTH_A_RETRY = [0, 408, 429];

function isRefusal(status: number): boolean {
  return status < 500 && !WORTH_A_RETRY.includes(status);
}

/** The page of a title: reads it, and checks that the address fits it. Source: P-027, P-153 to P-161. */
export function Screen(): ReactNode {
  const { t, i18n } = useLingui();
  const go = useGo();
  const [path] = useLocation();
  const search = useSearch();
  const { titleid = "", unit = "", category = "", subcategory = "" } = useParams<Record<string, string>>();
  const session = useSession();
  const user = session.state === "user" ? session.user : null;
  const read = useApi("/title/{titleid}", { params: { path: { titleid } } });
  // Hundreds of resources are first drawn piece by piece, so that a slow machine answers meanwhile. What changes later is never
  // kept back: a favourite is saved together with the ones before it.
  const isDue = useDeferredValue(read.data !== undefined);
  const data = isDue ? read.data : undefined;
  const products = useApi("/title/{titleid}/products", { params: { path: { titleid } } });
  const address = data && user ? readAddress(data, { unit, category, subcategory }, search, seesPlusTab(user)) : null;
  useDocumentTitle(data?.info.name);

  const isRefused = read.error !== undefined && isRefusal(read.error.status);
  const isInvalid = data !== undefined && user !== null && address === null;
  const lacksTab = address !== null && !new URLSearchParams(search).has("initTab");
  useEffect(() => {
    if (read.error && isRefusal(read.error.status)) {
      // A lost session is already on its way to sign in.
      if (read.error.status === 401) return;
      const state = { message: messageFor(i18n, read.error), reference: referenceOf(read.error) };
      go("/error", { replace: true, state });
    } else if (isInvalid) {
      go("/error", { replace: true });
    }
  }, [isInvalid, read.error, i18n, go]);
  useEffect(() => {
    // An address without a tab is completed, so that shared links are whole. Source: G48.
    const query = lacksTab && parseTitleQuery(search, false);
    if (query) go(`${path}?${titleQueryString(query)}`, { replace: true });
  }, [lacksTab, path, search, go]);

  if (read.error && !isRefused) return <FailurePanel error={read.error} onRetry={read.retry} level={1} />;
  if (!data || !user || !address) return <PageSkeleton label={t`The title is being opened`} />;
  return <TitlePage title={data} address={address} user={user} products={products} onChange={read.update} />;
}
