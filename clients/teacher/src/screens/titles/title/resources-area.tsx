import { send } from "@anaquel/client-kit/api";
import {
  ALL,
  neighbours,
  opensInViewer,
  type Place,
  type TitleQuery,
  toRow,
  toViewerItem,
} from "@anaquel/client-kit/catalogue";
import { useLocale } from "@anaquel/client-kit/i18n";
import { lazyPart } from "@anaquel/client-kit/parts";
import { useGo } from "@anaquel/client-kit/routing";
import type { UserInfo } from "@anaquel/client-kit/session";
import { type CategoryNode, CategoryTree, LinkButton, ResourceList, StatePanel } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, Suspense, useMemo } from "react";
import { paths, WHOLE } from "../../../paths.ts";
import { ResourceFilters } from "./resource-filters.tsx";
import styles from "./title.module.css";
import { listAt, type Resource, type Title, type TitleAddress } from "./title-view.ts";

const Viewer = lazyPart(async () => (await import("@anaquel/ui/viewer")).Viewer);

interface ResourcesAreaProps {
  title: Title;
  address: TitleAddress;
  user: UserInfo;
  onFavourite: (uuid: string) => void;
}

/** Category tree, filters, list and viewer; all of it is in the address. Source: P-156, P-157, P-164. */
export function ResourcesArea({ title, address, user, onFavourite }: ResourcesAreaProps): ReactNode {
  const { t } = useLingui();
  const { locale } = useLocale();
  const go = useGo();
  const { place, query } = address;
  const titleid = title.info.uuid;
  const { resources, tree, total } = useMemo(() => listAt(title, address), [title, address]);
  const rows = useMemo(() => resources.map((it) => toRow(it, placeOf(it), it.favourite)), [resources]);
  const viewable = useMemo(() => viewerList(title, resources, query.resource), [title, resources, query.resource]);
  const open = query.resource ? neighbours(viewable, query.resource) : null;

  const hrefOf = (where: Partial<Place>, change: Partial<TitleQuery> = {}) =>
    paths.titleAt(titleid, { ...place, ...where }, { ...query, resource: null, ...change });

  function openResource(uuid: string) {
    const resource = resources.find((candidate) => candidate.uuid === uuid);
    if (!resource) return;
    if (opensInViewer(resource)) return go(hrefOf({}, { resource: uuid }));
    // The link opens by itself; counting it must neither delay nor disturb that. Source: T-497, P-350.
    send("post", "/title/{titleid}/resource/{resourceId}", {
      params: { path: { titleid, resourceId: uuid } },
    }).catch(() => undefined);
  }

  const nodes: CategoryNode[] = tree.map(({ id, name, count, children }) => ({
    id,
    name,
    count,
    href: hrefOf({ category: id, subcategory: ALL }),
    current: place.category === id && place.subcategory === ALL,
    children: children.map((child) => ({
      ...child,
      href: hrefOf({ category: id, subcategory: child.id }),
      current: place.category === id && place.subcategory === child.id,
      children: [],
    })),
  }));

  return (
    <div className={styles.columns}>
      <CategoryTree
        all={{
          href: hrefOf({ category: ALL, subcategory: ALL }),
          count: total,
          current: place.category === ALL,
        }}
        nodes={nodes}
        onNavigate={(href) => go(href)}
      />
      <section className={styles.list} aria-label={t`Resources`}>
        <ResourceFilters
          title={title}
          user={user}
          query={query}
          onChange={(change) => go(hrefOf({}, change), { replace: true })}
        />
        {rows.length > 0 ? (
          <ResourceList
            label={t`Resources`}
            locale={locale}
            rows={rows}
            onOpen={openResource}
            onFavourite={onFavourite}
          />
        ) : (
          <NoResults href={paths.titleAt(titleid, WHOLE, { ...query, ...NO_FILTERS })} />
        )}
      </section>
      {open && (
        <Suspense fallback={null}>
          <Viewer
            items={viewable.map((it) => toViewerItem(it, placeOf(it), it.favourite))}
            current={open.current.uuid}
            locale={locale}
            onMove={(uuid) => go(hrefOf({}, { resource: uuid }), { replace: true })}
            onClose={() => go(hrefOf({}), { replace: true })}
            onFavourite={onFavourite}
          />
        </Suspense>
      )}
    </div>
  );
}

const NO_FILTERS: Partial<TitleQuery> = { search: "", onlyNew: false, edition: ALL, language: ALL, resource: null };

/** Source: P-164, T-485. */
function NoResults({ href }: { href: string }): ReactNode {
  return (
    <StatePanel
      scene="nothing-found"
      title={<Trans>No results</Trans>}
      actions={
        <LinkButton variant="primary" href={href}>
          <Trans>Show everything</Trans>
        </LinkButton>
      }
    >
      <Trans>
        Nothing in this part of the title passes the filters. Search for something else, or show everything.
      </Trans>
    </StatePanel>
  );
}

function placeOf({ categories, unitName }: Resource): string {
  return categories[0]?.parentName ?? unitName ?? "";
}

/** What the viewer moves through: the list, or the whole title when a link leads to a resource outside of it. */
function viewerList(title: Title, resources: readonly Resource[], uuid: string | null): Resource[] {
  const listed = resources.filter(opensInViewer);
  return !uuid || listed.some((it) => it.uuid === uuid) ? listed : title.resources.filter(opensInViewer);
}
