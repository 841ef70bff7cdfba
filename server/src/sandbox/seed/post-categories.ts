import { SUBJECTS } from "../covers/palette.ts";

/** A category of the embedded content service. */
export interface PostCategory {
  id: number;
  slug: string;
  name: string;
  parent: number;
  /** What editors are told of it. */
  description?: string;
}

/** Parents of the categories by which posts find their readers. */
export const CATEGORY_ROOTS = { languages: 310, stages: 340, subjects: 360, regions: 380, countries: 1130 } as const;

/** Categories of what editors write. */
export const PAGES = 320;
export const SITE_TEXTS = 321;
export const NEWS = 322;
export const PROMOTIONS = 330;
export const CAROUSEL = 710;

/** Topics of the news, one category for each language, in the order of `es`, `en` and `it`. */
export const NEWS_TOPICS = {
  release: [323, 326, 331],
  platform: [324, 327, 332],
  call: [325, 328, 333],
} as const;

/** School stages, as titles name them. */
const STAGES = ["Infantil", "ESO", "Primaria", "Bachillerato", "Secondary", "Scuola secondaria"];

/** Regions of Spain and their provinces, as schools name them. */
export const REGIONS: Readonly<Record<string, readonly string[]>> = {
  Andalucía: ["Almería", "Cádiz", "Córdoba", "Granada", "Huelva", "Jaén", "Málaga", "Sevilla"],
  Aragón: ["Huesca", "Teruel", "Zaragoza"],
  Asturias: ["Asturias"],
  "Illes Balears": ["Illes Balears"],
  Canarias: ["Las Palmas", "Santa Cruz de Tenerife"],
  Cantabria: ["Cantabria"],
  "Castilla y León": ["Ávila", "Burgos", "León", "Palencia", "Salamanca", "Segovia", "Soria", "Valladolid", "Zamora"],
  "Castilla-La Mancha": ["Albacete", "Ciudad Real", "Cuenca", "Guadalajara", "Toledo"],
  Catalunya: ["Barcelona", "Girona", "Lleida", "Tarragona"],
  "Comunitat Valenciana": ["Alicante", "Castellón", "Valencia"],
  Extremadura: ["Badajoz", "Cáceres"],
  Galicia: ["A Coruña", "Lugo", "Ourense", "Pontevedra"],
  "La Rioja": ["La Rioja"],
  Madrid: ["Madrid"],
  Murcia: ["Murcia"],
  Navarra: ["Navarra"],
  Euskadi: ["Álava", "Bizkaia", "Gipuzkoa"],
  Ceuta: ["Ceuta"],
  Melilla: ["Melilla"],
};

const COUNTRIES = [
  { id: 1131, slug: "es-country", name: "España" },
  { id: 1132, slug: "it-country", name: "Italia" },
  { id: 1133, slug: "gb-country", name: "United Kingdom" },
];

/** A name as addresses write it. */
export function slugOf(name: string): string {
  return name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-");
}

function under(parent: number, names: readonly string[]): PostCategory[] {
  return names.map((name, at) => ({ id: parent + 1 + at, slug: slugOf(name), name, parent }));
}

const TOPIC_NAMES = {
  release: ["Novedad", "New", "Novità"],
  platform: ["Plataforma", "Platform", "Piattaforma"],
  call: ["Convocatoria", "Call", "Bando"],
} as const;

// By id the topics of a language stand together, so that neighbours differ in colour.
const TOPICS: PostCategory[] = Object.entries(NEWS_TOPICS)
  .flatMap(([key, ids]) =>
    ids.map((id, at) => {
      const name = TOPIC_NAMES[key as keyof typeof NEWS_TOPICS][at] ?? key;
      return { id, slug: slugOf(`${name}-${id}`), name, parent: NEWS };
    }),
  )
  .toSorted((a, b) => a.id - b.id);

/** Every category of the embedded content service. */
export const POST_CATEGORIES: readonly PostCategory[] = [
  { id: CATEGORY_ROOTS.languages, slug: "languages", name: "Common languages", parent: 0 },
  { id: 311, slug: "es", name: "Español", parent: CATEGORY_ROOTS.languages },
  { id: 312, slug: "en", name: "English", parent: CATEGORY_ROOTS.languages },
  { id: 313, slug: "fr", name: "Français", parent: CATEGORY_ROOTS.languages },
  { id: 314, slug: "it", name: "Italiano", parent: CATEGORY_ROOTS.languages },
  { id: 315, slug: "eu", name: "Euskara", parent: CATEGORY_ROOTS.languages },
  { id: 316, slug: "ca", name: "Català", parent: CATEGORY_ROOTS.languages },
  { id: 317, slug: "va", name: "Valencià", parent: CATEGORY_ROOTS.languages },
  { id: 318, slug: "gl", name: "Galego", parent: CATEGORY_ROOTS.languages },
  { id: PAGES, slug: "pages", name: "Pages", parent: 0, description: "One post for each page and language." },
  { id: SITE_TEXTS, slug: "site-texts", name: "Site texts", parent: 0, description: "Title = key, content = text." },
  { id: NEWS, slug: "news", name: "News", parent: 0 },
  ...TOPICS,
  { id: PROMOTIONS, slug: "promotions", name: "Promotions", parent: 0 },
  { id: CATEGORY_ROOTS.stages, slug: "stages", name: "Stages", parent: 0 },
  ...under(CATEGORY_ROOTS.stages, STAGES),
  { id: CATEGORY_ROOTS.subjects, slug: "subjects", name: "Subjects", parent: 0 },
  ...under(CATEGORY_ROOTS.subjects, Object.keys(SUBJECTS)),
  { id: CATEGORY_ROOTS.regions, slug: "regions", name: "Regions", parent: 0 },
  ...under(CATEGORY_ROOTS.regions, Object.keys(REGIONS)),
  { id: CATEGORY_ROOTS.countries, slug: "countries", name: "Countries", parent: 0 },
  ...COUNTRIES.map((country) => ({ ...country, parent: CATEGORY_ROOTS.countries })),
  { id: CAROUSEL, slug: "carousel", name: "Welcome carousel", parent: 0 },
];
