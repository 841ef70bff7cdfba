import { useApi } from "@anaquel/client-kit/api";
import { FailurePanel } from "@anaquel/client-kit/errors";
import { useGo } from "@anaquel/client-kit/routing";
import { canEditLibrary, isToldOfEmptyLibrary, type UserInfo } from "@anaquel/client-kit/session";
import { Container, LinkButton, Shelf, type ShelfBook, StatePanel, Tabs } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useSearch } from "wouter";
import { paths } from "../../../paths.ts";
import styles from "./home.module.css";
import { byGroup, GROUPS, type LibraryTitle, openGroup } from "./library-groups.ts";

const PANEL = "library-shelf";
const NO_TITLES: readonly LibraryTitle[] = [];

/** The shelf of the home page, in three groups. Source: P-131 to P-147. */
export function LibraryShelf({ user }: { user: UserInfo }): ReactNode {
  const { t } = useLingui();
  const go = useGo();
  const wanted = new URLSearchParams(useSearch()).get("shelf");
  const { data, error, isLoading, retry } = useApi("/library", {});
  // An empty library is answered with 404. Source: P-136.
  const titles = error?.status === 404 ? NO_TITLES : data;

  if (error && !titles) {
    return (
      <Container>
        <FailurePanel error={error} onRetry={retry} />
      </Container>
    );
  }
  if (titles?.length === 0 && isToldOfEmptyLibrary(user)) return <EmptyLibrary />;

  const groups = byGroup(titles ?? NO_TITLES);
  const group = openGroup(groups, wanted);
  const labels = { adopted: t`Adopted`, demo: t`Demo`, resources: t`Resources` };
  const groupName = labels[group];
  return (
    <Shelf
      key={group}
      label={t`My library: ${groupName}`}
      panelId={PANEL}
      books={isLoading ? null : groups[group].map(toBook)}
      heading={
        <>
          <h2 className={styles.heading}>
            <Trans>My library</Trans>
          </h2>
          <Tabs
            label={t`My library`}
            panelId={PANEL}
            selected={group}
            onSelect={(id) => go(`${paths.home}?shelf=${id}`, { replace: true })}
            tabs={GROUPS.map((id) => ({
              id,
              label: labels[id],
              // Nothing is said of groups that are not known yet.
              count: titles && groups[id].length,
              disabled: titles !== undefined && groups[id].length === 0,
            }))}
          />
        </>
      }
      tools={
        canEditLibrary(user) && (
          <a className={styles.edit} href={paths.editLibrary}>
            <Trans>Edit library</Trans>
          </a>
        )
      }
    />
  );
}

/** Source: P-134. */
function EmptyLibrary(): ReactNode {
  return (
    <Container>
      <StatePanel
        scene="empty"
        title={<Trans>Your shelf is still empty</Trans>}
        actions={
          <LinkButton variant="primary" href={paths.editLibrary}>
            <Trans>Choose your titles</Trans>
          </LinkButton>
        }
      >
        <Trans>Choose the titles you teach with, and they will stand here every time you come in.</Trans>
      </StatePanel>
    </Container>
  );
}

function toBook(title: LibraryTitle): ShelfBook {
  return {
    id: title.nodeRef,
    href: paths.title(title.nodeRef),
    name: title.name,
    level: title.level ?? title.stage,
    coverSrc: title.coverURL ?? `/api/cover/${title.nodeRef}`,
    newResources: title.newResources ?? 0,
  };
}
