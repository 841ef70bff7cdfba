/** What each unit of a demo title holds: kinds of resources with their names and places, in three languages. */
type Texts = { es: string; en: string; it: string };

/** A subcategory with the category above it. */
export interface SeedCategory {
  id: string;
  name: Texts;
  parentId: string;
  parentName: Texts;
}

const parents = {
  guia: { es: "Guía del profesorado", en: "Teacher's guide", it: "Guida per docenti" },
  actividades: { es: "Actividades interactivas", en: "Interactive activities", it: "Attività interattive" },
  proyectar: { es: "Para proyectar", en: "On the board", it: "Da proiettare" },
  explicaciones: { es: "Explicaciones", en: "Explanations", it: "Spiegazioni" },
  evaluacion: { es: "Evaluación", en: "Assessment", it: "Valutazione" },
  ampliar: { es: "Para ampliar", en: "Going further", it: "Per approfondire" },
} satisfies Record<string, Texts>;

function category(id: string, parentId: keyof typeof parents, es: string, en: string, it: string): SeedCategory {
  return { id, name: { es, en, it }, parentId, parentName: parents[parentId] };
}

export const CATEGORIES: readonly SeedCategory[] = [
  category("guia-soluciones", "guia", "Solucionario", "Answer key", "Soluzioni"),
  category("guia-fichas", "guia", "Fichas editables", "Editable worksheets", "Schede modificabili"),
  category("act-practica", "actividades", "Practica", "Practice", "Esercitati"),
  category("act-retos", "actividades", "Retos", "Challenges", "Sfide"),
  category("proy-presentaciones", "proyectar", "Presentaciones", "Slides", "Presentazioni"),
  category("proy-infografias", "proyectar", "Infografías", "Infographics", "Infografiche"),
  category("exp-video", "explicaciones", "En vídeo", "On video", "In video"),
  category("exp-audio", "explicaciones", "En audio", "On audio", "In audio"),
  category("eval-pruebas", "evaluacion", "Pruebas", "Tests", "Verifiche"),
  category("ampliar-enlaces", "ampliar", "Enlaces", "Links", "Collegamenti"),
  category("ampliar-instalables", "ampliar", "Para instalar", "To install", "Da installare"),
];

/** Where the first page of a title stands: what its digital book opens with. */
export const FIRST_PAGE = "act-practica";

/** Files that a resource may be made of. */
export type SeedFile = "video" | "audio" | "image" | "page" | "test" | "answers" | "slides" | "zip" | null;

/** A resource that every unit has. `{unit}` in the name is the unit's. */
export interface SeedResource {
  category: string;
  type: string;
  file: SeedFile;
  name: Texts;
  plus?: true;
  teacherOnly?: true;
}

export const PLAN: readonly SeedResource[] = [
  {
    category: "exp-video",
    type: "video",
    file: "video",
    name: {
      es: "{unit}: lo esencial en vídeo",
      en: "{unit}: the essentials on video",
      it: "{unit}: l'essenziale in video",
    },
  },
  {
    category: "exp-audio",
    type: "audio",
    file: "audio",
    name: { es: "{unit}: sintonía y resumen", en: "{unit}: tune and summary", it: "{unit}: sigla e riassunto" },
  },
  {
    category: "proy-infografias",
    type: "image",
    file: "image",
    name: { es: "Infografía: {unit}", en: "Infographic: {unit}", it: "Infografica: {unit}" },
  },
  {
    category: "act-practica",
    type: "interactive",
    file: "page",
    name: { es: "Paso a paso: {unit}", en: "Step by step: {unit}", it: "Passo dopo passo: {unit}" },
  },
  {
    category: "act-retos",
    type: "interactive",
    file: "page",
    name: { es: "Reto de la unidad: {unit}", en: "Unit challenge: {unit}", it: "Sfida dell'unità: {unit}" },
  },
  {
    category: "proy-presentaciones",
    type: "presentation",
    file: "slides",
    name: {
      es: "Presentación de aula: {unit}",
      en: "Classroom slides: {unit}",
      it: "Presentazione per la classe: {unit}",
    },
  },
  {
    category: "eval-pruebas",
    type: "document",
    file: "test",
    teacherOnly: true,
    name: {
      es: "Prueba de unidad (A y B): {unit}",
      en: "Unit test (A and B): {unit}",
      it: "Verifica di unità (A e B): {unit}",
    },
  },
  {
    category: "guia-soluciones",
    type: "document",
    file: "answers",
    teacherOnly: true,
    name: { es: "Solucionario: {unit}", en: "Answer key: {unit}", it: "Soluzioni: {unit}" },
  },
  {
    category: "guia-fichas",
    type: "download",
    file: "zip",
    teacherOnly: true,
    name: { es: "Fichas editables: {unit}", en: "Editable worksheets: {unit}", it: "Schede modificabili: {unit}" },
  },
  {
    category: "ampliar-enlaces",
    type: "link",
    file: null,
    name: { es: "Para saber más: {unit}", en: "Find out more: {unit}", it: "Per saperne di più: {unit}" },
  },
  {
    category: "exp-video",
    type: "video",
    file: "video",
    plus: true,
    name: {
      es: "Cápsula: {unit} en la vida diaria",
      en: "Clip: {unit} in everyday life",
      it: "Pillola: {unit} nella vita quotidiana",
    },
  },
  {
    category: "proy-infografias",
    type: "image",
    file: "image",
    plus: true,
    name: { es: "Lámina mural: {unit}", en: "Wall chart: {unit}", it: "Poster: {unit}" },
  },
];
