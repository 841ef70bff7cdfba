import type { ComponentProps, ReactNode } from "react";
import { Container } from "../shell/app-shell.tsx";
import styles from "./task-page.module.css";

/** A page with one task: its title, a sentence about it, and a panel of readable width. */
export function TaskPage({ title, lead, children }: { title: ReactNode; lead?: ReactNode; children: ReactNode }) {
  return (
    <Container>
      <div className={styles.column}>
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        <div className={styles.panel}>{children}</div>
      </div>
    </Container>
  );
}

/** The fields or paragraphs of a task, one under the other. It can take the focus, so that a result is read aloud. */
export function TaskStack({ children, ...stack }: ComponentProps<"div">) {
  return (
    <div tabIndex={-1} {...stack} className={styles.stack}>
      {children}
    </div>
  );
}

/** The buttons under a task, the main one first. */
export function TaskActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
