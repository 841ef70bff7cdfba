import type { SubjectId } from "../covers/palette.ts";
import type { Texts } from "./post-draft.ts";

/** A category of the library, by key, in the order in which it is shown. */
export const PD_CATEGORIES = {
  assessment: {
    id: "6c1d8f40-2a75-4b3e-9d82-5f0e7b1a3c60",
    title: { es: "Evaluación", en: "Assessment", it: "Valutazione" },
  },
  classroom: {
    id: "6c1d8f40-2a75-4b3e-9d82-5f0e7b1a3c61",
    title: { es: "Vida en el aula", en: "Classroom life", it: "Vita in classe" },
  },
  digital: {
    id: "6c1d8f40-2a75-4b3e-9d82-5f0e7b1a3c62",
    title: { es: "Competencia digital", en: "Digital competence", it: "Competenza digitale" },
  },
  inclusion: {
    id: "6c1d8f40-2a75-4b3e-9d82-5f0e7b1a3c63",
    title: { es: "Inclusión y bienestar", en: "Inclusion and wellbeing", it: "Inclusione e benessere" },
  },
} as const satisfies Record<string, { id: string; title: Texts }>;

/** What a person at the publisher would put into the library. */
export interface PdDraft {
  key: string;
  category: keyof typeof PD_CATEGORIES;
  type: "video/mp4" | "audio/wav" | "application/pdf";
  title: Texts;
  description: Texts | null;
  author: string | null;
  daysAgo: number;
  /** Place in the carousel of starred assets, from 1. */
  starred?: number;
  /** Without one, clients draw the picture themselves. */
  thumbnail: SubjectId | null;
  views: number;
  thumbs: readonly [up: number, down: number];
}

