import { send, useApi } from "@anaquel/client-kit/api";
import { useDocumentTitle, useGo } from "@anaquel/client-kit/routing";
import { Container, LinkButton, Notice } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useSearch } from "wouter";
import { paths } from "../../paths.ts";
import { logStateOf } from "./activity-log.ts";
import { BlockDialog } from "./block-dialog.tsx";
import { formatDay } from "./days.ts";
import { GlobalValuesBar } from "./global-values-bar.tsx";
import { LimitsDialog } from "./limits-dialog.tsx";
import { LinkAbout } from "./link-about.tsx";
import styles from "./zone.module.css";
import { filtersToSearch, type LinkRow, readFilters, toQuery } from "./zone-filters.ts";
import { ZoneResults } from "./zone-results.tsx";
import { ZoneSearchForm } from "./zone-search-form.tsx";

/** What support is doing with a link. */
type Task = { kind: "update" | "cancel"; link: LinkRow };

/** What was done last; the same thing done twice is told twice. */
interface Finished {
  message: string;
}

/** The search of students' links and what support does with them. The filters are in the address. Source: B-053, B-186 to B-198. */
export function Screen(): ReactNode {
  const { t } = useLingui();
  useDocumentTitle("Student Area Search");
  const go = useGo();
  const search = useSearch();
  const applied = readFilters(search);
  const query = toQuery(applied);
  const found = useApi("/admin/studentszone/tokens", query && { params: { query } });
  const [task, setTask] = useState<Task | null>(null);
  const [done, setDone] = useState<Finished | null>(null);

  function show(text: string) {
    setDone(null);
    go(text ? `${paths.studentsZone}?${text}` : paths.studentsZone);
  }

  function turn(page: number) {
    const next = new URLSearchParams(search);
    next.set("page", String(page));
    show(next.toString());
  }

  function finish(message: string) {
    setTask(null);
    setDone({ message });
    if (query) found.retry();
  }

  return (
    <Container dense>
      <div className={styles.page}>
        <header className={styles.head}>
          {/* The name of the tool is the same in every language. Source: G27. */}
          <h1>Student Area Search</h1>
          <div className={styles.headActions}>
            <LinkButton href="/api/admin/studentszone/excel">
              <Trans>Download schools and titles (Excel)</Trans>
            </LinkButton>
            <LinkButton href={paths.home}>Go back</LinkButton>
          </div>
        </header>
        <GlobalValuesBar
          onSaved={() => finish(t`The global values are saved.`)}
          onLog={() => go(paths.studentsZoneLog, { state: logStateOf(null) })}
        />
        <ZoneSearchForm
          key={filtersToSearch(applied)}
          applied={applied}
          onSearch={(filters) => show(filtersToSearch(filters))}
          onClear={() => show("")}
        />
        <Done finished={done} onDismiss={() => setDone(null)} />
        <ZoneResults
          found={query && found}
          page={Number(new URLSearchParams(search).get("page") ?? 1)}
          onPage={turn}
          onCancel={(link) => setTask({ kind: "cancel", link })}
          onUpdate={(link) => setTask({ kind: "update", link })}
          onLog={(link) => go(paths.studentsZoneLog, { state: logStateOf(link) })}
        />
      </div>
      {task?.kind === "update" && (
        <UpdateDialog
          link={task.link}
          onSaved={() => finish(t`The values of the link are saved.`)}
          onClose={() => setTask(null)}
        />
      )}
      {task?.kind === "cancel" && (
        <BlockDialog
          link={task.link}
          onBlocked={(blockDate) => {
            const day = formatDay(blockDate);
            finish(t`The link is closed to students from ${day}.`);
          }}
          onClose={() => setTask(null)}
        />
      )}
    </Container>
  );
}

interface UpdateDialogProps {
  link: LinkRow;
  onSaved: () => void;
  onClose: () => void;
}

function UpdateDialog({ link, onSaved, onClose }: UpdateDialogProps): ReactNode {
  const params = { path: { token: link.token } };
  const values = useApi("/admin/studentszone/{token}/values", { params });
  return (
    <LimitsDialog
      title="Update values"
      about={<LinkAbout link={link} />}
      read={values}
      save={(body) => send("put", "/admin/studentszone/{token}/values", { params, body })}
      onSaved={(limits) => {
        values.update(() => limits);
        onSaved();
      }}
      onClose={onClose}
    />
  );
}

/** Says what was done, and takes the focus each time: the button that began it may be disabled now. */
function Done({ finished, onDismiss }: { finished: Finished | null; onDismiss: () => void }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (finished) place.current?.focus();
  }, [finished]);
  return (
    finished && (
      <div ref={place} tabIndex={-1} className={styles.done}>
        <Notice tone="success" onDismiss={onDismiss}>
          {finished.message}
        </Notice>
      </div>
    )
  );
}
