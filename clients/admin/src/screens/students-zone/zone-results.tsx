import type { ApiState } from "@anaquel/client-kit/api";
import { FailurePanel } from "@anaquel/client-kit/errors";
import { now } from "@anaquel/client-kit/time";
import { dayInMadrid } from "@anaquel/openapi/checks/days";
import { Button, type Column, DataTable, Pager, PageSkeleton, StatePanel } from "@anaquel/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { formatDay, formatDayOf } from "./days.ts";
import styles from "./zone.module.css";
import { isPast, type LinkRow, PAGE_SIZE } from "./zone-filters.ts";

/** What can be done with a link. */
export interface LinkActions {
  onCancel: (link: LinkRow) => void;
  onUpdate: (link: LinkRow) => void;
  onLog: (link: LinkRow) => void;
}

interface ZoneResultsProps extends LinkActions {
  /** Null while nothing is searched. */
  found: ApiState<LinkRow[]> | null;
  page: number;
  onPage: (page: number) => void;
}

/** The links that the search found. Source: B-188, B-189, B-198. */
export function ZoneResults({ found, page, onPage, ...actions }: ZoneResultsProps): ReactNode {
  const { t } = useLingui();
  const columns = columnsOf(actions, dayInMadrid(now()));
  if (!found) {
    return (
      <StatePanel scene="empty" title={<Trans>Which link are you looking for?</Trans>}>
        <Trans>Fill one or more fields. The token must be whole; the other texts are found anywhere in the name.</Trans>
      </StatePanel>
    );
  }
  if (found.error) return <FailurePanel error={found.error} onRetry={found.retry} />;
  if (!found.data) return <PageSkeleton label={t`The links are being searched`} />;
  if (found.data.length === 0) {
    return (
      <StatePanel scene="nothing-found" title="No results found">
        <Trans>Check the spelling or fill fewer fields.</Trans>
      </StatePanel>
    );
  }
  const count = found.data.length;
  const shown = Math.min(Math.max(1, Math.trunc(page) || 1), Math.ceil(count / PAGE_SIZE));
  return (
    <>
      <h2 className={styles.found}>
        <span role="status">
          <Plural value={count} one="# link found" other="# links found" />
        </span>
      </h2>
      <div className={styles.table}>
        <DataTable
          label={t`Links found`}
          columns={columns}
          rows={found.data.slice((shown - 1) * PAGE_SIZE, shown * PAGE_SIZE)}
          rowKey={({ token }) => token}
        />
      </div>
      <Pager page={shown} pageSize={PAGE_SIZE} total={count} onPage={onPage} />
    </>
  );
}

/** The headings and the buttons are the same in every language. Source: G27. */
function columnsOf({ onCancel, onUpdate, onLog }: LinkActions, today: string): Column<LinkRow>[] {
  return [
    { id: "token", label: "Token", cell: ({ token }) => <code className={styles.token}>{token}</code> },
    { id: "school", label: "School", cell: ({ school }) => school ?? "–" },
    { id: "title", label: "Title", cell: ({ title }) => <strong>{title}</strong> },
    { id: "teacher", label: "Teacher", cell: ({ teacher }) => teacher },
    { id: "increase", label: "% Increase", cell: (link) => link.increasement_percentage },
    { id: "devices", label: "Devices", cell: (link) => link.different_devices },
    { id: "created", label: "Create Date", cell: ({ creationDate }) => formatDayOf(creationDate) },
    { id: "end", label: "End Date", cell: ({ endDate }) => <EndDate day={endDate} today={today} /> },
    {
      id: "actions",
      label: "Actions",
      hideLabel: true,
      cell: (link) => {
        const isOver = isPast(link.endDate, today);
        const about = `${link.title}, ${link.teacher}`;
        return (
          <div className={styles.rowActions}>
            <Button
              size="small"
              aria-label={`Update values: ${about}`}
              disabled={isOver}
              onClick={() => onUpdate(link)}
            >
              Update values
            </Button>
            <Button size="small" aria-label={`Activity Log: ${about}`} onClick={() => onLog(link)}>
              Activity Log
            </Button>
            <Button
              size="small"
              variant="danger"
              aria-label={`Cancel Token: ${about}`}
              disabled={isOver}
              onClick={() => onCancel(link)}
            >
              Cancel Token
            </Button>
          </div>
        );
      },
    },
  ];
}

function EndDate({ day, today }: { day: string | null; today: string }): ReactNode {
  if (day === null) return "–";
  return (
    <span>
      {formatDay(day)}
      {isPast(day, today) && (
        <span className={styles.ended}>
          <Trans>Ended</Trans>
        </span>
      )}
    </span>
  );
}
