import { useApi } from "@anaquel/client-kit/api";
import { FailurePanel } from "@anaquel/client-kit/errors";
import { useDocumentTitle } from "@anaquel/client-kit/routing";
import { Container, LinkButton, PageSkeleton, StatePanel } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { paths } from "../../../paths.ts";
import { starredAssets } from "../assets.ts";
import { CategoryBrowser } from "./category-browser.tsx";
import styles from "./pd-library.module.css";
import { StarredCarousel } from "./starred-carousel.tsx";

/** The professional-development library: what is recommended, then everything by category. Source: P-031, T-341. */
export function Screen(): ReactNode {
  const { t } = useLingui();
  const { data, error, retry } = useApi("/pd", {});
  useDocumentTitle(t`Professional development`);

  if (error && !data) return <FailurePanel error={error} onRetry={retry} level={1} />;
  if (!data) return <PageSkeleton label={t`The library is being loaded`} />;
  if (data.assets.length === 0) return <NothingPublished />;
  const starred = starredAssets(data.assets);
  return (
    <Container>
      <header className={styles.intro}>
        <h1>
          <Trans>Professional development</Trans>
        </h1>
        <p>
          <Trans>Talks, recordings and guides by teachers for teachers, to use in your next lesson.</Trans>
        </p>
      </header>
      {starred.length > 0 && <StarredCarousel assets={starred} />}
      <CategoryBrowser library={data} />
    </Container>
  );
}

function NothingPublished(): ReactNode {
  return (
    <StatePanel
      scene="empty"
      level={1}
      title={<Trans>Nothing has been published yet</Trans>}
      actions={
        <LinkButton variant="primary" href={paths.home}>
          <Trans>Back to my library</Trans>
        </LinkButton>
      }
    >
      <Trans>As soon as there is material for your professional development, you will find it here.</Trans>
    </StatePanel>
  );
}
