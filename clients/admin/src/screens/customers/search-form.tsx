import { Button, Notice, SelectField, TextField } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, type ReactNode, useState } from "react";
import { type Filters, isId, NO_FILTERS, ROLES } from "./search-filters.ts";
import styles from "./user-search.module.css";

interface SearchFormProps {
  applied: Filters;
  /** True after a search with nothing filled. */
  isRefused: boolean;
  onSearch: (filters: Filters) => void;
  onClear: () => void;
}

// The labels of this tool are the same in every language. Source: B-017, G27.
const TEXT_FIELDS = [
  ["id", "ID"],
  ["name", "Name"],
  ["surname1", "First Surname"],
  ["surname2", "Second Surname"],
  ["email", "Email Address"],
  ["dni", "DNI/NIE"],
] as const;

/** The filters of the search. Enter searches. Source: B-058 to B-061, B-077. */
export function SearchForm({ applied, isRefused, onSearch, onClear }: SearchFormProps): ReactNode {
  const { t } = useLingui();
  const [filters, setFilters] = useState(applied);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    onSearch(filters);
  }

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate aria-label={t`Search users`}>
      <h1>
        <Trans>Search users</Trans>
      </h1>
      {isRefused && <Notice tone="critical">Please enter atleast one field</Notice>}
      {TEXT_FIELDS.map(([field, label]) => (
        <TextField
          key={field}
          compact
          label={label}
          name={field}
          autoComplete="off"
          inputMode={field === "id" ? "numeric" : undefined}
          maxLength={100}
          value={filters[field]}
          onChange={(event) => setFilters({ ...filters, [field]: event.currentTarget.value })}
          error={field === "id" && !isId(filters.id) ? t`The ID is a number.` : undefined}
        />
      ))}
      <SelectField
        compact
        label="Role"
        name="role"
        value={filters.role}
        onChange={(event) => setFilters({ ...filters, role: event.currentTarget.value })}
      >
        <option value="">{t`All roles`}</option>
        {ROLES.map((role) => (
          <option key={role} value={role}>
            {role}
          </option>
        ))}
      </SelectField>
      <div className={styles.formActions}>
        <Button type="submit" variant="primary">
          Search
        </Button>
        <Button
          onClick={() => {
            setFilters(NO_FILTERS);
            onClear();
          }}
        >
          <Trans>Clear</Trans>
        </Button>
      </div>
    </form>
  );
}
