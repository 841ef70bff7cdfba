/** Colours of a school subject and the pattern that stands for it. A subject is never recoloured. */
export interface SubjectLook {
  name: { es: string; en: string; it: string };
  base: string;
  deep: string;
  tint: string;
  pop: string;
  pattern: PatternName;
}

/** One pattern for each subject. */
export type PatternName =
  | "arcs"
  | "lines"
  | "speech"
  | "leaves"
  | "orbits"
  | "strata"
  | "arcades"
  | "staves"
  | "circuit"
  | "maze"
  | "blocks"
  | "cutouts";

/** The subjects of the catalogue. */
export type SubjectId = keyof typeof SUBJECTS;

export const SUBJECTS = {
  matematicas: look("Matemáticas", "Mathematics", "Matematica", "#1D4FB8", "#0F2C6B", "#DCE7FB", "#F6B73C", "arcs"),
  lengua: look(
    "Lengua y Literatura",
    "Language",
    "Lingua e letteratura",
    "#B93A26",
    "#661A12",
    "#FBE1DA",
    "#F7C9A9",
    "lines",
  ),
  ingles: look("Inglés", "English", "Inglese", "#5A3EA6", "#2F1D63", "#E8E1F8", "#FF9E80", "speech"),
  biologia: look("Biología y Geología", "Science", "Scienze", "#2C7539", "#12401D", "#DDF0DC", "#E9D35B", "leaves"),
  fisica: look(
    "Física y Química",
    "Physics and Chemistry",
    "Fisica e chimica",
    "#0C7580",
    "#053E47",
    "#D5EFF0",
    "#FFB59A",
    "orbits",
  ),
  historia: look(
    "Geografía e Historia",
    "Geography and History",
    "Geografia e storia",
    "#8F5A12",
    "#4E2E06",
    "#F8E8CB",
    "#5FB3A1",
    "strata",
  ),
  arte: look(
    "Historia del Arte",
    "History of Art",
    "Storia dell'arte",
    "#A92C68",
    "#5C1138",
    "#FADFEA",
    "#F6B73C",
    "arcades",
  ),
  musica: look("Música", "Music", "Musica", "#3A4CA0", "#1B2557", "#E0E4F7", "#F08FB4", "staves"),
  tecnologia: look(
    "Tecnología y Digitalización",
    "Technology",
    "Tecnologia",
    "#475663",
    "#222C35",
    "#E2E8EC",
    "#6FD1BF",
    "circuit",
  ),
  filosofia: look("Filosofía", "Philosophy", "Filosofia", "#7A4630", "#41210F", "#F3E3DA", "#9CC5E8", "maze"),
  infantil: look(
    "Educación Infantil",
    "Early years",
    "Scuola dell'infanzia",
    "#A35A00",
    "#5E3200",
    "#FFEFC2",
    "#E2603F",
    "blocks",
  ),
  plastica: look(
    "Plástica y Visual",
    "Art and Design",
    "Arte e immagine",
    "#B0401A",
    "#5F1F08",
    "#FDE5D6",
    "#3F8FD0",
    "cutouts",
  ),
} as const satisfies Record<string, SubjectLook>;

function look(
  es: string,
  en: string,
  it: string,
  base: string,
  deep: string,
  tint: string,
  pop: string,
  pattern: PatternName,
): SubjectLook {
  return { name: { es, en, it }, base, deep, tint, pop, pattern };
}

/** Colours a pattern paints with: ground, three shades, the rare bright one and a light one. */
export interface Shades {
  ground: string;
  shades: readonly [string, string, string];
  pop: string;
  light: string;
}

/** How strong a cover's ground is; it follows from the educational stage. */
export type Tone = "tint" | "base" | "deep";

/** Shades of a subject in a tone. */
export function shadesOf(subject: SubjectLook, tone: Tone): Shades {
  const { base, deep, tint, pop } = subject;
  if (tone === "tint")
    return { ground: tint, shades: [mix(tint, base, 0.28), base, mix(tint, base, 0.6)], pop, light: deep };
  if (tone === "deep")
    return { ground: deep, shades: [mix(deep, base, 0.55), base, mix(base, tint, 0.45)], pop, light: tint };
  return { ground: base, shades: [mix(base, deep, 0.42), mix(base, tint, 0.3), deep], pop, light: tint };
}

/** A colour between two, `share` of the way. */
function mix(from: string, to: string, share: number): string {
  const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const end = channels(to);
  return `#${channels(from)
    .map((value, at) => Math.round(value + ((end[at] ?? value) - value) * share))
    .map((value) => value.toString(16).padStart(2, "0"))
    .join("")}`;
}
