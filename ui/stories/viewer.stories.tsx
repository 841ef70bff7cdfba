import { useState } from "react";
import { expect, screen, userEvent } from "storybook/test";
import preview from "../.storybook/preview.tsx";
import { Button, Container } from "../src/index.ts";
import { Viewer, type ViewerItem } from "../src/viewer/index.ts";
import { PAGE, PICTURE, toneSound } from "./support/art.ts";

const meta = preview.meta({ title: "Viewer" });

function item(uuid: string, change: Partial<ViewerItem>): ViewerItem {
  return {
    uuid,
    name: "Balanza algebraica: despejar la incógnita",
    description: null,
    place: "Explicaciones",
    type: "image",
    mimetype: "image/png",
    size: 1_400_000,
    previewHref: PICTURE,
    downloadHref: PICTURE,
    captionsHref: null,
    ...change,
  };
}

const ITEMS: readonly ViewerItem[] = [
  item("picture", { isNew: true }),
  item("sound", {
    name: "Al-Juarismi y el origen del álgebra",
    description: "A tone of one second.",
    type: "audio",
    mimetype: "audio/wav",
    previewHref: toneSound(),
  }),
  item("page", { name: "Ecuaciones paso a paso", type: "interactive", mimetype: "text/html", previewHref: PAGE }),
  item("zip", {
    name: "Fichas editables de la unidad",
    type: "download",
    mimetype: "application/zip",
    previewHref: null,
    favourite: true,
  }),
  item("broken", {
    name: "¿Qué es una ecuación?",
    type: "video",
    mimetype: "video/mp4",
    previewHref: "data:video/mp4,",
  }),
];

function ViewerStory({ first }: { first: string }) {
  const [current, setCurrent] = useState<string | null>(first);
  return (
    <Container>
      <h1>Resources</h1>
      <Button onClick={() => setCurrent(first)}>Open</Button>
      {current && (
        <Viewer
          items={ITEMS}
          current={current}
          locale="en"
          onMove={setCurrent}
          onClose={() => setCurrent(null)}
          onFavourite={() => {}}
        />
      )}
    </Container>
  );
}

export const Picture = meta.story({ render: () => <ViewerStory first="picture" /> });
export const Sound = meta.story({ render: () => <ViewerStory first="sound" /> });
export const Page = meta.story({ render: () => <ViewerStory first="page" /> });
export const Download = meta.story({ render: () => <ViewerStory first="zip" /> });
export const CouldNotBeLoaded = meta.story({ render: () => <ViewerStory first="broken" /> });
export const MovedByKeys = meta.story({
  render: () => <ViewerStory first="picture" />,
  async play() {
    await userEvent.keyboard("{ArrowRight}");
    await expect(await screen.findByText(/Resource 2 of 5/)).toBeVisible();
  },
});
