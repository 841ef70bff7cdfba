import type { PatternName, Shades } from "./palette.ts";

/** Draws a pattern on an area of 300 × 240; shapes may reach over its edge. */
type Pattern = (random: () => number, shades: Shades) => string;

const POP_SHARE = 0.15;

function choose(random: () => number, { shades, pop }: Shades): string {
  if (random() < POP_SHARE) return pop;
  return shades[Math.floor(random() * 3)] ?? shades[0];
}

/** Calls back for every cell of a grid and joins what it draws. */
function grid(columns: number, rows: number, draw: (column: number, row: number) => string): string {
  let drawn = "";
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) drawn += draw(column, row);
  return drawn;
}

const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${radius ? ` rx="${radius}"` : ""} fill="${fill}"/>`;
const circle = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"/>`;
const round = (value: number) => Math.round(value * 10) / 10;

export const PATTERNS: Record<PatternName, Pattern> = {
  arcs: (random, shades) =>
    grid(5, 4, (column, row) => {
      if (random() < 0.12) return "";
      const [x, y, u] = [column * 60, row * 60, 60];
      const quarter = [
        `M${x} ${y}h${u}a${u} ${u} 0 0 1-${u} ${u}z`,
        `M${x + u} ${y}v${u}a${u} ${u} 0 0 1-${u}-${u}z`,
        `M${x + u} ${y + u}h-${u}a${u} ${u} 0 0 1 ${u}-${u}z`,
        `M${x} ${y + u}v-${u}a${u} ${u} 0 0 1 ${u} ${u}z`,
      ][Math.floor(random() * 4)];
      return path(quarter ?? "", choose(random, shades));
    }),
  lines: (random, shades) =>
    grid(1, 8, (_column, row) => {
      let drawn = "";
      const end = random() < 0.3 ? 170 : 276;
      for (let x = 24; x < end - 14; ) {
        const width = Math.min(26 + random() * 92, end - x);
        drawn += rect(x, row * 30 + 6, width, 16, choose(random, shades), 8);
        x += width + 9;
      }
      return drawn;
    }),
  speech: (random, shades) =>
    grid(4, 3, (column, row) => {
      const [x, y, r] = [42 + column * 72, 44 + row * 78, 34];
      const side = random() < 0.5 ? -1 : 1;
      return path(
        `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 0 1-${r} ${r}h${side * r}v-${r}z`,
        choose(random, shades),
      );
    }),
  leaves: (random, shades) =>
    grid(5, 4, (column, row) => {
      const [x, y, u] = [column * 60, row * 60, 60];
      const leaf =
        random() < 0.5
          ? `M${x} ${y}A${u} ${u} 0 0 1 ${x + u} ${y + u}A${u} ${u} 0 0 1 ${x} ${y}z`
          : `M${x + u} ${y}A${u} ${u} 0 0 1 ${x} ${y + u}A${u} ${u} 0 0 1 ${x + u} ${y}z`;
      return path(leaf, choose(random, shades));
    }),
  orbits: (random, { ground, shades, pop, light }) => {
    const [x, y] = [70 + random() * 160, 196];
    const rings = [6, 5, 4, 3, 2, 1].map((ring) =>
      circle(x, y, ring * 32, [shades[0], ground, shades[1], shades[2]][ring % 4] ?? ground),
    );
    const particles = [2, 3, 4, 5].map((ring) => {
      const angle = 3.3 + random() * 2.8;
      return circle(
        x + Math.cos(angle) * ring * 32,
        y + Math.sin(angle) * ring * 32,
        7 + random() * 6,
        ring === 3 ? pop : light,
      );
    });
    return [...rings, circle(x, y, 15, pop), ...particles].join("");
  },
  strata: (random, { ground, shades, pop }) => {
    let y = 10;
    return [0, 1, 2, 3, 4, 5]
      .map((layer) => {
        const [height, phase, frequency] = [12 + random() * 16, random() * 6.28, 0.6 + random() * 0.9];
        let d = `M0 240V${round(y)}`;
        for (let x = 0; x <= 300; x += 12) d += `L${x} ${round(y + height * Math.sin(phase + (frequency * x) / 60))}`;
        y += 36 + random() * 6;
        return path(`${d}V240z`, layer === 2 ? pop : ([...shades, ground][layer % 4] ?? ground));
      })
      .join("");
  },
  arcades: (random, { ground, shades, pop }) =>
    grid(3, 2, (column, row) => {
      const [x, y] = [column * 100 + 50, row * 120 + 120];
      const turn = Math.floor(random() * 3);
      return [44, 30, 16]
        .map((radius, ring) => {
          const rise = 66 - ring * 6;
          const fill = ring === 2 && random() < 0.45 ? pop : ([...shades, ground][(ring + turn) % 4] ?? ground);
          return path(`M${x - radius} ${y}v-${rise}a${radius} ${radius} 0 0 1 ${2 * radius} 0v${rise}z`, fill);
        })
        .join("");
    }),
  staves: (random, { shades, pop }) => {
    const lines = [0, 1, 2, 3, 4].map((line) => rect(0, 38 + line * 40, 300, 5, shades[0]));
    const notes = [0, 1, 2, 3, 4, 5].map((note) => {
      const [x, y] = [18 + note * 47, 40 + Math.floor(random() * 8) * 20];
      const stemUp = y > 120;
      const fill = random() < 0.3 ? pop : (shades[1 + (note % 2)] ?? shades[1]);
      return rect(stemUp ? x + 27 : x, stemUp ? y - 72 : y, 7, 72, fill) + circle(x + 17, y, 17, fill);
    });
    return [...lines, ...notes].join("");
  },
  circuit: (random, { shades, pop }) =>
    grid(10, 8, (column, row) => {
      const [x, y, kind] = [column * 30, row * 30, random()];
      if (kind < 0.3) return rect(x + 3, y + 3, 24, 24, shades[Math.floor(random() * 3)] ?? shades[0], 3);
      if (kind < 0.45) return circle(x + 15, y + 15, 8, random() < 0.3 ? pop : shades[1]);
      if (kind < 0.72) return rect(x, y + 12, 30, 6, shades[0]);
      return kind < 0.88 ? rect(x + 12, y, 6, 30, shades[0]) : "";
    }),
  maze: (random, { ground, shades, pop }) =>
    grid(3, 2, (column, row) => {
      const corner = Math.floor(random() * 4);
      return [0, 1, 2, 3]
        .map((ring) => {
          const inset = ring * 15;
          const fill =
            ring === 3 ? (random() < 0.4 ? pop : shades[2]) : ([shades[0], shades[1], ground][ring] ?? ground);
          return rect(
            column * 120 - 30 + (corner % 2) * inset,
            row * 120 + (corner >> 1) * inset,
            120 - inset,
            120 - inset,
            fill,
          );
        })
        .join("");
    }),
  blocks: (random, shades) =>
    grid(5, 1, (column) => {
      const height = 1 + Math.floor(random() * 4);
      let drawn = "";
      for (let level = 0; level < height; level += 1) {
        const [x, y] = [column * 60, 240 - (level + 1) * 60];
        const fill = choose(random, shades);
        const top = level === height - 1 ? Math.floor(random() * 3) : 0;
        if (top === 0) drawn += rect(x, y, 60, 60, fill);
        else drawn += path(top === 1 ? `M${x} ${y + 60}a30 30 0 0 1 60 0z` : `M${x} ${y + 60}l30-52l30 52z`, fill);
      }
      return drawn;
    }),
  cutouts: (random, shades) =>
    grid(4, 4, (column, row) => {
      const [x, y, u] = [column * 75, row * 60, 75];
      const fill = choose(random, shades);
      const kind = Math.floor(random() * 4);
      if (kind === 0) return path(`M${x} ${y}h${u}l-${u} 60z`, fill);
      if (kind === 1) return path(`M${x + u} ${y}v60h-${u}z`, fill);
      return kind === 2 ? circle(x + u / 2, y + 30, 26, fill) : rect(x, y + 30, u, 30, fill);
    }),
};
