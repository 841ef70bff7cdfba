import { XIcon } from "@primer/octicons-react";
import type { ReactNode } from "react";
import styles from "./banner.module.css";
import { Delayed, Skeleton } from "./skeleton.tsx";

/** An offer or hint of the publisher in the page. */
export interface BannerProps {
  /** Name of the banner for those who do not see it. */
  label: string;
  children: ReactNode;
  /** A picture beside the words, only decoration. */
  imageSrc?: string | undefined;
  /** A link or button that follows the offer. */
  action?: ReactNode;
  /** Takes the banner away, with the name of that button; without it the banner stays. */
  close?: { label: string; onClose: () => void };
}

/** A banner: words on the left, what can be done on the right. */
export function Banner({ label, children, imageSrc, action, close }: BannerProps) {
  return (
    <section className={styles.banner} aria-label={label}>
      {imageSrc && <img className={styles.image} src={imageSrc} alt="" loading="lazy" />}
      <div className={styles.words}>{children}</div>
      {action && <div className={styles.action}>{action}</div>}
      {close && (
        <button type="button" className={styles.close} aria-label={close.label} onClick={close.onClose}>
          <XIcon />
        </button>
      )}
    </section>
  );
}

/** Keeps the place of a banner that is being read. `isWide`: of one with a picture, over the whole width. */
export function BannerPlace({ isWide = false }: { isWide?: boolean }) {
  return (
    <div className={`${styles.banner} ${isWide ? styles.widePlace : styles.place}`} aria-hidden="true">
      <div className={styles.words}>
        <Delayed>
          <Skeleton width="80%" height="14px" />
        </Delayed>
      </div>
    </div>
  );
}

/** Banners one under the other. Nothing is drawn while there is none. */
export function BannerStack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}
