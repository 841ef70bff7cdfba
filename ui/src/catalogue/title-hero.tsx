import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Cover } from "../library/cover.tsx";
import styles from "./title-hero.module.css";

/** A step of the way to this page; the last one has no address. */
export interface Crumb {
  label: string;
  href?: string;
}

/** What the head of a title page shows. */
export interface TitleHeroProps {
  name: string;
  coverSrc: string;
  crumbs: readonly Crumb[];
  /** Subjects, stage, edition: short facts. */
  facts: readonly string[];
  actions?: ReactNode;
  tabs: ReactNode;
  /** Stands at the end of the tab band. */
  aside?: ReactNode;
}

/** Way, cover, name, facts and tabs. Once it has been scrolled away, a low bar with the same takes over. */
export function TitleHero({ name, coverSrc, crumbs, facts, actions, tabs, aside }: TitleHeroProps) {
  const { t } = useLingui();
  const [passed, sentinel] = usePassed();
  return (
    <div className={styles.hero}>
      <nav aria-label={t`You are here`} className={styles.crumbs}>
        <ol>
          {crumbs.map(({ label, href }) => (
            <li key={label}>
              {href ? (
                <a href={href}>{label}</a>
              ) : (
                <span aria-current="page" title={label}>
                  {label}
                </span>
              )}
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.head}>
        <div className={styles.cover}>
          <Cover src={coverSrc} name={name} eager />
        </div>
        <div className={styles.words}>
          <h1>{name}</h1>
          <ul className={styles.facts}>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      </div>
      <div className={styles.band}>
        <div className={styles.bandInner}>
          {/* One set of tabs at a time: these rest while the low bar shows them. */}
          <div className={styles.tabs} inert={passed}>
            {tabs}
          </div>
          {aside && <div className={styles.aside}>{aside}</div>}
        </div>
      </div>
      <div ref={sentinel} />
      {passed && (
        <div className={styles.sticky} data-testid="sticky-title">
          <div className={styles.stickyInner}>
            <span className={styles.stickyCover}>
              <Cover src={coverSrc} name={name} eager />
            </span>
            <span className={styles.stickyWords}>
              <span className={styles.stickyName}>{name}</span>
              <span className={styles.stickyFacts}>{facts.join(" · ")}</span>
            </span>
            <div className={styles.stickyTabs}>{tabs}</div>
            <div className={styles.stickyActions}>{actions}</div>
          </div>
        </div>
      )}
    </div>
  );
}

/** Whether an element has left the window upwards. */
function usePassed(): [boolean, React.RefObject<HTMLDivElement | null>] {
  const element = useRef<HTMLDivElement>(null);
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setPassed(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [passed, element];
}
