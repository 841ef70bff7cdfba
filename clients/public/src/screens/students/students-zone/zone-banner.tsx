import { Cover } from "@anaquel/ui";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import styles from "./students-zone.module.css";
import { coverOf, type Zone } from "./zone-flow.ts";

/** Cover, name, teacher and school of the shared title. Source: B-267. */
export function ZoneBanner({ info }: { info: Zone["info"] }): ReactNode {
  const { name, teacher, school } = info;
  return (
    <div className={styles.banner}>
      <div className={styles.bannerInner}>
        <div className={styles.cover}>
          <Cover src={coverOf(info)} name={name} eager />
        </div>
        <div>
          <p className={styles.bannerKicker}>
            <Trans>Students' zone</Trans>
          </p>
          <h1>{name}</h1>
          {teacher && <p>{teacher}</p>}
          {school && <p>{school}</p>}
        </div>
      </div>
    </div>
  );
}
