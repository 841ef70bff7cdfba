import { ApiError, send } from "@anaquel/client-kit/api";
import { Button, ProductCard, ProductGrid } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { productAddress } from "./product-address.ts";
import styles from "./students-zone.module.css";
import type { Zone } from "./zone-flow.ts";

interface ZoneProductsProps {
  token: string;
  products: Zone["products"];
  /** Cover of the shared title, for products without one of their own. */
  cover: string;
  onFailure: (error: ApiError) => void;
}

/** The digital products of the zone as cards. Source: B-272, B-281. */
export function ZoneProducts({ token, products, cover, onFailure }: ZoneProductsProps): ReactNode {
  const { t } = useLingui();
  const [opening, setOpening] = useState<string | null>(null);

  async function open({ uuid, resourceUuid }: Zone["products"][number]) {
    // Opened within the click, because browsers refuse windows that come later.
    const tab = window.open("", "_blank");
    if (tab) tab.opener = null;
    setOpening(uuid);
    try {
      const { url } = await send("get", "/student/{token}/products/{uuid}/resources/{resourceUuid}", {
        params: { path: { token, uuid, resourceUuid } },
      });
      const address = productAddress(url, location.href);
      if (!address) throw new ApiError(500);
      if (tab) tab.location.replace(address);
      else location.assign(address);
    } catch (error) {
      tab?.close();
      onFailure(error instanceof ApiError ? error : new ApiError(500));
    } finally {
      setOpening(null);
    }
  }

  return (
    <div className={styles.products}>
      <h2 className="anaquel-hidden">
        <Trans>Digital products</Trans>
      </h2>
      <ProductGrid>
        {products.map((product) => {
          const { uuid, title } = product;
          const coverSrc = product.cover || cover;
          return (
            <ProductCard key={uuid} name={title} kind={t`Digital product`} {...(coverSrc ? { coverSrc } : {})}>
              <Button
                variant="primary"
                className={styles.touch}
                disabled={opening !== null}
                aria-label={t`Open ${title}`}
                onClick={() => void open(product)}
              >
                {opening === uuid ? <Trans>Opening…</Trans> : <Trans>Open</Trans>}
              </Button>
            </ProductCard>
          );
        })}
      </ProductGrid>
    </div>
  );
}
