import { useApi } from "@anaquel/client-kit/api";
import { FailurePanel } from "@anaquel/client-kit/errors";
import { LinkButton, StatePanel, Tabs } from "@anaquel/ui";
import { CoverPicker } from "@anaquel/ui/library";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { paths } from "../../../paths.ts";
import type { LibraryTitle } from "../home/library-groups.ts";
import styles from "./edit.module.css";
import { onShelf } from "./selection.ts";
import { SelectionBar } from "./selection-bar.tsx";
import { byStage } from "./stages.ts";
import { TitleGrid } from "./title-grid.tsx";
import { useSelection } from "./use-selection.ts";

const PANEL = "stage-titles";
const NO_TITLES: readonly LibraryTitle[] = [];

/** The titles a teacher may choose, one tab for each stage. Source: P-189, G-33, G-40. */
export function OwnLibrary(): ReactNode {
  const { t } = useLingui();
  const { data, error, retry } = useApi("/library/all", {});
  const titles = error?.status === 404 ? NO_TITLES : data;
  const selection = useSelection(titles ? onShelf(titles) : NO_TITLES);
  const [wanted, setWanted] = useState(0);

  if (error && !titles) return <FailurePanel error={error} onRetry={retry} />;
  if (!titles) return <CoverPicker label={t`The titles are being loaded`} covers={null} onToggle={() => undefined} />;
  const stages = byStage(titles);
  const stage = stages[wanted] ?? stages[0];
  if (!stage) return <NothingToChoose />;
  return (
    <>
      <div className={styles.tabs}>
        <Tabs
          label={t`Stages`}
          panelId={PANEL}
          selected={String(stages.indexOf(stage))}
          onSelect={(id) => setWanted(Number(id))}
          tabs={stages.map(({ name, titles: held }, index) => ({ id: String(index), label: name, count: held.length }))}
        />
      </div>
      <div id={PANEL} role="tabpanel" aria-label={stage.name}>
        <TitleGrid label={t`Titles of ${stage.name}`} titles={stage.titles} selection={selection} />
      </div>
      <SelectionBar chosen={selection.chosen} isInternal={false} onStale={retry} />
    </>
  );
}

function NothingToChoose(): ReactNode {
  return (
    <StatePanel
      scene="empty"
      title={<Trans>There are no titles to choose yet</Trans>}
      actions={
        <LinkButton variant="primary" href={paths.home}>
          <Trans>Back to my library</Trans>
        </LinkButton>
      }
    >
      <Trans>As soon as your school adopts a title, or a demo is opened for you, you will find it here.</Trans>
    </StatePanel>
  );
}
