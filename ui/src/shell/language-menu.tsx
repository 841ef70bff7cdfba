import { useLingui } from "@lingui/react/macro";
import { GlobeIcon } from "@primer/octicons-react";
import styles from "./controls.module.css";

/** A language to choose, named in itself. */
export interface LanguageOption {
  code: string;
  name: string;
}

/** The language menu. `onHeader` draws it for the dark bar; otherwise for a plain page. */
export function LanguageMenu({
  languages,
  value,
  onChange,
  onHeader = false,
}: {
  languages: readonly LanguageOption[];
  value: string;
  onChange: (code: string) => void;
  onHeader?: boolean;
}) {
  const { t } = useLingui();
  return (
    <label className={onHeader ? styles.languageOnHeader : styles.language}>
      <GlobeIcon />
      <span className="anaquel-hidden">{t`Language`}</span>
      {onHeader && (
        <span className={styles.code} aria-hidden="true">
          {value.toUpperCase()}
        </span>
      )}
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {languages.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
