import { subjectOf } from "../covers/cover.ts";
import type { SubjectId } from "../covers/palette.ts";

/** Words of a title that tell its subject, without accents. */
const WORDS: readonly [RegExp, SubjectId][] = [
  [/calculo|calculus|estadistic|statistic|matemat|math|algebra|geometr|aritmet/, "matematicas"],
  [/fisic|physic|quimic|chemi|chimic/, "fisica"],
  [/biolog|geolog|scien|natura/, "biologia"],
  [/histor|geograf|stori|social/, "historia"],
  [/lengua|literat|lectura|lingua|letter/, "lengua"],
  [/english|ingles|inglese/, "ingles"],
  [/filosof|philos|etica|ethic/, "filosofia"],
  [/music/, "musica"],
  [/arte|art\b|plastic|dibujo/, "arte"],
  [/tecnolog|informatic|programa|comput/, "tecnologia"],
];

/** The subject of a title by the words of its name, or one chosen by the name itself. */
export function guessSubject(name: string): SubjectId {
  const plain = name.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return WORDS.find(([words]) => words.test(plain))?.[1] ?? subjectOf(plain);
}
