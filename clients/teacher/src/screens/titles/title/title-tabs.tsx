import type { TitleQuery } from "@anaquel/client-kit/catalogue";
import { seesPlusTab, type UserInfo } from "@anaquel/client-kit/session";
import { TabLinks } from "@anaquel/ui";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { paths, WHOLE } from "../../../paths.ts";
import type { Product } from "./product-rules.ts";
import { splitResources, type Title } from "./title-view.ts";

interface TitleTabsProps {
  title: Title;
  user: UserInfo;
  query: TitleQuery;
  products: readonly Product[];
}

/** Teaching materials, other multimedia and digital products, with their counts. Source: P-150, P-151, P-162, P-178. */
export function TitleTabs({ title, user, query, products }: TitleTabsProps): ReactNode {
  const { t } = useLingui();
  const { materials, plus, installers } = splitResources(title);
  const hrefOf = (change: Partial<TitleQuery>) =>
    paths.titleAt(title.info.uuid, WHOLE, { ...query, resource: null, products: null, search: "", ...change });
  const tabs = [
    {
      href: hrefOf({ tab: "materials" }),
      label: t`Teaching materials`,
      count: materials.length,
      current: query.tab === "materials" && !query.products,
    },
    ...(plus.length > 0 && seesPlusTab(user)
      ? [
          {
            href: hrefOf({ tab: "plus" }),
            label: t`Other multimedia`,
            count: plus.length,
            current: query.tab === "plus" && !query.products,
          },
        ]
      : []),
    {
      href: hrefOf({ tab: "materials", products: "online" }),
      label: t`Digital products`,
      count: products.length + installers.length,
      current: query.products !== null,
    },
  ];
  return <TabLinks label={t`Parts of the title`} tabs={tabs} />;
}
