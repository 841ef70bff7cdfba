import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Article } from "../../components/article.tsx";

/** Help for everybody; editors may replace it. Source: P-015. */
export function Screen(): ReactNode {
  const { t } = useLingui();
  return (
    <Article title={t`Help`} pageId="help">
      <h2>
        <Trans>I cannot sign in</Trans>
      </h2>
      <p>
        <Trans>
          Check that the email is the one your school registered. If you sign in with Google or Microsoft at school, use
          the same button here.
        </Trans>
      </p>
      <h2>
        <Trans>A title is missing from my library</Trans>
      </h2>
      <p>
        <Trans>Your library shows the titles your school has adopted, those you try out, and extra resources.</Trans>
      </p>
      <h2>
        <Trans>My students' link does not open</Trans>
      </h2>
      <p>
        <Trans>
          A link opens on a limited number of devices. When it says that it is closed, share the title again to get a
          new link.
        </Trans>
      </p>
      <p>
        <Trans>
          If this does not help, <a href="/contact">write to us</a>.
        </Trans>
      </p>
    </Article>
  );
}
