import type { Plugin } from "vite";

// The drawing of the brand in ui, which cannot run before its code has come.
const PICTURE = `<svg width="64" height="56" viewBox="0 0 32 28"><path fill="var(--anaquel-mark)" d="M3 2h6v20H3zM0 24h32v3H0z"/><path fill="var(--anaquel-mark)" opacity=".62" d="M11 6h5v16h-5z"/><path fill="#f2b233" d="M20 3h6v19.5h-6z" transform="rotate(-15 23 22)"/></svg>`;

const ENTRY = /<script type="module"([^>]*) src="([^"]+)"><\/script>/;

/** What the entry imports, in the order in which it runs. */
const IMPORTED = /<link rel="modulepreload"[^>]* href="([^"]+)"/g;

/**
 * Puts the brand on the page of a client, so that somebody on a slow connection sees at once that the portal is coming. What
 * draws it, the styles, is loaded before any script, and no script runs before it is drawn.
 */
export function startPicture(): Plugin {
  return {
    name: "anaquel-start-picture",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (html) =>
        html
          .replace(
            '<div id="root"></div>',
            `<div id="root"><div class="anaquel-start" aria-hidden="true">${PICTURE}</div></div>`,
          )
          .replace(ENTRY, (_tag, attributes: string, entry: string) => {
            const files = [...html.matchAll(IMPORTED)].map(([, file = ""]) => file);
            return loadAfterFirstPicture(attributes, entry, [...files, entry]);
          })
          .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"'),
    },
  };
}

/**
 * A page in the background draws nothing, so that its code must not wait for that. The files run one by one, so that the
 * browser can answer to somebody in between.
 */
function loadAfterFirstPicture(attributes: string, entry: string, files: readonly string[]): string {
  const script = [
    `let load = async () => { load = () => {}; for (const file of ${JSON.stringify(files)}) {`,
    "await import(file); await new Promise((resolve) => setTimeout(resolve)); } };",
    "if (document.hidden) load();",
    "requestAnimationFrame(() => setTimeout(() => load()));",
    "setTimeout(() => load(), 1000);",
  ].join("");
  return `<link rel="modulepreload"${attributes} href="${entry}"><script type="module"${attributes}>${script}</script>`;
}
