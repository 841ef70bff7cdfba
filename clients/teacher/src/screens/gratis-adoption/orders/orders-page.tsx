import { useApi } from "@anaquel/client-kit/api";
import { useDocumentTitle } from "@anaquel/client-kit/routing";
import type { UserInfo } from "@anaquel/client-kit/session";
import type { components } from "@anaquel/openapi/types";
import { Container, LinkButton, PageSkeleton, StatePanel } from "@anaquel/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";
import { paths } from "../../../paths.ts";
import { needsAction } from "../gratis-order.ts";
import { LoadFailure } from "../load-failure.tsx";
import { OrderLine } from "./order-line.tsx";
import styles from "./orders.module.css";

type Area = components["schemas"]["GratisOrderList"]["Areas"][number];

/** The orders of the school of a teacher, by area. Source: T-080, T-081, T-123, T-124. */
export function OrdersPage({ user }: { user: Pick<UserInfo, "id" | "schoolName"> }): ReactNode {
  const { t } = useLingui();
  useDocumentTitle(t`Free adoptions`);
  const { data, error, retry } = useApi("/gratis-adoption/orders", {});
  if (error) return <LoadFailure error={error} onRetry={retry} />;
  if (!data) return <PageSkeleton label={t`The orders are being loaded`} />;
  if (data.Areas.length === 0) return <NoOrders />;
  const waiting = data.Areas.flatMap(({ Titulos }) => Titulos).filter((order) => needsAction(order, user.id)).length;
  return (
    <Container>
      <header className={styles.intro}>
        <h1>
          <Trans>Free adoptions</Trans>
        </h1>
        <p>
          <Trans>Teaching material that you can order free of charge for the titles of your school.</Trans>
        </p>
        <p className={styles.facts}>
          {user.schoolName && <strong>{user.schoolName}</strong>}
          <span>
            <Plural
              value={waiting}
              _0="No order waits for you"
              one="# order waits for you"
              other="# orders wait for you"
            />
          </span>
        </p>
      </header>
      {data.Areas.map((area) => (
        <AreaSection key={area.Area} area={area} userId={user.id} />
      ))}
    </Container>
  );
}

/** Source: T-081. */
function AreaSection({ area, userId }: { area: Area; userId: number }): ReactNode {
  const headingId = useId();
  return (
    <section className={styles.area} aria-labelledby={headingId}>
      <h2 id={headingId}>{area.Area}</h2>
      <ul>
        {area.Titulos.map((order) => (
          <li key={order.idSolicitud}>
            <OrderLine order={order} needsAction={needsAction(order, userId)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function NoOrders(): ReactNode {
  return (
    <StatePanel
      scene="empty"
      level={1}
      title={<Trans>Your school has no orders yet</Trans>}
      actions={
        <LinkButton variant="primary" href={paths.home}>
          <Trans>Back to my library</Trans>
        </LinkButton>
      }
    >
      <Trans>As soon as your school adopts titles with free teaching material, you can order it here.</Trans>
    </StatePanel>
  );
}
