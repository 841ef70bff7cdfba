import { useFocusOnChange } from "@anaquel/client-kit/forms";
import { Button, Notice, TextField } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, type ReactNode, useState } from "react";
import styles from "./zone.module.css";
import { type LinkFilters, NO_FILTERS, toQuery } from "./zone-filters.ts";

interface ZoneSearchFormProps {
  applied: LinkFilters;
  onSearch: (filters: LinkFilters) => void;
  onClear: () => void;
}

// The labels are the same in every language. Source: B-017, G27.
const LABELS = [
  ["token", "Token"],
  ["school", "School"],
  ["title", "Title"],
  ["teacher", "Teacher"],
] as const;

/** The filters of the search of links. Enter searches. Source: B-186, B-187, B-197. */
export function ZoneSearchForm({ applied, onSearch, onClear }: ZoneSearchFormProps): ReactNode {
  const { t } = useLingui();
  const [filters, setFilters] = useState(applied);
  const [refusals, setRefusals] = useState(0);
  const place = useFocusOnChange<HTMLFormElement>(refusals || null);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (!toQuery(filters)) return setRefusals(refusals + 1);
    setRefusals(0);
    onSearch(filters);
  }

  return (
    <form ref={place} className={styles.form} onSubmit={onSubmit} noValidate aria-label={t`Search students' links`}>
      {refusals > 0 && <Notice tone="critical">Please enter at least one field</Notice>}
      {LABELS.map(([field, label]) => (
        <TextField
          key={field}
          compact
          label={label}
          name={field}
          autoComplete="off"
          spellCheck={false}
          maxLength={field === "token" ? 36 : 200}
          value={filters[field]}
          onChange={(event) => setFilters({ ...filters, [field]: event.currentTarget.value })}
        />
      ))}
      <div className={styles.formActions}>
        <Button type="submit" variant="primary">
          Search
        </Button>
        <Button
          onClick={() => {
            setFilters(NO_FILTERS);
            setRefusals(0);
            onClear();
          }}
        >
          <Trans>Clear</Trans>
        </Button>
      </div>
    </form>
  );
}
