import { SearchIcon } from "@primer/octicons-react";
import type { ComponentProps } from "react";
import styles from "./field.module.css";

/** A search inside a page; its label is spoken, its placeholder shown. */
export function SearchField({ label, ...input }: { label: string } & ComponentProps<"input">) {
  return (
    <label className={styles.search}>
      <span className="anaquel-hidden">{label}</span>
      <SearchIcon />
      <input type="search" placeholder={label} {...input} className={styles.control} />
    </label>
  );
}
