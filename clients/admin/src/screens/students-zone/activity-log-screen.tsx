import { useApi } from "@anaquel/client-kit/api";
import { FailurePanel } from "@anaquel/client-kit/errors";
import { useDocumentTitle, useGo } from "@anaquel/client-kit/routing";
import type { components } from "@anaquel/openapi/types";
import { Button, type Column, Container, DataTable, PageSkeleton, StatePanel } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect } from "react";
import { useHistoryState } from "wouter/use-browser-location";
import { paths } from "../../paths.ts";
import { changeLine, readLogState, shownFailure } from "./activity-log.ts";
import { formatMoment } from "./days.ts";
import styles from "./zone.module.css";

type TokenRow = components["schemas"]["TokenActivityRow"];
type AnyRow = components["schemas"]["GlobalActivityRow"] & Partial<Pick<TokenRow, "action">>;
type LogRow = AnyRow & { key: string };

/** Who changed a link, or the global values. Without a history entry that says which, it leads to the start. Source: B-173 to B-178, G54. */
export function Screen(): ReactNode {
  useDocumentTitle("Activity Log");
  const go = useGo();
  const log = readLogState(useHistoryState<unknown>());
  const isOpen = log !== null;
  useEffect(() => {
    if (!isOpen) go(paths.home, { replace: true });
  }, [isOpen, go]);
  if (!log) return null;
  return (
    <Container dense>
      <div className={styles.page}>
        <header className={styles.head}>
          <div>
            <h1>Activity Log</h1>
            <p className={styles.lead}>{log.activityLog === null ? "Global Values" : log.about}</p>
            {log.activityLog !== null && <code className={styles.token}>{log.activityLog}</code>}
          </div>
          <div className={styles.headActions}>
            <Button onClick={() => history.back()}>Go back</Button>
          </div>
        </header>
        {log.activityLog === null ? <GlobalLog /> : <TokenLog token={log.activityLog} />}
      </div>
    </Container>
  );
}

function GlobalLog(): ReactNode {
  return <Log read={useApi("/admin/studentszone/activitylog", {})} columns={COLUMNS} />;
}

function TokenLog({ token }: { token: string }): ReactNode {
  const read = useApi("/admin/studentszone/{token}/activitylog", { params: { path: { token } } });
  return <Log read={read} columns={TOKEN_COLUMNS} />;
}

interface LogProps {
  read: Pick<ReturnType<typeof useApi<"/admin/studentszone/activitylog">>, "error" | "retry"> & {
    data: AnyRow[] | undefined;
  };
  columns: readonly Column<LogRow>[];
}

function Log({ read: { data, error, retry }, columns }: LogProps): ReactNode {
  const { t } = useLingui();
  if (error) return <FailurePanel error={shownFailure(error)} onRetry={retry} />;
  if (!data) return <PageSkeleton label={t`The log is being read`} />;
  if (data.length === 0) {
    return (
      <StatePanel scene="empty" title={<Trans>Nothing has been changed yet</Trans>}>
        <Trans>Here it will say who changed what, and when.</Trans>
      </StatePanel>
    );
  }
  const rows = data.map((row, at) => ({ ...row, key: `${row.date} ${at}` }));
  return <DataTable label="Activity Log" columns={columns} rows={rows} rowKey={({ key }) => key} />;
}

// The words are the same in every language. Source: G27.
const ACTIONS: Readonly<Record<TokenRow["action"], string>> = {
  VALUES: "Update values",
  BLOCK: "Cancel Token",
  SHARE: "Share title",
};

const COLUMNS: readonly Column<LogRow>[] = [
  { id: "date", label: "Date", cell: ({ date }) => formatMoment(date) },
  { id: "administrator", label: "Administrator", cell: ({ administrator }) => administrator },
  {
    id: "values",
    label: "Values",
    cell: ({ array_values }) =>
      array_values.length === 0 ? (
        "–"
      ) : (
        <ul className={styles.changes}>
          {array_values.map((change) => (
            <li key={change.name}>{changeLine(change)}</li>
          ))}
        </ul>
      ),
  },
  { id: "message", label: "Message", cell: ({ message }) => message ?? "–" },
];

/** The action is said of links only; the global values are changed in one way. Source: B-176. */
const TOKEN_COLUMNS: readonly Column<LogRow>[] = [
  ...COLUMNS.slice(0, 2),
  { id: "action", label: "Action", cell: ({ action }) => action && ACTIONS[action] },
  ...COLUMNS.slice(2),
];
