import type { ApiState } from "@anaquel/client-kit/api";
import type { TitleQuery } from "@anaquel/client-kit/catalogue";
import { FailurePanel } from "@anaquel/client-kit/errors";
import type { UserInfo } from "@anaquel/client-kit/session";
import { PageSkeleton, ProductGrid, StatePanel, TabLinks } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { paths, WHOLE } from "../../../paths.ts";
import { InstallerCard } from "./installer-card.tsx";
import { canShare, type Product } from "./product-rules.ts";
import { StudentZoneCard } from "./student-zone-card.tsx";
import styles from "./title.module.css";
import { TitleProductCard } from "./title-product-card.tsx";
import type { Resource, Title } from "./title-view.ts";

interface ProductsAreaProps {
  title: Title;
  user: UserInfo;
  query: TitleQuery;
  products: ApiState<Product[]>;
  installers: readonly Resource[];
}

/** The digital products of a title, and the programs for use without a connection. Source: P-178 to P-181, T-526 to T-528. */
export function ProductsArea({ title, user, query, products, installers }: ProductsAreaProps): ReactNode {
  const { t } = useLingui();
  const hrefOf = (area: "online" | "offline") => paths.titleAt(title.info.uuid, WHOLE, { ...query, products: area });
  return (
    <div className={styles.page}>
      <h2 className="anaquel-hidden">
        <Trans>Digital products</Trans>
      </h2>
      <TabLinks
        label={t`Kinds of products`}
        tabs={[
          { href: hrefOf("online"), label: t`Online`, current: query.products !== "offline" },
          {
            href: hrefOf("offline"),
            label: t`Offline`,
            count: installers.length,
            current: query.products === "offline",
          },
        ]}
      />
      {query.products === "offline" ? (
        <Installers installers={installers} />
      ) : (
        <OnlineProducts title={title} user={user} products={products} />
      )}
    </div>
  );
}

function OnlineProducts({ title, user, products }: Pick<ProductsAreaProps, "title" | "user" | "products">): ReactNode {
  const { t } = useLingui();
  if (products.error) return <FailurePanel error={products.error} onRetry={products.retry} />;
  if (!products.data) return <PageSkeleton label={t`The products are being loaded`} />;
  const isShared = canShare(title, user);
  if (products.data.length === 0 && !isShared) {
    return (
      <StatePanel scene="empty" title={<Trans>This title has no digital products</Trans>}>
        <Trans>Its resources are in the other parts of this page.</Trans>
      </StatePanel>
    );
  }
  return (
    <ProductGrid>
      {isShared && <StudentZoneCard uuid={title.info.uuid} name={title.info.name} />}
      {products.data.map((product) => (
        <TitleProductCard key={product.productUuid} product={product} title={title} user={user} />
      ))}
    </ProductGrid>
  );
}

function Installers({ installers }: { installers: readonly Resource[] }): ReactNode {
  if (installers.length === 0) {
    return (
      <StatePanel scene="empty" title={<Trans>There is nothing to install for this title</Trans>}>
        <Trans>All of it works in the browser.</Trans>
      </StatePanel>
    );
  }
  return (
    <ProductGrid>
      {installers.map((installer) => (
        <InstallerCard key={installer.uuid} installer={installer} />
      ))}
    </ProductGrid>
  );
}
