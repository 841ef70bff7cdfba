import type { ApiError } from "@anaquel/client-kit/api";
import { useGo } from "@anaquel/client-kit/routing";
import { Container, Tabs } from "@anaquel/ui";
import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { useSearch } from "wouter";
import { paths } from "../../../paths.ts";
import { DeviceNotice } from "./device-notice.tsx";
import styles from "./students-zone.module.css";
import { ZoneBanner } from "./zone-banner.tsx";
import { coverOf, type Zone } from "./zone-flow.ts";
import { ZoneProducts } from "./zone-products.tsx";
import { parseZoneQuery, type ZoneQuery, zoneQueryString } from "./zone-query.ts";
import { ZoneResources } from "./zone-resources.tsx";

interface ZoneContentProps {
  token: string;
  zone: Zone;
  category: string;
  subcategory: string;
  onFailure: (error: ApiError) => void;
}

const PANEL = "zone-panel";

/** The open zone: banner, notice of devices, resources and digital products. Source: B-267, B-268. */
export function ZoneContent({ token, zone, category, subcategory, onFailure }: ZoneContentProps): ReactNode {
  const { t } = useLingui();
  const go = useGo();
  const query = parseZoneQuery(useSearch());
  const [isNoticeOpen, setNoticeOpen] = useState(true);

  function show(change: Partial<ZoneQuery>, place: { category: string; subcategory: string } | null = null) {
    const path = paths.student(token, place?.category ?? category, place?.subcategory ?? subcategory);
    go(`${path}${zoneQueryString({ ...query, ...change })}`, { replace: change.search !== undefined });
  }

  return (
    <>
      <ZoneBanner info={zone.info} />
      <Container>
        <Tabs
          label={t`Content of the students' zone`}
          panelId={PANEL}
          selected={query.tab}
          onSelect={(tab) => show({ tab: tab === "products" ? "products" : "resources" })}
          tabs={[
            { id: "resources", label: t`Resources`, count: zone.resources.length },
            {
              id: "products",
              label: t`Digital products`,
              count: zone.products.length,
              disabled: zone.products.length === 0,
            },
          ]}
        />
        {isNoticeOpen && <DeviceNotice info={zone.info} onDismiss={() => setNoticeOpen(false)} />}
        <div id={PANEL} role="tabpanel" aria-label={query.tab === "products" ? t`Digital products` : t`Resources`}>
          {query.tab === "products" ? (
            <ZoneProducts token={token} products={zone.products} cover={coverOf(zone.info)} onFailure={onFailure} />
          ) : (
            <ZoneResources zone={zone} category={category} subcategory={subcategory} query={query} onShow={show} />
          )}
        </div>
        {zone.info.rights && <p className={styles.rights}>{zone.info.rights}</p>}
      </Container>
    </>
  );
}
