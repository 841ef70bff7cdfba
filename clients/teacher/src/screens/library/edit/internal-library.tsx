import { useApi } from "@anaquel/client-kit/api";
import { SEARCH_MIN_LENGTH, useDebounced } from "@anaquel/client-kit/catalogue";
import { FailurePanel } from "@anaquel/client-kit/errors";
import { SearchField, StatePanel } from "@anaquel/ui";
import { CoverPicker } from "@anaquel/ui/library";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import type { LibraryTitle } from "../home/library-groups.ts";
import styles from "./edit.module.css";
import { SelectionBar } from "./selection-bar.tsx";
import { TitleGrid } from "./title-grid.tsx";
import { type Selection, useSelection } from "./use-selection.ts";

/** Longest search of the contract. */
const SEARCH_MAX_LENGTH = 100;
const NO_TITLES: readonly LibraryTitle[] = [];

/** The shelf of an internal user, who may search the whole catalogue for titles. Source: P-188, P-192, P-193. */
export function InternalLibrary(): ReactNode {
  const { t } = useLingui();
  const shelf = useApi("/library", {});
  const held = shelf.error?.status === 404 ? NO_TITLES : shelf.data;
  const selection = useSelection(held ?? NO_TITLES);
  const [text, setText] = useState("");
  const search = useDebounced(text).trim();

  if (shelf.error && !held) return <FailurePanel error={shelf.error} onRetry={shelf.retry} />;
  if (!held) return <CoverPicker label={t`The titles are being loaded`} covers={null} onToggle={() => undefined} />;
  return (
    <>
      <div className={styles.search}>
        <SearchField
          label={t`Search a title`}
          value={text}
          maxLength={SEARCH_MAX_LENGTH}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <p>
          <Trans>Type at least three characters.</Trans>
        </p>
      </div>
      {search.length >= SEARCH_MIN_LENGTH ? (
        <SearchResult search={search} selection={selection} />
      ) : (
        <Chosen selection={selection} />
      )}
      <SelectionBar chosen={selection.chosen} isInternal onStale={shelf.retry} />
    </>
  );
}

function SearchResult({ search, selection }: { search: string; selection: Selection }): ReactNode {
  const { t } = useLingui();
  const { data, error, retry } = useApi("/library/all/search", { params: { query: { search } } });
  if (error) return <FailurePanel error={error} onRetry={retry} />;
  if (!data) return <CoverPicker label={t`The titles are being searched`} covers={null} onToggle={() => undefined} />;
  if (data.length === 0) {
    return (
      <StatePanel scene="nothing-found" title={<Trans>No title is called “{search}”</Trans>}>
        <Trans>Try fewer words, or another spelling.</Trans>
      </StatePanel>
    );
  }
  return (
    <>
      <div role="status">
        <h2 className={styles.heading}>
          <Plural value={data.length} one="# title found" other="# titles found" />
        </h2>
      </div>
      <TitleGrid label={t`Titles found`} titles={data} selection={selection} />
    </>
  );
}

function Chosen({ selection }: { selection: Selection }): ReactNode {
  const { t } = useLingui();
  // A title taken off stays in sight until the next search, so that it can be put back and the focus is not lost.
  const [listed] = useState(selection.chosen);
  if (listed.length === 0) {
    return (
      <StatePanel scene="empty" title={<Trans>Your shelf is still empty</Trans>}>
        <Trans>Search for a title and choose it.</Trans>
      </StatePanel>
    );
  }
  return (
    <>
      <h2 className={styles.heading}>
        <Trans>On your shelf</Trans>
      </h2>
      <TitleGrid label={t`On your shelf`} titles={listed} selection={selection} />
    </>
  );
}
