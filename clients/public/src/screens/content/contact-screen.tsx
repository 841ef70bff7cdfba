import { useSiteText } from "@anaquel/client-kit/content";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Article } from "../../components/article.tsx";

/** How to reach the publisher; editors may replace it. Source: G-62. */
export function Screen(): ReactNode {
  const { t } = useLingui();
  const phone = useSiteText("support.phone");
  return (
    <Article title={t`Contact`} pageId="contact">
      <p>
        <Trans>
          Our support team helps teachers from Monday to Friday. Tell us your school, the title and, when a page showed
          an error, its reference: with it we find at once what happened.
        </Trans>
      </p>
      {phone && (
        <p>
          <Trans>
            Telephone: <strong>{phone}</strong>
          </Trans>
        </p>
      )}
    </Article>
  );
}
