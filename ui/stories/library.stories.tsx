import { useState } from "react";
import preview from "../.storybook/preview.tsx";
import { Cover, LinkButton, Shelf, type ShelfBook, Tabs } from "../src/index.ts";
import { books } from "./support/samples.ts";

const meta = preview.meta({ title: "Library" });

function ShelfStory({ shown }: { shown: readonly ShelfBook[] | null }) {
  const [tab, setTab] = useState("adopted");
  return (
    <Shelf
      label="My library"
      panelId="library"
      books={shown}
      heading={
        <>
          <h2>My library</h2>
          <Tabs
            label="My library"
            panelId="library"
            selected={tab}
            onSelect={setTab}
            tabs={[
              { id: "adopted", label: "Adopted", count: shown?.length },
              { id: "demo", label: "Demo", count: 5 },
            ]}
          />
        </>
      }
      tools={
        <LinkButton href="#edit" variant="invisible">
          Edit
        </LinkButton>
      }
    />
  );
}

export const TwoSlides = meta.story({ render: () => <ShelfStory shown={books(14)} /> });
export const HalfASlide = meta.story({ render: () => <ShelfStory shown={books(3)} /> });
export const BeingLoaded = meta.story({ render: () => <ShelfStory shown={null} /> });
export const CoverThatIsMissing = meta.story({
  render: () => (
    <div style={{ width: 180, padding: 24 }}>
      <Cover src="data:image/png;base64,AAAA" name="Biología y Geología" />
    </div>
  ),
});