/** The recordings of the library; the documents are in `pd-guides.ts`. */
export const PD_RECORDINGS: readonly PdDraft[] = [
  {
    key: "evaluar-sin-notas",
    category: "assessment",
    type: "video/mp4",
    title: { es: "Evaluar sin notas", en: "Assessing without marks", it: "Valutare senza voti" },
    description: {
      es: "Una charla sobre evaluación formativa: qué decir de un trabajo cuando no se puede escribir un número, y cómo contárselo a las familias.",
      en: "A talk on formative assessment: what to say about a piece of work when you cannot write a number on it, and how to explain it to families.",
      it: "Una conversazione sulla valutazione formativa: che cosa dire di un lavoro quando non si può scrivere un numero, e come spiegarlo alle famiglie.",
    },
    author: "Carmen Oria",
    daysAgo: 47,
    starred: 1,
    thumbnail: "lengua",
    views: 341,
    thumbs: [27, 2],
  },
  {
    key: "cuaderno-de-errores",
    category: "assessment",
    type: "video/mp4",
    title: { es: "El cuaderno de errores", en: "The mistakes notebook", it: "Il quaderno degli errori" },
    description: {
      es: "Un grupo de 2.º de ESO enseña cómo anota sus errores de Matemáticas y qué hace con ellos antes de cada prueba.",
      en: "A class of twelve-year-olds shows how they write down their mistakes in maths and what they do with them before each test.",
      it: "Una classe di seconda media mostra come annota i propri errori di matematica e che cosa ne fa prima di ogni verifica.",
    },
    author: "Julián Aroca",
    daysAgo: 12,
    thumbnail: "matematicas",
    views: 188,
    thumbs: [19, 1],
  },
  {
    key: "preguntas-que-esperan",
    category: "classroom",
    type: "audio/wav",
    title: { es: "Preguntas que esperan", en: "Questions that wait", it: "Domande che aspettano" },
    description: {
      es: "Tres segundos de silencio después de preguntar cambian quién contesta. Una maestra y un profesor de instituto comparan sus clases.",
      en: "Three seconds of silence after a question change who answers it. A primary and a secondary teacher compare their lessons.",
      it: "Tre secondi di silenzio dopo una domanda cambiano chi risponde. Una maestra e un professore confrontano le loro lezioni.",
    },
    author: "Noelia Paz y Tomás Rey",
    daysAgo: 5,
    starred: 2,
    thumbnail: "musica",
    views: 96,
    thumbs: [14, 0],
  },
  {
    key: "primer-dia",
    category: "classroom",
    type: "video/mp4",
    title: {
      es: "El primer día de clase, minuto a minuto",
      en: "The first day of school, minute by minute",
      it: "Il primo giorno di scuola, minuto per minuto",
    },
    description: {
      es: "Cómo se aprenden los nombres, cómo se pactan las normas y qué conviene dejar para el segundo día.",
      en: "How to learn the names, how to agree on the rules, and what is better left for the second day.",
      it: "Come imparare i nomi, come concordare le regole e che cosa conviene lasciare al secondo giorno.",
    },
    author: "Carmen Oria",
    daysAgo: 82,
    thumbnail: "infantil",
    views: 512,
    thumbs: [40, 3],
  },
  {
    key: "debates-ordenados",
    category: "classroom",
    type: "audio/wav",
    title: {
      es: "Debates en los que se escucha",
      en: "Debates where people listen",
      it: "Dibattiti in cui ci si ascolta",
    },
    description: null,
    author: "Tomás Rey",
    daysAgo: 130,
    thumbnail: "filosofia",
    views: 74,
    thumbs: [6, 2],
  },
  {
    key: "aula-sin-conexion",
    category: "digital",
    type: "video/mp4",
    title: {
      es: "Cuando falla la conexión: una clase digital sin red",
      en: "When the connection fails: a digital lesson offline",
      it: "Quando manca la connessione: una lezione digitale senza rete",
    },
    description: {
      es: "Qué preparar la tarde anterior para que la clase siga: recursos descargados, un plan en papel y tareas por parejas.",
      en: "What to prepare the evening before so that the lesson goes on: downloaded resources, a plan on paper and tasks in pairs.",
      it: "Che cosa preparare la sera prima perché la lezione continui: risorse scaricate, un piano su carta e attività a coppie.",
    },
    author: "Ainhoa Sanz",
    daysAgo: 21,
    starred: 3,
    thumbnail: "tecnologia",
    views: 203,
    thumbs: [22, 4],
  },
  {
    key: "imagenes-inventadas",
    category: "digital",
    type: "audio/wav",
    title: {
      es: "¿Esta foto es verdad? Leer imágenes en la ESO",
      en: "Is this photo real? Reading images at school",
      it: "Questa foto è vera? Leggere le immagini a scuola",
    },
    description: {
      es: "Cuatro preguntas para mirar una imagen antes de compartirla, probadas en tutoría con 3.º de ESO.",
      en: "Four questions to ask of a picture before sharing it, tried out with fourteen-year-olds.",
      it: "Quattro domande da farsi davanti a un’immagine prima di condividerla, provate con ragazzi di quattordici anni.",
    },
    author: "Ainhoa Sanz",
    daysAgo: 33,
    thumbnail: null,
    views: 121,
    thumbs: [11, 1],
  },
  {
    key: "aula-de-acogida",
    category: "inclusion",
    type: "video/mp4",
    title: {
      es: "Llegar en noviembre: acoger a quien se incorpora tarde",
      en: "Arriving in November: welcoming latecomers",
      it: "Arrivare a novembre: accogliere chi si aggiunge tardi",
    },
    description: {
      es: "Un instituto cuenta su protocolo de acogida de dos semanas y el papel de los compañeros guía.",
      en: "A secondary school explains its two-week welcome plan and the role of the classmates who act as guides.",
      it: "Una scuola racconta il suo piano di accoglienza di due settimane e il ruolo dei compagni guida.",
    },
    author: "IES Ribera del Arlanzón",
    daysAgo: 64,
    starred: 4,
    thumbnail: "ingles",
    views: 167,
    thumbs: [18, 0],
  },
  {
    key: "la-voz-del-docente",
    category: "inclusion",
    type: "audio/wav",
    title: { es: "Cuidar la voz", en: "Looking after your voice", it: "Prendersi cura della voce" },
    description: {
      es: "Una logopeda propone ejercicios de dos minutos para antes de la primera clase y para después de la última.",
      en: "A speech therapist suggests two-minute exercises for before the first lesson and after the last one.",
      it: "Una logopedista propone esercizi di due minuti per prima della prima lezione e per dopo l’ultima.",
    },
    author: "Berta Lluch",
    daysAgo: 9,
    thumbnail: "biologia",
    views: 88,
    thumbs: [12, 0],
  },
];
