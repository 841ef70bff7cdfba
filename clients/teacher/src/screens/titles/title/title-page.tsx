import { type ApiState, send } from "@anaquel/client-kit/api";
import { ALL, createFavouriteSaver, FAVOURITES } from "@anaquel/client-kit/catalogue";
import type { UserInfo } from "@anaquel/client-kit/session";
import { Container, type Crumb, TitleHero, UnitPills } from "@anaquel/ui";
import { Plural, useLingui } from "@lingui/react/macro";
import { type ReactNode, useMemo } from "react";
import { paths, WHOLE } from "../../../paths.ts";
import type { Product } from "./product-rules.ts";
import { ProductsArea } from "./products-area.tsx";
import { ResourcesArea } from "./resources-area.tsx";
import styles from "./title.module.css";
import { TitleActions } from "./title-actions.tsx";
import { TitleTabs } from "./title-tabs.tsx";
import {
  favouritesOf,
  shortUnitName,
  splitResources,
  type Title,
  type TitleAddress,
  unitName,
  withFavourite,
} from "./title-view.ts";

interface TitlePageProps {
  title: Title;
  address: TitleAddress;
  user: UserInfo;
  products: ApiState<Product[]>;
  onChange: (change: (title: Title) => Title) => void;
}

/** A title with its head, units, resources and products. Source: P-148 to P-157, P-178. */
export function TitlePage({ title, address, user, products, onChange }: TitlePageProps): ReactNode {
  const { t } = useLingui();
  const { info } = title;
  const { place, query } = address;
  const titleid = info.uuid;
  const saveFavourites = useMemo(
    () =>
      createFavouriteSaver((uuids) =>
        send("put", "/favourites/{titleid}", { params: { path: { titleid } }, body: uuids }),
      ),
    [titleid],
  );
  const split = splitResources(title);
  const news = title.resources.filter((resource) => resource.new).length;
  const unit = unitName(title, place.unit);
  const crumbs: Crumb[] = [
    { label: t`My library`, href: paths.home },
    unit ? { label: info.name, href: paths.title(titleid) } : { label: info.name },
    ...(unit ? [{ label: unit }] : []),
  ];

  function toggleFavourite(uuid: string) {
    saveFavourites(favouritesOf(withFavourite(title, uuid)));
    onChange((known) => withFavourite(known, uuid));
  }

  /** The address of a unit keeps the filters, but not the category, which the unit may lack. */
  function unitHref(chosen: string): string {
    return paths.titleAt(titleid, { ...WHOLE, unit: chosen }, { ...query, resource: null, products: null });
  }

  return (
    <>
      <TitleHero
        name={info.name}
        coverSrc={info.cover ?? `/api/cover/${titleid}`}
        crumbs={crumbs}
        facts={[...info.subject.map(({ name }) => name), info.stage, info.level].filter((fact) => fact != null)}
        actions={
          <TitleActions
            title={title}
            user={user}
            products={products.error ? [] : products.data}
            offlineHref={
              split.installers.length > 0 ? paths.titleAt(titleid, WHOLE, { ...query, products: "offline" }) : null
            }
          />
        }
        tabs={<TitleTabs title={title} user={user} query={query} products={products.data ?? []} />}
        aside={news > 0 && <Plural value={news} one="# new resource" other="# new resources" />}
      />
      <Container>
        {query.products ? (
          <ProductsArea title={title} user={user} query={query} products={products} installers={split.installers} />
        ) : (
          <div className={styles.page}>
            <UnitPills
              favourites={{ href: unitHref(FAVOURITES), current: place.unit === FAVOURITES }}
              all={{ href: unitHref(ALL), current: place.unit === ALL }}
              units={title.units.map(({ uuid, name }, index) => ({
                href: unitHref(uuid),
                name,
                short: shortUnitName(name, index),
                current: place.unit === uuid,
                hasNew: title.resources.some((resource) => resource.new && resource.unitUuid === uuid),
              }))}
            />
            <ResourcesArea title={title} address={address} user={user} onFavourite={toggleFavourite} />
          </div>
        )}
        {info.rights && <p className={styles.rights}>{info.rights}</p>}
      </Container>
    </>
  );
}
