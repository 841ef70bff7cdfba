import { CAROUSEL } from "./post-categories.ts";
import type { Draft } from "./post-draft.ts";

const categories = () => [CAROUSEL];

/** Slides of the welcome carousel; the excerpt gives order and audience. Source: T-515 to T-518. */
export const CAROUSEL_DRAFTS: readonly Draft[] = [
  {
    slug: "carousel-title",
    title: {
      es: "Todo el título, en una página",
      en: "A whole title on one page",
      it: "Tutto il titolo in una pagina",
    },
    content: {
      es: "<p>Aquí están los recursos, los productos y tus favoritos. Elige una unidad y verás solo lo suyo.</p>",
      en: "<p>Resources, products and your favourites are here. Choose a unit to see only what belongs to it.</p>",
      it: "<p>Qui trovi le risorse, i prodotti e i tuoi preferiti. Scegli un’unità per vedere solo ciò che le appartiene.</p>",
    },
    excerpt: "1:SIEMPRE",
    categories,
    cover: "matematicas-2",
  },
  {
    slug: "carousel-filters",
    title: { es: "Encuentra lo que buscas", en: "Find what you need", it: "Trova ciò che cerchi" },
    content: {
      es: "<p>Filtra por categoría o escribe una palabra. La dirección de la página guarda tu búsqueda: puedes compartirla.</p>",
      en: "<p>Filter by category or type a word. The address of the page keeps your search, so you can share it.</p>",
      it: "<p>Filtra per categoria o scrivi una parola. L’indirizzo della pagina conserva la ricerca: puoi condividerla.</p>",
    },
    excerpt: "2:ALL",
    categories,
    cover: "fisica-3",
  },
  {
    slug: "carousel-mec",
    title: { es: "Materiales de tu convenio", en: "Material of your agreement", it: "Materiali della tua convenzione" },
    content: {
      es: "<p>Los recursos de tu convenio con el Ministerio están marcados y no gastan activaciones.</p>",
      en: "<p>The resources of your agreement with the Ministry are marked and use no activations.</p>",
      it: "<p>Le risorse della tua convenzione con il Ministero sono contrassegnate e non consumano attivazioni.</p>",
    },
    excerpt: "3:SI_MEC",
    categories,
    cover: "historia-1",
  },
  {
    slug: "carousel-share",
    title: {
      es: "Compártelo con tu alumnado",
      en: "Share it with your students",
      it: "Condividilo con i tuoi studenti",
    },
    content: {
      es: "<p>Con «Zona del alumnado» creas un enlace. Tu clase entra sin cuenta y sin instalar nada.</p>",
      en: "<p>“Students’ zone” makes a link. Your class comes in without an account, and installs nothing.</p>",
      it: "<p>Con «Area studenti» crei un link. La tua classe entra senza account e senza installare nulla.</p>",
    },
    excerpt: "4:NO_MEC",
    categories,
    cover: "arte-2",
  },
];
