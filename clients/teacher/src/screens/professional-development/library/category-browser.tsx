import { useGo } from "@anaquel/client-kit/routing";
import { Button, SearchField, StatePanel, Tabs } from "@anaquel/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useDeferredValue, useId, useRef, useState } from "react";
import { useSearch } from "wouter";
import { paths } from "../../../paths.ts";
import { AssetCards } from "../asset-cards.tsx";
import { type PdLibrary, type Section, searchAssets, sectionsOf } from "../assets.ts";
import styles from "./pd-library.module.css";

const ALL = "all";

/** Everything by category, with a tab for each category and a search. The tab stands in the address, so that the way back finds it. */
export function CategoryBrowser({ library }: { library: PdLibrary }): ReactNode {
  const { t } = useLingui();
  const go = useGo();
  const panelId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState("");
  const found = searchAssets(library.assets, useDeferredValue(search));
  const sections = sectionsOf({ ...library, assets: found });
  const all = sectionsOf(library);
  const asked = new URLSearchParams(useSearch()).get("category");
  const chosen = all.some(({ uuid }) => uuid === asked) ? asked : ALL;
  const shown = sections.filter(({ uuid }) => chosen === ALL || uuid === chosen);
  const count = shown.reduce((sum, { assets }) => sum + assets.length, 0);

  function choose(uuid: string) {
    go(uuid === ALL ? paths.professionalDevelopment : paths.pdCategory(uuid), { replace: true });
  }

  /** The button that shows everything goes away with its panel, so the field takes the focus. */
  function clear() {
    setSearch("");
    field.current?.focus();
  }

  return (
    <div className={styles.browser}>
      <div className={styles.bar}>
        <Tabs
          label={t`Categories`}
          panelId={panelId}
          selected={chosen ?? ALL}
          onSelect={choose}
          tabs={[
            { id: ALL, label: t`All categories`, count: library.assets.length },
            ...all.map(({ uuid, title, assets }) => ({ id: uuid, label: title ?? t`Others`, count: assets.length })),
          ]}
        />
        <div className={styles.search}>
          <SearchField
            ref={field}
            label={t`Search the library`}
            value={search}
            maxLength={100}
            onChange={(event) => setSearch(event.target.value)}
          />
        </div>
      </div>
      <p className="anaquel-hidden" role="status">
        <Plural value={count} one="# asset" other="# assets" />
      </p>
      <div role="tabpanel" id={panelId} aria-label={nameOf(all, chosen) ?? t`All categories`}>
        {shown.map((section) => (
          <CategorySection key={section.uuid} section={section} />
        ))}
        {count === 0 && <NothingFound search={search} onClear={clear} />}
      </div>
    </div>
  );
}

function nameOf(sections: readonly Section[], uuid: string | null): string | null | undefined {
  return sections.find((section) => section.uuid === uuid)?.title;
}

function CategorySection({ section: { title, assets } }: { section: Section }): ReactNode {
  const headingId = useId();
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId}>{title ?? <Trans>Others</Trans>}</h2>
      <AssetCards assets={assets} />
    </section>
  );
}

function NothingFound({ search, onClear }: { search: string; onClear: () => void }): ReactNode {
  return (
    <StatePanel
      scene="empty"
      title={<Trans>Nothing found for “{search}”</Trans>}
      actions={
        <Button onClick={onClear}>
          <Trans>Show everything</Trans>
        </Button>
      }
    >
      <Trans>Try another word, or look in all categories.</Trans>
    </StatePanel>
  );
}
