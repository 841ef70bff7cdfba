import { CoverPicker } from "@anaquel/ui/library";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { groupOf, type LibraryTitle } from "../home/library-groups.ts";
import type { Selection } from "./use-selection.ts";

interface TitleGridProps {
  label: string;
  titles: readonly LibraryTitle[];
  selection: Selection;
}

/** Titles as covers to choose from. Source: P-182, P-183. */
export function TitleGrid({ label, titles, selection }: TitleGridProps): ReactNode {
  const { t } = useLingui();
  const tags = { adopted: t`Adoption`, demo: t`Demo`, resources: t`Resource` };
  return (
    <CoverPicker
      label={label}
      covers={titles.map((title) => ({
        id: title.nodeRef,
        name: title.name,
        note: title.level ?? title.stage,
        tag: tags[groupOf(title)],
        coverSrc: title.coverURL ?? `/api/cover/${title.nodeRef}`,
        chosen: selection.isChosen(title),
      }))}
      onToggle={(id) => {
        const title = titles.find(({ nodeRef }) => nodeRef === id);
        if (title) selection.toggle(title);
      }}
    />
  );
}
