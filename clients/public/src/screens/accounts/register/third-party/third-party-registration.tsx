import { send } from "@anaquel/client-kit/api";
import { PageSkeleton } from "@anaquel/ui";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import useSWR from "swr";
import { Redirect } from "wouter";
import { paths } from "../../../../paths.ts";
import type { PendingIdentity } from "./third-party-form.ts";
import { ThirdPartyTask } from "./third-party-task.tsx";

interface ThirdPartyRegistrationProps {
  pending: PendingIdentity;
  signInHref: string;
}

/** Reads who came back from a provider without an account; when that fails there is nothing to register. Source: T-301, T-308. */
export function ThirdPartyRegistration({ pending, signInHref }: ThirdPartyRegistrationProps): ReactNode {
  const { t } = useLingui();
  const { data, error } = useSWR(
    ["/third-parties/checkredirect", pending.id, pending.hash],
    () => send("post", "/third-parties/checkredirect", { body: pending }),
    // The form is filled once; reading again would not change what the person typed since.
    { shouldRetryOnError: false, revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  if (error) return <Redirect to={`${paths.error}/`} replace />;
  if (!data) return <PageSkeleton label={t`The page is being loaded`} />;
  return <ThirdPartyTask identity={data} pending={pending} signInHref={signInHref} />;
}
