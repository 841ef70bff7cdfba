import { send } from "@anaquel/client-kit/api";
import {
  ALL,
  buildTree,
  type CatalogueFilter,
  filterResources,
  neighbours,
  opensInViewer,
  toRow,
  toViewerItem,
  useDebounced,
} from "@anaquel/client-kit/catalogue";
import { useLocale } from "@anaquel/client-kit/i18n";
import { lazyPart } from "@anaquel/client-kit/parts";
import { ResourceList, SearchField, SelectField, StatePanel } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, Suspense, useEffect, useEffectEvent, useMemo, useState } from "react";
import styles from "./students-zone.module.css";
import type { Zone } from "./zone-flow.ts";
import type { ZoneQuery } from "./zone-query.ts";

const Viewer = lazyPart(async () => (await import("@anaquel/ui/viewer")).Viewer);

const NO_FAVOURITES: ReadonlySet<string> = new Set();

interface ZoneResourcesProps {
  zone: Zone;
  category: string;
  subcategory: string;
  query: ZoneQuery;
  onShow: (change: Partial<ZoneQuery>, place?: { category: string; subcategory: string }) => void;
}

/** The resources of the zone, narrowed by category, unit and search. Source: B-269 to B-271, T-501. */
export function ZoneResources({ zone, category, subcategory, query, onShow }: ZoneResourcesProps): ReactNode {
  const { t } = useLingui();
  const { locale } = useLocale();
  const [typed, setTyped] = useState(query.search);
  const search = useDebounced(typed);
  const apply = useEffectEvent((settled: string) => settled !== query.search && onShow({ search: settled }));
  useEffect(() => {
    apply(search);
  }, [search]);

  const categories = useMemo(() => zone.resources.flatMap((resource) => resource.categories), [zone]);
  const filter: CatalogueFilter = {
    unit: query.unit,
    category,
    subcategory,
    search: query.search,
    onlyNew: false,
    edition: ALL,
    language: ALL,
  };
  const shown = filterResources(zone.resources, filter, NO_FAVOURITES);
  const everywhere = filterResources(zone.resources, { ...filter, category: ALL, subcategory: ALL }, NO_FAVOURITES);
  const tree = buildTree(categories, everywhere, { category, subcategory });
  const viewable = shown.filter(opensInViewer);
  const open = query.resource ? neighbours(viewable, query.resource) : null;

  function openResource(uuid: string) {
    const resource = zone.resources.find((candidate) => candidate.uuid === uuid);
    if (!resource) return;
    if (opensInViewer(resource)) return onShow({ resource: uuid });
    const titleid = zone.info.uuid;
    // The count of openings is nobody's concern here. Source: P-350.
    if (titleid) {
      send("post", "/student/{titleid}/resource/{resourceId}", {
        params: { path: { titleid, resourceId: uuid } },
      }).catch(() => undefined);
    }
  }

  return (
    <>
      <div className={styles.filters}>
        <SelectField
          label={t`Category`}
          value={`${category}/${subcategory}`}
          onChange={(event) => {
            const [chosen = ALL, below = ALL] = event.currentTarget.value.split("/");
            onShow({}, { category: chosen, subcategory: below });
          }}
        >
          <option value={`${ALL}/${ALL}`}>{t`All the material`}</option>
          {tree.flatMap((node) => [
            <option key={node.id} value={`${node.id}/${ALL}`}>{`${node.name} (${node.count})`}</option>,
            ...node.children.map((child) => (
              <option key={`${node.id}/${child.id}`} value={`${node.id}/${child.id}`}>
                {`\u2003${child.name} (${child.count})`}
              </option>
            )),
          ])}
        </SelectField>
        <SelectField
          label={t`Unit`}
          value={query.unit}
          onChange={(event) => onShow({ unit: event.currentTarget.value })}
        >
          <option value={ALL}>{t`All units`}</option>
          {zone.units.map(({ uuid, name }) => (
            <option key={uuid} value={uuid}>
              {name}
            </option>
          ))}
        </SelectField>
        <SearchField
          label={t`Search the resources`}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </div>
      {shown.length > 0 ? (
        <ResourceList
          label={t`Resources`}
          locale={locale}
          rows={shown.map((resource) => toRow(resource, placeOf(resource), false))}
          onOpen={openResource}
        />
      ) : (
        <StatePanel scene="nothing-found" title={<Trans>There is nothing to show here</Trans>}>
          <Trans>Choose another category or unit, or search for something else.</Trans>
        </StatePanel>
      )}
      {open && (
        <Suspense fallback={null}>
          <Viewer
            items={viewable.map((resource) => toViewerItem(resource, placeOf(resource), false))}
            current={open.current.uuid}
            locale={locale}
            onMove={(uuid) => onShow({ resource: uuid })}
            onClose={() => onShow({ resource: null })}
          />
        </Suspense>
      )}
    </>
  );
}

function placeOf({ categories }: Zone["resources"][number]): string {
  return categories[0]?.parentName ?? "";
}
