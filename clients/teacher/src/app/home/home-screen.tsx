import { useGo } from "@anaquel/client-kit/routing";
import { isSupport, useSession } from "@anaquel/client-kit/session";
import { type ReactNode, useEffect } from "react";
import { PlusHome } from "../../screens/library/home/plus-home.tsx";
import { PremiumHome } from "./premium-home.tsx";

/** The start page: each profile has its own. Source: P-105 to P-108. */
export function Screen(): ReactNode {
  const session = useSession();
  const go = useGo();
  const user = session.state === "user" ? session.user : null;
  const elsewhere = user && !isCustomer(user.profile) ? (isSupport(user) ? "/admin" : "/error") : null;
  useEffect(() => {
    if (elsewhere) go(elsewhere, { replace: true });
  }, [elsewhere, go]);
  if (user?.profile === "CUSTOMER_USER_PREMIUM") return <PremiumHome user={user} />;
  return user?.profile === "CUSTOMER_USER_PLUS" ? <PlusHome user={user} /> : null;
}

function isCustomer(profile: string | null | undefined): boolean {
  return profile === "CUSTOMER_USER_PREMIUM" || profile === "CUSTOMER_USER_PLUS";
}
