import { clientConfig } from "@anaquel/client-kit/config";
import { lazyPart } from "@anaquel/client-kit/parts";
import { useDocumentTitle } from "@anaquel/client-kit/routing";
import { LanguageSwitch } from "@anaquel/client-kit/shell";
import { AppShell, Mark, ShelfArt } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, Suspense } from "react";
import { useSearch } from "wouter";
import { paths } from "../../../paths.ts";
import { ProviderLinks } from "./provider-links.tsx";
import { registerAddress, returnAddress } from "./return-address.ts";
import { SignInForm } from "./sign-in-form-view.tsx";
import styles from "./sign-in-screen.module.css";
import { useSignIn } from "./use-sign-in.ts";

const SignInAs = lazyPart(async () => (await import("./sign-in-as.tsx")).SignInAs);

/** Sign-in by mail and password, or through an identity provider. Source: P-080 to P-103. */
export function Screen(): ReactNode {
  const { t } = useLingui();
  const search = useSearch();
  const { base, upstream } = clientConfig();
  const returnTo = returnAddress(search, history.state, base);
  const signIn = useSignIn(returnTo);
  const registerHref = registerAddress(returnTo, base);
  useDocumentTitle(t`Sign in`);

  return (
    <AppShell>
      <div className={styles.page}>
        <div className={styles.side}>
          <header className={styles.bar}>
            <a className={styles.brand} href={paths.home} aria-label={t`Anaquel, to the start page`}>
              <Mark size={31} />
              <span>Anaquel</span>
            </a>
            <LanguageSwitch />
          </header>
          <div className={styles.column}>
            <h1 className={styles.title}>
              <Trans>Your classroom library is waiting for you</Trans>
            </h1>
            <p className={styles.lead}>
              <Trans>Sign in with the account you use at your school.</Trans>
            </p>
            <SignInForm {...signIn} />
            <ProviderLinks returnTo={returnTo} />
            <p className={styles.first}>
              <Trans>
                First time here? <a href={registerHref}>Create your teacher account</a>
              </Trans>
            </p>
            {upstream === "sandbox" && (
              <div className={styles.demo}>
                <Suspense fallback={null}>
                  <SignInAs returnTo={returnTo} disabled={signIn.state.stage === "loading"} onChoose={signIn.submit} />
                </Suspense>
              </div>
            )}
          </div>
          <p className={styles.students}>
            <Trans>Are you a student? Use the link your teacher gave you: you need no account.</Trans>
          </p>
        </div>
        <div className={styles.art}>
          <ShelfArt />
        </div>
      </div>
    </AppShell>
  );
}
