import type { Element } from "happy-dom";

/** What ties parts of a page together or lets a person act; nobody can act on a picture. */
const NOT_IN_A_PICTURE = ["id", "for", "name", "autocomplete", "aria-labelledby", "aria-describedby", "aria-controls"];

/**
 * What this browser keeps counts already: who answered the question about consent does not see it again for the moment until the
 * client runs, and a portal that only has its back-office shows no other page.
 */
const SCRIPT = [
  "const me = document.currentScript;",
  'if (localStorage.getItem("anaquel.consent")) me.previousElementSibling.remove();',
  'if (localStorage.getItem("anaquel.features")?.includes(\'"oldApp":false\')) me.parentElement.remove();',
].join("");

/**
 * The page below `root` as HTML that shows the same and does nothing. `__CSP_NONCE__` stands for the nonce of the page that it is
 * put into.
 */
export function toStaticHtml(root: Element): string {
  const page = root.cloneNode(true);
  for (const element of page.querySelectorAll("*")) {
    for (const name of NOT_IN_A_PICTURE) element.removeAttribute(name);
  }
  const styles = takeStyles(page);
  const question = page.querySelector("[data-asks-consent]");
  question?.remove();
  return [
    '<div class="anaquel-picture" inert aria-hidden="true" aria-disabled="true">',
    styles && `<style nonce="__CSP_NONCE__">${styles}</style>`,
    page.innerHTML,
    question?.outerHTML ?? "<i></i>",
    `<script nonce="__CSP_NONCE__">${SCRIPT}</script>`,
    "</div>",
  ].join("");
}

/** Styles in attributes as rules, because the policy of the pages forbids them in attributes. */
function takeStyles(page: Element): string {
  const classes = new Map<string, string>();
  for (const element of page.querySelectorAll("[style]")) {
    const style = element.getAttribute("style") ?? "";
    const name = classes.get(style) ?? `anaquel-picture-${classes.size}`;
    classes.set(style, name);
    element.removeAttribute("style");
    element.classList.add(name);
  }
  return [...classes].map(([style, name]) => `.${name}{${style}}`).join("");
}
