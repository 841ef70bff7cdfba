import { drawPattern, subjectOf } from "../../covers/cover.ts";
import { SUBJECTS } from "../../covers/palette.ts";

/** Pixels of the two sizes, both 16:9. Source: T-355, T-357. */
export const THUMBNAIL_WIDTHS = { small: 480, large: 1280 } as const;

/** Draws the picture of an asset as SVG: the pattern of a subject under a sign for the kind. The same id always gives the same picture. */
export function drawThumbnail(id: string, subject: string, type: string, width: number): string {
  const { deep, tint, base } = SUBJECTS[subjectOf(subject)];
  const pattern = drawPattern(id, subject, type === "application/pdf" ? "tint" : "base");
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 540" width="${width}" height="${(width * 9) / 16}">`,
    // The pattern is 900 × 480; what stands over is cut off by the frame.
    `<g transform="scale(1.125)">${pattern}</g>`,
    signOf(type, { ink: deep, paper: "#FFFFFF", line: tint, strong: base }),
    `</svg>`,
  ].join("");
}

interface SignColours {
  ink: string;
  paper: string;
  line: string;
  strong: string;
}

/** A document is a sheet, a recording a wave, a video the triangle that starts it. */
function signOf(type: string, { ink, paper, line, strong }: SignColours): string {
  if (type === "application/pdf") {
    const lines = [0, 1, 2, 3, 4, 5]
      .map(
        (at) =>
          `<rect x="386" y="${246 + at * 34}" width="${at % 3 === 2 ? 128 : 188}" height="10" rx="5" fill="${line}"/>`,
      )
      .join("");
    return `<rect x="344" y="118" width="272" height="440" rx="10" fill="${ink}" fill-opacity=".22"/><rect x="336" y="108" width="272" height="450" rx="8" fill="${paper}"/><rect x="336" y="108" width="272" height="14" rx="4" fill="${strong}"/><rect x="386" y="162" width="150" height="22" rx="6" fill="${ink}"/><rect x="386" y="196" width="96" height="14" rx="6" fill="${strong}"/>${lines}`;
  }
  const disc = `<circle cx="480" cy="276" r="104" fill="${ink}" fill-opacity=".3"/><circle cx="480" cy="270" r="104" fill="${paper}"/>`;
  if (!type.startsWith("audio/")) return `${disc}<path d="M450 214v112l92-56z" fill="${ink}"/>`;
  const bars = [36, 74, 112, 64, 92, 44]
    .map(
      (height, at) =>
        `<rect x="${418 + at * 22}" y="${270 - height / 2}" width="12" height="${height}" rx="6" fill="${ink}"/>`,
    )
    .join("");
  return disc + bars;
}
