import { clientConfig } from "@anaquel/client-kit/config";
import { useDocumentTitle } from "@anaquel/client-kit/routing";
import { PageSkeleton, StatePanel } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect } from "react";
import { useSearch } from "wouter";
import { viewerTarget } from "./viewer-target.ts";

/** Sends on to a product, or says why not; without header and footer. Source: B-299, B-300. */
export function Screen(): ReactNode {
  const { t } = useLingui();
  const target = viewerTarget(useSearch(), clientConfig().base);
  const to = target.kind === "go" ? target.to : null;
  useDocumentTitle(t`Digital product`);
  useEffect(() => {
    if (to) location.replace(to);
  }, [to]);
  return (
    <main id="main" tabIndex={-1}>
      {target.kind === "go" && <PageSkeleton label={t`The product is being opened`} />}
      {target.kind === "refused" && (
        <StatePanel scene="refused" level={1} title={<Trans>Your licence does not open this product</Trans>}>
          <Trans>The product asks for a licence that your account does not have, or that has ended.</Trans>
        </StatePanel>
      )}
      {target.kind === "failed" && (
        <StatePanel scene="broken" level={1} title={<Trans>The product could not be opened</Trans>}>
          <Trans>Go back to your library and open the product again from there.</Trans>
        </StatePanel>
      )}
    </main>
  );
}
