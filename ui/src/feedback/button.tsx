import { Button as PrimerButton } from "@primer/react";
import type { ComponentProps } from "react";
import styles from "./button.module.css";

/** Primer's button at the portal's height. */
export function Button({ className, ...button }: ComponentProps<typeof PrimerButton>) {
  return <PrimerButton {...button} className={className ? `${styles.button} ${className}` : styles.button} />;
}

/** A link that is drawn as a button: it goes somewhere. */
export function LinkButton({
  variant = "default",
  size = "medium",
  ...link
}: ComponentProps<"a"> & { variant?: "default" | "primary" | "invisible"; size?: "medium" | "large" }) {
  return <a {...link} className={styles.link} data-variant={variant} data-size={size} />;
}

/** A round or square button that shows only an icon; `label` is its name and tooltip. */
export function IconButton({ label, children, ...button }: ComponentProps<"button"> & { label: string }) {
  return (
    <button type="button" title={label} aria-label={label} {...button} className={styles.icon}>
      {children}
    </button>
  );
}
