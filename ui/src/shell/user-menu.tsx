import { TriangleDownIcon } from "@primer/octicons-react";
import { useEffect, useRef } from "react";
import styles from "./controls.module.css";

/** An entry of the user menu. `external` entries leave this client by a full navigation. */
export interface MenuEntry {
  href: string;
  label: string;
}

/** The signed-in person, with what they may do with their account. */
export function UserMenu({ name, entries }: { name: string; entries: readonly MenuEntry[] }) {
  const details = useRef<HTMLDetailsElement>(null);
  useCloseOutside(details);
  return (
    <details ref={details} className={styles.menu}>
      <summary>
        <span className={styles.avatar} aria-hidden="true">
          {initials(name)}
        </span>
        <span className={styles.name}>{name}</span>
        <TriangleDownIcon />
      </summary>
      <ul className={styles.entries}>
        {entries.map(({ href, label }) => (
          <li key={href}>
            <a
              href={href}
              onClick={() => {
                if (details.current) details.current.open = false;
              }}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => word[0]?.toLocaleUpperCase() ?? "")
    .join("");
}

/** A menu closes with Escape, with a click elsewhere, and when the focus leaves it. */
function useCloseOutside(ref: React.RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    function close(event: Event) {
      const menu = ref.current;
      if (menu?.open && event.target instanceof Node && !menu.contains(event.target)) menu.open = false;
    }
    function closeByKey(event: KeyboardEvent) {
      const menu = ref.current;
      if (event.key !== "Escape" || !menu?.open) return;
      menu.open = false;
      menu.querySelector("summary")?.focus();
    }
    document.addEventListener("pointerdown", close);
    document.addEventListener("focusin", close);
    document.addEventListener("keydown", closeByKey);
    return () => {
      document.removeEventListener("pointerdown", close);
      document.removeEventListener("focusin", close);
      document.removeEventListener("keydown", closeByKey);
    };
  }, [ref]);
}
