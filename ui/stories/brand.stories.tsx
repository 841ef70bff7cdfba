import preview from "../.storybook/preview.tsx";
import { Container, Mark, Scene, ShelfArt } from "../src/index.ts";

const meta = preview.meta({ title: "Brand" });

export const TheMark = meta.story({
  render: () => (
    <Container>
      <Mark size={96} />
    </Container>
  ),
});

export const SignInShelf = meta.story({ render: () => <ShelfArt /> });

export const Scenes = meta.story({
  render: () => (
    <Container>
      {(["empty", "nothing-found", "broken", "refused"] as const).map((name) => (
        <Scene key={name} name={name} />
      ))}
    </Container>
  ),
});
