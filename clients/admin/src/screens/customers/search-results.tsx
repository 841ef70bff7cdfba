import { FailurePanel } from "@anaquel/client-kit/errors";
import { Button, type Column, DataTable, Pager, PageSkeleton, StatePanel } from "@anaquel/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { formatDay, formatMoment } from "./dates.ts";
import { useRoleNames } from "./role-names.ts";
import { type Filters, pageSize, toQuery } from "./search-filters.ts";
import { readSorting, sortUsers, type UserRow } from "./sort-users.ts";
import { COUNTED_TO, useUserSearch } from "./use-user-search.ts";
import styles from "./user-search.module.css";

interface SearchResultsProps {
  filters: Filters;
  sort: string | null;
  page: number;
  onSort: (sort: string) => void;
  onPage: (page: number) => void;
  onOpen: (id: number) => void;
}

/** What the search found, sorted and in pages. Source: B-062 to B-065, B-078 to B-080. */
export function SearchResults({ filters, sort, page, onSort, onPage, onOpen }: SearchResultsProps): ReactNode {
  const { t, i18n } = useLingui();
  const columns = useColumns(onOpen);
  const query = toQuery(filters);
  const { found, error, retry } = useUserSearch(query);

  if (!query) {
    return (
      <StatePanel scene="empty" title={<Trans>Whom are you looking for?</Trans>}>
        <Trans>Fill one or more fields. Texts are found anywhere in the name, with or without accents.</Trans>
      </StatePanel>
    );
  }
  if (error) return <FailurePanel error={error} onRetry={retry} />;
  if (!found) return <PageSkeleton label={t`The users are being searched`} />;
  if (found.rows.length === 0) {
    return (
      <StatePanel scene="nothing-found" title="No results found">
        <Trans>Check the spelling or fill fewer fields.</Trans>
      </StatePanel>
    );
  }

  const size = pageSize(filters);
  const sorting = readSorting(sort);
  const shown = Math.min(Math.max(1, Math.trunc(page) || 1), Math.ceil(found.rows.length / size));
  const rows = sortUsers(found.rows, sorting).slice((shown - 1) * size, shown * size);
  const { total } = found;
  const listed = found.rows.length;
  return (
    <>
      <h2 className={styles.found}>
        <span role="status">
          {total < COUNTED_TO ? (
            <Plural value={total} one="# record found" other="# records found" />
          ) : (
            <Trans>{i18n.number(COUNTED_TO)} records found, or more</Trans>
          )}
        </span>
      </h2>
      {total > listed && (
        <p className={styles.capped}>
          <Trans>The first {listed} are shown. Fill more fields to narrow the search.</Trans>
        </p>
      )}
      <DataTable
        label={t`Users found`}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        {...(sorting && { sorting })}
        onSort={({ column, descending }) => onSort(`${column}.${descending ? "desc" : "asc"}`)}
      />
      <Pager page={shown} pageSize={size} total={listed} onPage={onPage} />
    </>
  );
}

/** The headings are the same in every language. Source: G27. */
function useColumns(onOpen: (id: number) => void): Column<UserRow>[] {
  const { t } = useLingui();
  const names = useRoleNames();
  return [
    { id: "id", label: "ID", cell: ({ id }) => id },
    {
      id: "name",
      label: "Name",
      cell: (user) => (
        <>
          <strong>{fullName(user)}</strong>
          <span className={styles.mail}>{user.email}</span>
        </>
      ),
    },
    { id: "role", label: "Role", cell: ({ role }) => names[role] },
    { id: "school", label: "School", cell: ({ schoolName }) => schoolName ?? "–" },
    { id: "createDate", label: "Create Date", sortable: true, cell: (user) => formatDay(user.creationDate) ?? "–" },
    {
      id: "lastLogin",
      label: "Last Login",
      sortable: true,
      cell: (user) => formatMoment(user.lastAccessDate) ?? t`Never`,
    },
    {
      id: "actions",
      label: t`Actions`,
      hideLabel: true,
      cell: (user) => {
        const name = fullName(user);
        return (
          <Button size="small" aria-label={t`View the account of ${name}`} onClick={() => onOpen(user.id)}>
            <Trans>View</Trans>
          </Button>
        );
      },
    },
  ];
}

function fullName({ name, surname1, surname2 }: UserRow): string {
  return [name, surname1, surname2].filter(Boolean).join(" ");
}
