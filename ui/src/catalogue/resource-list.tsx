import { Trans, useLingui } from "@lingui/react/macro";
import { StarFillIcon, StarIcon } from "@primer/octicons-react";
import { memo, useEffect, useState } from "react";
import styles from "./resource-list.module.css";
import { formatDuration, formatSize, type ResourceType, TypeTile, useTypeNames } from "./resource-types.tsx";
import { useRowWindow } from "./use-window.ts";

/** A resource as a row shows it. */
export interface ResourceRow {
  uuid: string;
  name: string;
  type: ResourceType;
  /** Where it stands: unit or category. */
  place: string;
  duration: number | null;
  size: number | null;
  isNew: boolean;
  isModified: boolean;
  favourite: boolean;
  /** Set for what leaves the portal; such a row is a link and opens by itself. */
  externalHref: string | null;
}

/** The table of resources. Without `onFavourite` there are no stars. */
export interface ResourceListProps {
  rows: readonly ResourceRow[];
  label: string;
  locale: string;
  onOpen: (uuid: string) => void;
  onFavourite?: (uuid: string) => void;
}

const ROW_HEIGHT = 58;
const ROW_HEIGHT_SMALL = 76;
const SMALL = "(max-width: 767.98px)";

/** A list of resources of any length; only rows near the window are in the document. */
export function ResourceList({ rows, label, locale, onOpen, onFavourite }: ResourceListProps) {
  const rowHeight = useMatches(SMALL) ? ROW_HEIGHT_SMALL : ROW_HEIGHT;
  const [list, { start, end }] = useRowWindow(rows.length, rowHeight);
  return (
    <table ref={list} className={styles.list} aria-label={label} aria-rowcount={rows.length + 1}>
      <thead>
        <tr aria-rowindex={1}>
          <th scope="col">
            <Trans>Resource</Trans>
          </th>
          <th scope="col" className={styles.typeColumn}>
            <Trans>Type</Trans>
          </th>
          {onFavourite && (
            <th scope="col" className={styles.starColumn}>
              <span className="anaquel-hidden">
                <Trans>Favourite</Trans>
              </span>
            </th>
          )}
        </tr>
      </thead>
      <Spacer height={start * rowHeight} />
      <tbody>
        {rows.slice(start, end).map((row, index) => (
          <Row
            key={row.uuid}
            row={row}
            index={start + index + 2}
            locale={locale}
            onOpen={onOpen}
            onFavourite={onFavourite}
          />
        ))}
      </tbody>
      <Spacer height={(rows.length - end) * rowHeight} />
    </table>
  );
}

/** Stands for the rows that are not drawn. */
function Spacer({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tbody aria-hidden="true">
      <tr className={styles.spacer}>
        <td style={{ height }} />
      </tr>
    </tbody>
  );
}

interface RowProps extends Pick<ResourceListProps, "locale" | "onOpen" | "onFavourite"> {
  row: ResourceRow;
  index: number;
}

const Row = memo(function Row({ row, index, locale, onOpen, onFavourite }: RowProps) {
  const { t } = useLingui();
  const types = useTypeNames();
  const { name } = row;
  const detail = row.duration
    ? formatDuration(row.duration)
    : row.type === "download" && row.size
      ? formatSize(row.size, locale)
      : null;
  return (
    <tr aria-rowindex={index} className={styles.row}>
      <td>
        <div className={styles.main}>
          <TypeTile type={row.type} />
          <div className={styles.words}>
            <div className={styles.nameLine}>
              {row.externalHref ? (
                <a
                  className={styles.name}
                  href={row.externalHref}
                  target="_blank"
                  rel="noopener noreferrer"
                  title={name}
                  onClick={() => onOpen(row.uuid)}
                >
                  {name}
                  <span className="anaquel-hidden">
                    {" "}
                    <Trans>(opens in a new tab)</Trans>
                  </span>
                </a>
              ) : (
                <button type="button" className={styles.name} title={name} onClick={() => onOpen(row.uuid)}>
                  {name}
                </button>
              )}
              {row.isNew && (
                <span className={styles.new}>
                  <Trans>New</Trans>
                </span>
              )}
              {!row.isNew && row.isModified && (
                <span className={styles.modified}>
                  <Trans>Updated</Trans>
                </span>
              )}
            </div>
            <div className={styles.place}>
              <span className={styles.typeInline}>{types[row.type]} · </span>
              {row.place}
            </div>
          </div>
        </div>
      </td>
      <td className={styles.typeColumn}>
        {types[row.type]}
        {detail && ` · ${detail}`}
      </td>
      {onFavourite && (
        <td className={styles.starColumn}>
          <button
            type="button"
            className={styles.star}
            aria-pressed={row.favourite}
            aria-label={t`Favourite: ${name}`}
            title={row.favourite ? t`Remove from favourites` : t`Add to favourites`}
            onClick={() => onFavourite(row.uuid)}
          >
            {row.favourite ? <StarFillIcon /> : <StarIcon />}
          </button>
        </td>
      )}
    </tr>
  );
});

function useMatches(query: string): boolean {
  const [matches, setMatches] = useState(() => window.matchMedia(query).matches);
  useEffect(() => {
    const media = window.matchMedia(query);
    const update = () => setMatches(media.matches);
    media.addEventListener("change", update);
    return () => media.removeEventListener("change", update);
  }, [query]);
  return matches;
}
