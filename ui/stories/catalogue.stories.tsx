import preview from "../.storybook/preview.tsx";
import {
  CategoryTree,
  Container,
  LinkButton,
  ProductCard,
  ProductGrid,
  ResourceList,
  TabLinks,
  TitleHero,
  UnitPills,
} from "../src/index.ts";
import { coverArt } from "./support/art.ts";
import { resources } from "./support/samples.ts";

const meta = preview.meta({ title: "Catalogue" });

const UNITS = ["Números enteros", "Fracciones", "Potencias y raíces", "Ecuaciones", "Proporcionalidad"].map(
  (name, index) => ({
    href: `#unit-${index}`,
    name,
    short: String(index + 1),
    current: index === 3,
    hasNew: index === 4,
  }),
);

export const Title = meta.story({
  render: () => (
    <TitleHero
      name="Matemáticas 2º ESO"
      coverSrc={coverArt(0, "Matemáticas", "2º ESO")}
      crumbs={[{ label: "My library", href: "#library" }, { label: "Matemáticas 2º ESO" }]}
      facts={["Matemáticas", "Secundaria", "Edition 2026"]}
      aside="12 new"
      actions={
        <>
          <LinkButton variant="primary" href="#book">
            Open the digital book
          </LinkButton>
          <LinkButton href="#students">Students’ zone</LinkButton>
        </>
      }
      tabs={
        <TabLinks
          label="Parts of the title"
          tabs={[
            { href: "#materials", label: "Teaching materials", count: 212, current: true },
            { href: "#plus", label: "Other multimedia", count: 46, current: false },
          ]}
        />
      }
    />
  ),
});

export const Units = meta.story({
  render: () => (
    <Container>
      <UnitPills
        favourites={{ href: "#favourites", current: false }}
        all={{ href: "#all", current: false }}
        units={UNITS}
      />
    </Container>
  ),
});

export const Categories = meta.story({
  render: () => (
    <Container>
      <CategoryTree
        all={{ href: "#all", count: 64, current: false }}
        onNavigate={() => {}}
        nodes={[
          { id: "guide", href: "#guide", name: "Guía del profesorado", count: 9, current: false, children: [] },
          {
            id: "activities",
            href: "#activities",
            name: "Actividades interactivas",
            count: 14,
            current: false,
            children: [
              { id: "practice", href: "#practice", name: "Practica", count: 8, current: true, children: [] },
              { id: "games", href: "#games", name: "Juegos", count: 6, current: false, children: [] },
            ],
          },
        ]}
      />
    </Container>
  ),
});

function list(count: number, withStars: boolean) {
  const rows = resources(count);
  return meta.story({
    render: () => (
      <Container>
        <ResourceList
          rows={rows}
          label="Resources"
          locale="en"
          onOpen={() => {}}
          onFavourite={withStars ? () => {} : undefined}
        />
      </Container>
    ),
  });
}

export const Resources = list(8, true);
export const FiveThousandResources = list(5000, true);
export const ResourcesOfStudents = list(8, false);

export const Products = meta.story({
  render: () => (
    <Container>
      <h1>Digital products</h1>
      <ProductGrid>
        <ProductCard
          name="Libro digital"
          kind="Online"
          coverSrc={coverArt(2, "Libro", "2º ESO")}
          facts="Until 31/08/2027"
        >
          <LinkButton href="#open" variant="primary">
            Open
          </LinkButton>
        </ProductCard>
        <ProductCard name="Instalador" kind="Offline">
          <LinkButton href="#download">Download</LinkButton>
        </ProductCard>
      </ProductGrid>
    </Container>
  ),
});
