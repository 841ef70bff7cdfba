import { Container } from "@anaquel/ui";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { paths } from "../../paths.ts";
import styles from "./home.module.css";

/** The two invoice tools. Source: B-055, B-056. */
export function InvoicePanel(): ReactNode {
  return (
    <Container dense>
      <section className={styles.page}>
        <h1>
          <Trans>Invoice activations</Trans>
        </h1>
        <div className={styles.tools}>
          <a href={paths.blink}>
            <strong>Blink</strong>
            <Trans>Activations for invoices of Blink.</Trans>
          </a>
          <a href={paths.lasalle}>
            <strong>La Salle</strong>
            <Trans>Activations for invoices of La Salle.</Trans>
          </a>
        </div>
      </section>
    </Container>
  );
}
