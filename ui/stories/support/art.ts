/** Pictures and sounds of the stories, drawn here so that no story needs a file or a server. */

const TONES = ["#1d4fb8", "#b93a26", "#5a3ea6", "#2c7539", "#0c7580", "#8f5a12", "#a92c68", "#475663"];

function dataOf(type: string, text: string): string {
  return `data:${type};charset=utf-8,${encodeURIComponent(text)}`;
}

/** A cover of 300 × 400 with a name and a level. */
export function coverArt(index: number, name: string, level: string): string {
  const tone = TONES[index % TONES.length];
  const arcs = [0, 1, 2, 3, 4].map(
    (at) =>
      `<path d="M${at * 60} 400a60 60 0 0 1 60-60v60z" fill="#fff" fill-opacity="${((index + at) % 4) * 0.12 + 0.1}"/>`,
  );
  return dataOf(
    "image/svg+xml",
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400"><rect width="300" height="400" fill="${tone}"/>${arcs.join("")}
    <rect width="9" height="400" fill-opacity=".16"/><text x="28" y="64" font-family="Georgia" font-weight="700" font-size="30" fill="#fff">${name}</text>
    <rect x="9" y="345" width="130" height="55" fill="#fff"/><text x="28" y="381" font-family="Georgia" font-weight="700" font-size="24" fill="${tone}">${level}</text></svg>`,
  );
}

/** A picture for the viewer. */
export const PICTURE: string = dataOf(
  "image/svg+xml",
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 700" width="1200" height="700"><rect width="1200" height="700" fill="#0f2c6b"/>
  <g fill="none" stroke="#dce7fb" stroke-width="12"><path d="M250 260h700M600 260v320M480 586h240"/></g><circle cx="600" cy="250" r="26" fill="#f6b73c"/>
  <text x="600" y="130" fill="#fff" font-family="Georgia" font-size="72" text-anchor="middle">x + 3 = 11</text></svg>`,
);

/** A page as titles hold them. */
export const PAGE: string = dataOf(
  "text/html",
  `<!doctype html><html lang="es"><title>Ecuaciones</title><body style="font:18px/1.6 Georgia;margin:40px"><h1>Ecuaciones</h1><p>Lo que quitamos de un platillo lo quitamos del otro.</p></body></html>`,
);

const RATE = 8000;

/** A second of a quiet 440 Hz tone, as a WAV file of 8 bits. */
export function toneSound(): string {
  const head = new DataView(new ArrayBuffer(44));
  const write = (at: number, text: string) => {
    for (const [index, letter] of [...text].entries()) head.setUint8(at + index, letter.charCodeAt(0));
  };
  write(0, "RIFF");
  head.setUint32(4, 36 + RATE, true);
  write(8, "WAVEfmt ");
  head.setUint32(16, 16, true);
  head.setUint16(20, 1, true);
  head.setUint16(22, 1, true);
  head.setUint32(24, RATE, true);
  head.setUint32(28, RATE, true);
  head.setUint16(32, 1, true);
  head.setUint16(34, 8, true);
  write(36, "data");
  head.setUint32(40, RATE, true);
  const samples = Uint8Array.from({ length: RATE }, (_, at) => 128 + 40 * Math.sin((at / RATE) * 2 * Math.PI * 440));
  const bytes = [...new Uint8Array(head.buffer), ...samples];
  return `data:audio/wav;base64,${btoa(bytes.map((byte) => String.fromCharCode(byte)).join(""))}`;
}
