import { useLingui } from "@lingui/react/macro";
import { StarIcon } from "@primer/octicons-react";
import { useEffect, useRef } from "react";
import styles from "./unit-pills.module.css";

/** A unit to choose. `short` is what fits when it is not chosen. */
export interface UnitPill {
  href: string;
  name: string;
  short: string;
  current: boolean;
  hasNew: boolean;
}

/** Favourites, everything, and one pill for each unit; only the chosen one shows its name. */
export function UnitPills({
  favourites,
  all,
  units,
}: {
  favourites?: { href: string; current: boolean };
  all: { href: string; current: boolean };
  units: readonly UnitPill[];
}) {
  const { t } = useLingui();
  const list = useRef<HTMLElement>(null);
  const chosen = units.find(({ current }) => current)?.href;

  // The chosen unit may lie outside the scrolled part of the strip.
  useEffect(() => {
    const pill = chosen && list.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (pill && list.current) list.current.scrollLeft = pill.offsetLeft - list.current.clientWidth / 2;
  }, [chosen]);

  return (
    <nav ref={list} aria-label={t`Units`} className={styles.pills}>
      {favourites && (
        <a href={favourites.href} className={styles.pill} aria-current={favourites.current ? "page" : undefined}>
          <StarIcon /> {t`Favourites`}
        </a>
      )}
      <a href={all.href} className={styles.pill} aria-current={all.current ? "page" : undefined}>
        {t`View all`}
      </a>
      <span className={styles.rule} aria-hidden="true" />
      {units.map(({ href, name, short, current, hasNew }) => (
        <a key={href} href={href} className={styles.pill} aria-current={current ? "page" : undefined} title={name}>
          <span className={styles.name}>{current ? name : short}</span>
          {!current && <span className="anaquel-hidden"> {name}</span>}
          {hasNew && (
            <>
              <span className={styles.dot} />
              <span className="anaquel-hidden">, {t`with new material`}</span>
            </>
          )}
        </a>
      ))}
    </nav>
  );
}
