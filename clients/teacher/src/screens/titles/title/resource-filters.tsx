import { ALL, type TitleQuery, useDebounced } from "@anaquel/client-kit/catalogue";
import { isInternalUser, type UserInfo } from "@anaquel/client-kit/session";
import { SearchField, SelectField, Switch } from "@anaquel/ui";
import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import styles from "./title.module.css";
import type { Title } from "./title-view.ts";

interface ResourceFiltersProps {
  title: Title;
  user: UserInfo;
  query: TitleQuery;
  onChange: (change: Partial<TitleQuery>) => void;
}

/** Search, news and, for internal users, edition and language. Source: T-491 to T-496, P-163. */
export function ResourceFilters({ title, user, query, onChange }: ResourceFiltersProps): ReactNode {
  const { t, i18n } = useLingui();
  const languages = [...new Set(title.resources.flatMap((resource) => resource.languages))].sort();
  return (
    <div className={styles.filters}>
      <ResourceSearch value={query.search} onSearch={onChange} />
      {isInternalUser(user) && (
        <>
          <SelectField
            compact
            label={t`Edition`}
            value={query.edition}
            onChange={(event) => onChange({ edition: event.currentTarget.value })}
          >
            <option value={ALL}>{t`All editions`}</option>
            {title.editions.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <SelectField
            compact
            label={t`Language of the resource`}
            value={query.language}
            onChange={(event) => onChange({ language: event.currentTarget.value })}
          >
            <option value={ALL}>{t`All languages`}</option>
            {languages.map((language) => (
              <option key={language} value={language}>
                {languageName(language, i18n.locale)}
              </option>
            ))}
          </SelectField>
        </>
      )}
      <Switch
        label={t`Only what is new`}
        checked={query.onlyNew}
        onChange={(event) => onChange({ onlyNew: event.currentTarget.checked })}
      />
    </div>
  );
}

/** What is typed is applied once the typing pauses. Source: T-494. */
function ResourceSearch({
  value,
  onSearch,
}: {
  value: string;
  onSearch: (change: Pick<TitleQuery, "search">) => void;
}): ReactNode {
  const { t } = useLingui();
  const [typed, setTyped] = useState(value);
  const settled = useDebounced(typed);
  const [known, setKnown] = useState(value);
  // The address changed by other means, such as the way back or a link that shows everything.
  if (value !== known) {
    setKnown(value);
    if (value !== settled) setTyped(value);
  }
  const apply = useEffectEvent((search: string) => search !== value && onSearch({ search }));
  useEffect(() => {
    apply(settled);
  }, [settled]);
  return (
    <SearchField
      label={t`Search the resources`}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
}

function languageName(tag: string, locale: string): string {
  return new Intl.DisplayNames(locale, { type: "language" }).of(tag) ?? tag;
}
