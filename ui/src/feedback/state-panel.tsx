import { Trans, useLingui } from "@lingui/react/macro";
import { CopyIcon } from "@primer/octicons-react";
import { type ReactNode, useState } from "react";
import { Scene, type SceneName } from "../brand/scenes.tsx";
import styles from "./state-panel.module.css";

/** What a page shows instead of content. */
export interface StatePanelProps {
  scene: SceneName;
  title: ReactNode;
  children?: ReactNode;
  /** One main action first, then others. */
  actions?: ReactNode;
  /** Reference of an error, for support. */
  reference?: string | null;
  /** Heading level: 1 when the panel is the whole page. */
  level?: 1 | 2;
}

/** A small shelf scene, what happened, what to do. */
export function StatePanel({ scene, title, children, actions, reference, level = 2 }: StatePanelProps) {
  const Title = level === 1 ? "h1" : "h2";
  return (
    <section className={styles.panel}>
      <Scene name={scene} />
      <Title className={styles.title}>{title}</Title>
      {children && <div className={styles.text}>{children}</div>}
      {reference && <Reference value={reference} />}
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}

function Reference({ value }: { value: string }) {
  const { t } = useLingui();
  const [copied, setCopied] = useState(false);
  const short = value.slice(0, 13).toUpperCase();
  return (
    <p className={styles.reference}>
      <Trans>Ref.</Trans> <code>{short}</code>
      <button
        type="button"
        aria-label={t`Copy the reference`}
        onClick={() => {
          navigator.clipboard.writeText(value).then(
            () => setCopied(true),
            () => setCopied(false),
          );
        }}
      >
        <CopyIcon /> {copied ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
      </button>
    </p>
  );
}
