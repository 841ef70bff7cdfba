import { localeTag } from "@anaquel/client-kit/i18n";
import { isInternalUser, type UserInfo } from "@anaquel/client-kit/session";
import { now } from "@anaquel/client-kit/time";
import { Button, LinkButton, ProductCard } from "@anaquel/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { activationsOf, canOpen, canReadCode, type Product, shownCode } from "./product-rules.ts";
import styles from "./title.module.css";
import type { Title } from "./title-view.ts";

interface TitleProductCardProps {
  product: Product;
  title: Title;
  user: UserInfo;
}

/** A digital product with what the role may do with it. Source: P-180, T-530 to T-550. */
export function TitleProductCard({ product, title, user }: TitleProductCardProps): ReactNode {
  const { t } = useLingui();
  const { productName, userType, url } = product;
  const audience = {
    Profesor: t`For teachers`,
    Alumno: t`For students`,
    Ambos: t`For teachers and students`,
    Demo: t`Demo`,
  }[userType];
  return (
    <ProductCard
      name={productName}
      kind={`${product.productType} · ${audience}`}
      coverSrc={product.cover ?? title.info.cover ?? `/api/cover/${title.info.uuid}`}
      facts={<Facts product={product} />}
    >
      {canOpen(product, user) && url && (
        <LinkButton variant="primary" href={url} target="_blank" rel="noopener" aria-label={t`Open ${productName}`}>
          <Trans>Open</Trans>
        </LinkButton>
      )}
      {canReadCode(product, user) && <Code product={product} user={user} />}
    </ProductCard>
  );
}

function Facts({ product }: { product: Product }): ReactNode {
  const { i18n } = useLingui();
  const activations = activationsOf(product, now());
  const until =
    product.endDate &&
    new Intl.DateTimeFormat(localeTag(i18n.locale), { dateStyle: "long", timeZone: "UTC" }).format(
      new Date(product.endDate),
    );
  return (
    <>
      {until && (
        <p>
          <Trans>Licence until {until}</Trans>
        </p>
      )}
      {activations && <Activations {...activations} />}
    </>
  );
}

/** Source: T-550. */
function Activations({ used, all, left }: { used: number; all: number; left: number }): ReactNode {
  return (
    <p>
      <Plural
        value={all}
        one={`${used} of # student activation used`}
        other={`${used} of # student activations used`}
      />
      {left === 0 && (
        <strong>
          {" "}
          <Trans>No activations left.</Trans>
        </strong>
      )}
    </p>
  );
}

function Code({ product, user }: { product: Product; user: UserInfo }): ReactNode {
  const { t } = useLingui();
  const [isShown, setShown] = useState(false);
  const { productName } = product;
  if (!isShown) {
    return (
      <Button onClick={() => setShown(true)} aria-label={t`Show the code of ${productName}`}>
        <Trans>Show the code</Trans>
      </Button>
    );
  }
  const isMasked = product.productType === "HUB" && isInternalUser(user);
  return (
    <p className={styles.code}>
      <span className="anaquel-hidden">{isMasked ? t`The code is hidden for internal users.` : t`Code:`} </span>
      <code aria-hidden={isMasked}>{shownCode(product, user)}</code>
    </p>
  );
}
