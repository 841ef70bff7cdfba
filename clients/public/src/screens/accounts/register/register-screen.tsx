import { clientConfig } from "@anaquel/client-kit/config";
import { useDocumentTitle } from "@anaquel/client-kit/routing";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Redirect, useParams, useSearch } from "wouter";
import { paths } from "../../../paths.ts";
import { OwnRegistration } from "./own-registration.tsx";
import { signInAddress } from "./return-address.ts";
import { ThirdPartyRegistration } from "./third-party/third-party-registration.tsx";

/** The page on which teachers register, by themselves or coming from a provider. Source: P-013, T-265, T-266. */
export function Screen(): ReactNode {
  const { t } = useLingui();
  const { id, hash } = useParams<{ id?: string; hash?: string }>();
  const returnTo = new URLSearchParams(useSearch()).get("returnTo");
  const signInHref = signInAddress(returnTo, clientConfig().base);
  useDocumentTitle(t`Create your teacher account`);
  if (!id) return <OwnRegistration signInHref={signInHref} />;
  // Without its hash a pending identity cannot be checked, which is a check that failed. Source: T-308.
  if (!hash) return <Redirect to={`${paths.error}/`} replace />;
  return <ThirdPartyRegistration key={`${id}/${hash}`} pending={{ id, hash }} signInHref={signInHref} />;
}
