import { useGo } from "@anaquel/client-kit/routing";
import { Container } from "@anaquel/ui";
import { type ReactNode, useState } from "react";
import { useSearch } from "wouter";
import { paths, USER_SEARCH_STATE } from "../../paths.ts";
import { RoleCounts } from "./role-counts.tsx";
import { type Filters, filtersToSearch, isEmpty, isId, readFilters } from "./search-filters.ts";
import { SearchForm } from "./search-form.tsx";
import { SearchResults } from "./search-results.tsx";
import styles from "./user-search.module.css";
import { UserSheet } from "./user-sheet.tsx";

/** The search of customer users. Its filters, order, page and open user are all in the address. Source: B-057 to B-081. */
export function UserSearch(): ReactNode {
  const go = useGo();
  const search = useSearch();
  const query = new URLSearchParams(search);
  const applied = readFilters(search);
  const [isRefused, setRefused] = useState(false);
  const openUser = query.get("user");

  function show(text: string, replace = false) {
    go(text ? `${paths.home}?${text}` : paths.home, { replace, state: USER_SEARCH_STATE });
  }

  function change(changes: Record<string, string | null>, replace = false) {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    show(next.toString(), replace);
  }

  function submit(filters: Filters) {
    setRefused(isEmpty(filters));
    if (!isEmpty(filters) && isId(filters.id)) show(filtersToSearch(filters));
  }

  return (
    <Container dense>
      <div className={styles.page}>
        <SearchForm
          key={filtersToSearch(applied)}
          applied={applied}
          isRefused={isRefused}
          onSearch={submit}
          onClear={() => {
            setRefused(false);
            show("");
          }}
        />
        <div className={styles.results}>
          <RoleCounts />
          <SearchResults
            filters={applied}
            sort={query.get("sort")}
            page={Number(query.get("page") ?? 1)}
            onSort={(sort) => change({ sort, page: null }, true)}
            onPage={(page) => change({ page: String(page) })}
            onOpen={(id) => change({ user: String(id) })}
          />
        </div>
      </div>
      {openUser && isId(openUser) && <UserSheet id={Number(openUser)} onClose={() => change({ user: null }, true)} />}
    </Container>
  );
}
