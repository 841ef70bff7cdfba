import { Button } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect } from "react";
import { giveConsent } from "./consent.ts";
import styles from "./consent-banner.module.css";

/** Room that is kept free under what has the focus, so that the banner never hides it. */
const ROOM = "11rem";

/** Asks once what the portal may keep and load, in the language of the page. Both answers weigh the same. Source: G-21, P-069. */
export function ConsentBanner(): ReactNode {
  const { t } = useLingui();
  useEffect(() => {
    document.documentElement.style.scrollPaddingBottom = ROOM;
    return () => {
      document.documentElement.style.scrollPaddingBottom = "";
    };
  }, []);
  return (
    <section className={styles.banner} data-asks-consent aria-label={t`Cookies and privacy`}>
      <p>
        <Trans>
          We keep what the portal needs to work: your session, your language and your device. With your consent we also
          show surveys of other providers, who may keep data of their own.
        </Trans>
      </p>
      <div className={styles.answers}>
        <Button onClick={() => giveConsent("necessary")}>
          <Trans>Only what is needed</Trans>
        </Button>
        <Button onClick={() => giveConsent("all")}>
          <Trans>Accept all</Trans>
        </Button>
      </div>
    </section>
  );
}
