/** Makes the small original files of the demo catalogue: pictures, sounds, documents, pages, archives. */
import PDFDocument from "pdfkit";
import sharp from "sharp";
import yazl from "yazl";
import { escapeMarkup } from "../../lib/escape.ts";
import { drawPattern } from "../covers/cover.ts";
import { SUBJECTS, type SubjectId } from "../covers/palette.ts";

type Language = "es" | "en" | "it";

/** A picture for a unit: the pattern of the subject under the unit's name. */
export async function makePicture(id: string, subject: SubjectId, title: string): Promise<Buffer> {
  const { base, deep } = SUBJECTS[subject];
  const pattern = await sharp(Buffer.from(drawPattern(id, subject, "base")))
    .resize(960, 512)
    .png()
    .toBuffer();
  const words = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="640"><rect width="960" height="640" fill="#ffffff"/><rect width="960" height="12" fill="${base}"/><text x="48" y="84" font-family="Georgia,serif" font-size="44" font-weight="bold" fill="${deep}">${escapeMarkup(title)}</text></svg>`;
  return sharp(Buffer.from(words))
    .composite([{ input: pattern, top: 128, left: 0 }])
    .png({ palette: true, colours: 32 })
    .toBuffer();
}

const RATE = 11_025;
const NOTE_SECONDS = 0.42;
const SCALE_HERTZ = [261.63, 293.66, 329.63, 349.23, 392, 440, 493.88, 523.25];

/** A short tune as WAV, eight bits, one channel; the seed chooses the notes. */
export function makeTune(random: () => number): { content: Buffer; seconds: number } {
  const notes = Array.from({ length: 20 }, () => SCALE_HERTZ[Math.floor(random() * SCALE_HERTZ.length)] ?? 440);
  const perNote = Math.floor(RATE * NOTE_SECONDS);
  const samples = Buffer.alloc(perNote * notes.length);
  notes.forEach((hertz, note) => {
    for (let at = 0; at < perNote; at += 1) {
      const seconds = at / RATE;
      const fade = Math.exp(-3.2 * seconds) * Math.min(1, at / 60);
      const wave = Math.sin(2 * Math.PI * hertz * seconds) + 0.4 * Math.sin(4 * Math.PI * hertz * seconds);
      samples[note * perNote + at] = 128 + Math.round(70 * fade * wave);
    }
  });
  const header = Buffer.alloc(44);
  header.write("RIFF", 0);
  header.writeUInt32LE(36 + samples.length, 4);
  header.write("WAVEfmt ", 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(RATE, 24);
  header.writeUInt32LE(RATE, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write("data", 36);
  header.writeUInt32LE(samples.length, 40);
  return { content: Buffer.concat([header, samples]), seconds: Math.round(notes.length * NOTE_SECONDS) };
}

/** A one-page PDF with a heading and paragraphs. */
export function makePdf(
  subject: SubjectId,
  heading: string,
  kicker: string,
  paragraphs: readonly string[],
): Promise<Buffer> {
  return new Promise((resolve) => {
    const { base } = SUBJECTS[subject];
    const document = new PDFDocument({ size: "A4", margin: 64, info: { Title: heading, CreationDate: new Date(0) } });
    const chunks: Buffer[] = [];
    document.on("data", (chunk: Buffer) => chunks.push(chunk));
    document.on("end", () => resolve(Buffer.concat(chunks)));
    document.rect(0, 0, 595, 16).fill(base);
    document.fillColor("#52605b").font("Helvetica").fontSize(11).text(kicker, 64, 72);
    document.moveDown(0.4).fillColor("#15211e").font("Times-Bold").fontSize(24).text(heading);
    document.moveDown(1).font("Helvetica").fontSize(12);
    paragraphs.forEach((paragraph, at) => {
      document.text(`${at + 1}. ${paragraph}`, { lineGap: 4 }).moveDown(1.6);
    });
    document.end();
  });
}

/** An archive of named texts. */
export function makeZip(files: Record<string, string>): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const zip = new yazl.ZipFile();
    const chunks: Buffer[] = [];
    zip.outputStream.on("data", (chunk: Buffer) => chunks.push(chunk));
    zip.outputStream.on("end", () => resolve(Buffer.concat(chunks)));
    zip.outputStream.on("error", reject);
    for (const [name, text] of Object.entries(files)) {
      zip.addBuffer(Buffer.from(text), name, { mtime: new Date(2026, 0, 1), mode: 0o100644 });
    }
    zip.end();
  });
}

const PAGE_TEXTS: Record<Language, { lead: string; example: string; figure: string; task: string }> = {
  es: {
    lead: "Lee la explicación con calma, copia el ejemplo y comprueba cada paso antes de seguir.",
    example: "Un ejemplo",
    figure: "Esquema de la unidad",
    task: "Ahora te toca: cambia los números del ejemplo y resuélvelo de nuevo.",
  },
  en: {
    lead: "Read the explanation slowly, copy the example and check each step before you go on.",
    example: "An example",
    figure: "The unit at a glance",
    task: "Your turn: change the numbers of the example and solve it again.",
  },
  it: {
    lead: "Leggi con calma la spiegazione, copia l'esempio e controlla ogni passo prima di continuare.",
    example: "Un esempio",
    figure: "L'unità in uno schema",
    task: "Tocca a te: cambia i numeri dell'esempio e risolvilo di nuovo.",
  },
};

/** A page with a formula and a picture by a relative link. */
export function makePage(language: Language, heading: string, picture: string): string {
  const { lead, example, figure, task } = PAGE_TEXTS[language];
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escapeMarkup(heading)}</title></head>
<body><main><h1>${escapeMarkup(heading)}</h1><p>${lead}</p>
<h2>${example}</h2>
<p><math display="block"><mi>x</mi><mo>=</mo><mfrac><mrow><mo>−</mo><mi>b</mi><mo>±</mo><msqrt><msup><mi>b</mi><mn>2</mn></msup><mo>−</mo><mn>4</mn><mi>a</mi><mi>c</mi></msqrt></mrow><mrow><mn>2</mn><mi>a</mi></mrow></mfrac></math></p>
<figure><img src="${picture}" alt="${figure}"><figcaption>${figure}</figcaption></figure>
<p>${task}</p></main></body></html>`;
}
