import { Trans, useLingui } from "@lingui/react/macro";
import { ChevronLeftIcon, ChevronRightIcon } from "@primer/octicons-react";
import styles from "./pager.module.css";

/** Which page numbers to show: the first, the last, and those around the open one; null stands for a gap. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const wanted = [...new Set([1, page - 1, page, page + 1, pages])].filter((n) => n >= 1 && n <= pages);
  return wanted.sort((a, b) => a - b).flatMap((n, at) => (at > 0 && n - (wanted[at - 1] ?? n) > 1 ? [null, n] : [n]));
}

/** Moves through the pages of a list. Pages count from 1. */
export function Pager({
  page,
  pageSize,
  total,
  onPage,
}: {
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
}) {
  const { t } = useLingui();
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const to = Math.min(total, page * pageSize);
  return (
    <nav aria-label={t`Pages`} className={styles.pager}>
      <p>
        <Trans>
          {from}–{to} of {total}
        </Trans>
      </p>
      {pages > 1 && (
        <div className={styles.buttons}>
          <button type="button" disabled={page === 1} onClick={() => onPage(page - 1)}>
            <ChevronLeftIcon /> <Trans>Previous</Trans>
          </button>
          {pageNumbers(page, pages).map((number, at) =>
            number === null ? (
              // A gap has no identity but its place.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <span key={`gap-${at}`}>…</span>
            ) : (
              <button
                key={number}
                type="button"
                className={styles.number}
                aria-label={t`Page ${number}`}
                aria-current={number === page ? "page" : undefined}
                onClick={() => onPage(number)}
              >
                {number}
              </button>
            ),
          )}
          <button type="button" disabled={page === pages} onClick={() => onPage(page + 1)}>
            <Trans>Next</Trans> <ChevronRightIcon />
          </button>
        </div>
      )}
    </nav>
  );
}
