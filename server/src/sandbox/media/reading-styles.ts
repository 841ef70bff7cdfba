/** Styles of pages that bring none: a quiet column to read in, formulas and figures included. */
export const READING_STYLES = `
:root { color-scheme: light; }
body { margin: 0; padding: 32px 24px 64px; background: #fff; color: #15211e; font: 17px/1.6 Georgia, "Times New Roman", serif; }
main, body > * { max-width: 42rem; margin-inline: auto; }
h1, h2, h3 { line-height: 1.2; text-wrap: balance; }
h1 { font-size: 1.9rem; } h2 { font-size: 1.4rem; margin-top: 2.2em; } h3 { font-size: 1.15rem; }
img, svg, video { max-width: 100%; height: auto; }
figure { margin: 2em 0; } figcaption { color: #52605b; font: 14px/1.5 system-ui, sans-serif; margin-top: .5em; }
aside, .note, [data-type="note"] { margin: 2em 0; padding: 4px 20px; border-left: 4px solid #14524a; background: #f4f7f5; }
table { display: block; overflow-x: auto; border-collapse: collapse; margin: 1.5em 0; font: 15px/1.45 system-ui, sans-serif; }
th, td { border: 1px solid #cbd5d1; padding: 6px 10px; } th { background: #e8eeeb; text-align: left; }
math { font-size: 1.08em; } math[display="block"] { margin: 1.2em 0; overflow-x: auto; }
dfn { font-weight: 700; font-style: normal; } a { color: #0f6354; }
pre { overflow-x: auto; padding: 12px; background: #f4f7f5; }
@media (max-width: 575px) { body { padding: 20px 16px 48px; font-size: 16px; } }
`;
