import { useApi } from "@anaquel/client-kit/api";
import { messageFor, referenceOf } from "@anaquel/client-kit/errors";
import { useDocumentTitle, useGo } from "@anaquel/client-kit/routing";
import { PageSkeleton } from "@anaquel/ui";
import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef } from "react";
import { useParams } from "wouter";
import { withViewed } from "../assets.ts";
import { AssetPage } from "./asset-page.tsx";
import { countViewOnce } from "./count-view.ts";

/** One asset of the library. What cannot be read leads to the error page. Source: T-344, T-349, T-360. */
export function Screen(): ReactNode {
  const { t, i18n } = useLingui();
  const go = useGo();
  const { assetid = "" } = useParams<Record<string, string>>();
  const { data, error, update } = useApi("/pd/{uuid}", { params: { path: { uuid: assetid } } });
  const library = useApi("/pd", {});
  useDocumentTitle(data?.title);

  useEffect(() => {
    // A lost session is already on its way to sign in.
    if (!error || error.status === 401) return;
    go("/error", { replace: true, state: { message: messageFor(i18n, error), reference: referenceOf(error) } });
  }, [error, i18n, go]);

  // By the time a view is counted the page may show another asset.
  const markViewed = useRef<(uuid: string) => void>(() => undefined);
  markViewed.current = (uuid) => {
    update((asset) => (asset.uuid === uuid ? { ...asset, viewed: true, views: asset.views + 1 } : asset));
    library.update((known) => ({ ...known, assets: withViewed(known.assets, uuid) }));
  };
  const type = data?.type;
  useEffect(() => {
    if (type) void countViewOnce({ uuid: assetid, type }).then((isCounted) => isCounted && markViewed.current(assetid));
  }, [assetid, type]);

  if (!data || error) return <PageSkeleton label={t`The asset is being opened`} />;
  return <AssetPage key={data.uuid} asset={data} others={library.data?.assets ?? []} onChange={update} />;
}
