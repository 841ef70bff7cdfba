import { GiftIcon, KebabHorizontalIcon, PeopleIcon, QuestionIcon } from "@primer/octicons-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import styles from "./header-tools.module.css";

const ICONS = { delegates: PeopleIcon, gift: GiftIcon, help: QuestionIcon };

/** What a tool of the header shows, and what it opens: a page by `href`, or a dialog by `onOpen`. */
export type HeaderToolProps = {
  icon: keyof typeof ICONS;
  label: string;
} & ({ href: string; onOpen?: never } | { href?: never; onOpen: () => void });

/** A tool of the header. It stands inside `HeaderTools`. */
export function HeaderTool({ icon, label, href, onOpen }: HeaderToolProps) {
  const Icon = ICONS[icon];
  const inside = (
    <>
      <Icon size={18} />
      <span className={styles.word}>{label}</span>
    </>
  );
  return (
    <li>
      {href === undefined ? (
        <button type="button" className={styles.tool} title={label} aria-haspopup="dialog" onClick={onOpen}>
          {inside}
        </button>
      ) : (
        <a href={href} className={styles.tool} title={label}>
          {inside}
        </a>
      )}
    </li>
  );
}

/** The tools of the header side by side; on narrow screens a menu called `label`. Nothing is drawn while there is no tool. */
export function HeaderTools({ label, children }: { label: string; children: ReactNode }) {
  const listId = useId();
  const place = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return;
    function closeOutside(event: Event) {
      if (event.target instanceof Node && !place.current?.contains(event.target)) setOpen(false);
    }
    function closeByKey(event: KeyboardEvent) {
      if (event.key !== "Escape") return;
      setOpen(false);
      place.current?.querySelector("button")?.focus();
    }
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    document.addEventListener("keydown", closeByKey);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
      document.removeEventListener("keydown", closeByKey);
    };
  }, [open]);
  return (
    <div ref={place} className={styles.tools}>
      <button
        type="button"
        className={styles.more}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        <KebabHorizontalIcon size={18} />
        <span className="anaquel-hidden">{label}</span>
      </button>
      <ul id={listId} className={styles.list} data-open={open || undefined}>
        {children}
      </ul>
    </div>
  );
}
