import { escapeMarkup } from "../../lib/escape.ts";
import { SUBJECTS, type SubjectId, shadesOf, type Tone } from "./palette.ts";
import { PATTERNS } from "./patterns.ts";
import { seededRandom } from "./random.ts";

/** What a cover is drawn from. The same id always gives the same cover. */
export interface CoverSource {
  id: string;
  name: string;
  subject: string;
  stage: string;
  level: string | null;
}

const TEXT_WIDTH = 244;
const LARGEST_TEXT = 40;
const SMALLEST_TEXT = 22;

/** Draws the cover of a title as SVG, 300 × 400. */
export function drawCover({ id, name, subject, stage, level }: CoverSource): string {
  const look = SUBJECTS[subjectOf(subject)];
  const tone = toneOf(stage);
  const shades = shadesOf(look, tone);
  const ink = tone === "tint" ? look.deep : "#FFFFFF";
  const { lines, size } = fitText(name);
  const text = lines
    .map((line, at) => `<tspan x="28" dy="${at ? round(size * 1.06) : 0}">${escapeMarkup(line)}</tspan>`)
    .join("");
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" width="300" height="400">`,
    `<rect width="300" height="400" fill="${shades.ground}"/>`,
    `<svg y="160" width="300" height="240" viewBox="0 0 300 240">${PATTERNS[look.pattern](seededRandom(id), shades)}</svg>`,
    `<g font-family="Piazzolla,Iowan Old Style,Palatino Linotype,Palatino,Georgia,serif">`,
    `<text x="28" y="${round(30 + size * 0.82)}" font-size="${size}" font-weight="700" letter-spacing="-.4" fill="${ink}">${text}</text>`,
    level ? levelBlock(level, tone === "tint" ? look.deep : "#FFFFFF", tone === "tint" ? "#FFFFFF" : look.deep) : "",
    `</g>`,
    `<rect width="9" height="400" fill="#000" fill-opacity=".16"/><rect x="9" width="1.5" height="400" fill="#fff" fill-opacity=".22"/>`,
    `</svg>`,
  ].join("");
}

/** A wide picture of a subject's pattern without words, for illustrations. */
export function drawPattern(id: string, subject: string, tone: Tone): string {
  const look = SUBJECTS[subjectOf(subject)];
  const shades = shadesOf(look, tone);
  const tiles = [0, 300, 600].map(
    (x) => `<g transform="translate(${x})">${PATTERNS[look.pattern](seededRandom(`${id}-${x}`), shades)}</g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 480" width="900" height="480"><rect width="900" height="480" fill="${shades.ground}"/><g transform="scale(1 2)">${tiles.join("")}</g></svg>`;
}

/** The subject of the palette, or one chosen by the words of an unknown subject. */
export function subjectOf(subject: string): SubjectId {
  if (Object.hasOwn(SUBJECTS, subject)) return subject as SubjectId;
  const ids = Object.keys(SUBJECTS) as SubjectId[];
  return ids[Math.floor(seededRandom(subject)() * ids.length)] ?? "matematicas";
}

function toneOf(stage: string): Tone {
  if (/infan|primar/i.test(stage)) return "tint";
  return /bachiller|superior|grado ii/i.test(stage) ? "deep" : "base";
}

function levelBlock(level: string, fill: string, ink: string): string {
  return `<rect y="346" width="${round(textWidth(level, 27) + 50)}" height="54" fill="${fill}"/><text x="28" y="382" font-size="27" font-weight="650" fill="${ink}">${escapeMarkup(level)}</text>`;
}

function fitText(text: string): { lines: string[]; size: number } {
  for (let size = LARGEST_TEXT; size > SMALLEST_TEXT; size -= 2) {
    const lines = wrap(text, size);
    const fits = lines.length < 3 || (lines.length === 3 && size <= 34);
    if (fits && lines.every((line) => textWidth(line, size) <= TEXT_WIDTH)) return { lines, size };
  }
  return { lines: wrap(text, SMALLEST_TEXT).slice(0, 5), size: SMALLEST_TEXT };
}

function wrap(text: string, size: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/)) {
    const longer = line ? `${line} ${word}` : word;
    if (line && textWidth(longer, size) > TEXT_WIDTH) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** Roughly how wide a text is in the display face, in the unit of its size. */
function textWidth(text: string, size: number): number {
  let width = 0;
  for (const character of text) {
    if ("iíljtfr.,:;·' ".includes(character)) width += 0.3;
    else if ("mwMWQÑ".includes(character)) width += 0.86;
    else width += character >= "A" && character <= "Z" ? 0.68 : 0.53;
  }
  return width * size;
}

const round = (value: number) => Math.round(value * 10) / 10;
