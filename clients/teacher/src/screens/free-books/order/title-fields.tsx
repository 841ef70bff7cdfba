import { useApi } from "@anaquel/client-kit/api";
import { messageFor } from "@anaquel/client-kit/errors";
import { Button, CheckField, Notice, Skeleton } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Dispatch, ReactNode } from "react";
import type { BookTitle, ChildDraft } from "./child.ts";
import styles from "./order.module.css";
import type { OrderEvent } from "./order-form.ts";
import { useEuros } from "./use-euros.ts";

/** By what the titles of a child are asked for. Source: T-198, G03. */
export interface TitlePlace {
  schoolId: number;
  level: number;
  subject: number;
  orderId: number;
  childNumber: number;
}

interface TitleFieldsProps {
  child: ChildDraft;
  place: TitlePlace;
  /** Whether to say that no title is chosen. */
  isMissing: boolean;
  dispatch: Dispatch<OrderEvent>;
}

/** The titles a child may get; those out of stock are shown and cannot be chosen. Source: T-148, T-177, T-207. */
export function TitleFields({ child, place, isMissing, dispatch }: TitleFieldsProps): ReactNode {
  const { t, i18n } = useLingui();
  const { data, error, retry } = useApi("/gratishp/isbns/{schoolId}/{level}/{subject}/{orderId}/{childNumber}", {
    params: { path: { ...place } },
  });
  const euros = useEuros();
  if (error) {
    return (
      <Notice tone="critical">
        {messageFor(i18n, error)}{" "}
        <Button size="small" onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
      </Notice>
    );
  }
  if (!data) return <Skeleton height="48px" />;
  const titles = data.isbns;
  const firstInStock = titles.find(({ stock }) => stock !== "N")?.isbn;
  if (firstInStock === undefined && titles.length === 0) {
    return (
      <Notice tone="info">
        <Trans>There are no titles of this subject to order. Choose another subject.</Trans>
      </Notice>
    );
  }

  function hintOf({ coste, stock }: BookTitle): string {
    return stock === "N" ? t`Out of stock` : t`Price in shops: ${euros(coste)}. Free for you.`;
  }

  return (
    <fieldset className={styles.titles}>
      <legend>
        <Trans>Titles</Trans>
      </legend>
      {titles.map((title) => (
        <CheckField
          key={title.isbn}
          label={title.titulo}
          hint={hintOf(title)}
          disabled={title.stock === "N"}
          checked={child.titles.some(({ isbn }) => isbn === title.isbn)}
          error={isMissing && title.isbn === firstInStock ? t`Choose at least one title.` : undefined}
          onChange={({ currentTarget }) =>
            dispatch({ type: "title-ticked", key: child.key, title, isChosen: currentTarget.checked })
          }
        />
      ))}
    </fieldset>
  );
}
