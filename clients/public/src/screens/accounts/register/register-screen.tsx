import { clientConfig } from "@anaquel/client-kit/config";
import { useDocumentTitle } from "@anaquel/client-kit/routing";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useSearch } from "wouter";
import { OwnRegistration } from "./own-registration.tsx";
import { signInAddress } from "./return-address.ts";

/** The page on which teachers register. Source: P-013, T-265. */
export function Screen(): ReactNode {
  const { t } = useLingui();
  const returnTo = new URLSearchParams(useSearch()).get("returnTo");
  useDocumentTitle(t`Create your teacher account`);
  return <OwnRegistration signInHref={signInAddress(returnTo, clientConfig().base)} />;
}
