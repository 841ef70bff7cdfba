import { type ComponentProps, type ReactNode, useId } from "react";
import { Container } from "../shell/app-shell.tsx";
import styles from "./task-page.module.css";

interface TaskPageProps {
  title: ReactNode;
  /** A sentence about the task. */
  lead?: ReactNode;
  /** Stands above the panel: how something ended that began on this page. */
  notice?: ReactNode;
  children: ReactNode;
}

/** A page with one task, in a panel of readable width. */
export function TaskPage({ title, lead, notice, children }: TaskPageProps) {
  return (
    <Container>
      <div className={styles.column}>
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {notice && <div className={styles.notice}>{notice}</div>}
        <div className={styles.panel}>{children}</div>
      </div>
    </Container>
  );
}

/** One of several parts of a panel, under a heading of its own. */
export function TaskSection({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
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
