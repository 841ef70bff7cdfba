import { type KeyboardEvent, useId, useRef } from "react";
import styles from "./tabs.module.css";

/** A tab. A disabled one is empty: it stays visible and cannot be chosen. */
export interface Tab {
  id: string;
  label: string;
  count?: number;
  disabled?: boolean;
}

/** Tabs over one panel each. Arrow keys move among those that can be chosen. */
export function Tabs({
  label,
  tabs,
  selected,
  onSelect,
  panelId,
}: {
  label: string;
  tabs: readonly Tab[];
  selected: string;
  onSelect: (id: string) => void;
  panelId: string;
}) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: 0, End: 0 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const open = tabs.filter(({ disabled }) => !disabled);
    const at = open.findIndex((tab) => tab.id === selected);
    const next =
      event.key === "Home" ? 0 : event.key === "End" ? open.length - 1 : (at + step + open.length) % open.length;
    const target = open[next];
    if (!target) return;
    onSelect(target.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${target.id}"]`)?.focus();
  }

  return (
    <div ref={list} role="tablist" aria-label={label} className={styles.tabs} onKeyDown={move}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${id}-${tab.id}`}
          data-tab={tab.id}
          className={styles.tab}
          aria-selected={tab.id === selected}
          aria-controls={panelId}
          aria-disabled={tab.disabled || undefined}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => !tab.disabled && onSelect(tab.id)}
        >
          {tab.label}
          {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
        </button>
      ))}
    </div>
  );
}

/** Tabs that are pages of their own: links, with the open one marked. */
export function TabLinks({
  label,
  tabs,
}: {
  label: string;
  tabs: readonly { href: string; label: string; count?: number; current: boolean }[];
}) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      {tabs.map(({ href, label: name, count, current }) => (
        <a key={href} href={href} className={styles.tab} aria-current={current ? "page" : undefined}>
          {name}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </a>
      ))}
    </nav>
  );
}
