import type { Page } from "playwright";

/** Whatever of the page is wider than the window, and every text that its box cuts off without saying so. */
export function findFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth) {
      const wide = [...document.querySelectorAll("body *")].filter(
        (element) => element.getBoundingClientRect().right > innerWidth + 1 && element.checkVisibility(),
      );
      faults.push(`the page is ${root.scrollWidth - innerWidth} px too wide: ${wide.at(-1)?.outerHTML.slice(0, 160)}`);
    }
    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      if (!hasText || element.clientWidth < 4 || !element.checkVisibility()) continue;
      const { overflowX, textOverflow } = getComputedStyle(element);
      const isCut = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
      if (isCut && textOverflow !== "ellipsis") faults.push(`cut: ${element.textContent?.trim().slice(0, 60)}`);
    }
    return faults;
  });
}

/** Gives every text of a page the space that readers may ask for, or takes it back. Source: WCAG 1.4.12. */
export function spaceText(isOn: boolean): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
  );
  document.adoptedStyleSheets = isOn ? [sheet] : [];
}
