import type { Page } from "playwright";

/** What a walk with the Tab key met. */
export interface TabWalk {
  /** What had the focus and could not be seen. Source: WCAG 2.4.11. */
  hidden: string[];
  /** Whether the focus never came around. Source: WCAG 2.1.2. */
  isTrapped: boolean;
}

/** More stops than any screen has. */
const MOST_STOPS = 600;

/** Presses Tab all around the page, wherever the focus is; what was reached is noted in the page. */
export async function tabThrough(page: Page): Promise<TabWalk> {
  const hidden: string[] = [];
  await page.evaluate(() => {
    (globalThis as unknown as Reached).reached = { elements: new Set(), names: new Set(), last: null };
  });
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press("Tab");
    const met = await page.evaluate(noteFocus);
    if (met.isSeen === false) hidden.push(met.name);
    if (met.isBack) return { hidden, isTrapped: false };
  }
  return { hidden, isTrapped: true };
}

/** What a walk has reached, as the page keeps it. Rows of a long list come and go, so names count as well. */
interface Reached {
  reached: { elements: Set<Element>; names: Set<string>; last: Element | null };
}

/** Notes what has the focus; says whether it was reached before, and whether a part of it can be seen. */
async function noteFocus(): Promise<{ name: string; isBack: boolean; isSeen: boolean | null }> {
  const { reached } = globalThis as unknown as Reached;
  const element = document.activeElement;
  // Between the last and the first stop the focus is in the browser itself.
  const isElsewhere = !element || element === document.body;
  // Frames, players and dates keep the focus for as many stops as they have inside.
  const isInside = element === reached.last;
  reached.last = isElsewhere ? null : element;
  if (isElsewhere) return { name: "", isBack: false, isSeen: null };
  const name = element.outerHTML.slice(0, 160);
  if (reached.elements.has(element)) return { name, isBack: !isInside, isSeen: null };
  reached.elements.add(element);
  reached.names.add(element.outerHTML);
  const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
  const isSeen = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return steps.some((x) =>
      steps.some((y) => {
        const hit = document.elementFromPoint(left + width * x, top + height * y);
        // A field that lies invisibly over its own picture is seen by that picture.
        return hit !== null && (element.contains(hit) || hit.closest("label")?.contains(element) === true);
      }),
    );
  };
  // Nobody presses keys faster than pictures are drawn; what is drawn by measure, and what still moves, takes some more.
  const PICTURE_MS = 16;
  for (let picture = 0; picture < 2 || (picture < 30 && !isSeen()); picture++) {
    await new Promise((drawn) => setTimeout(drawn, PICTURE_MS));
  }
  // Browsers bring what has the focus into the window, now and then too late; what counts is whether something lies over it.
  if (!isSeen()) element.scrollIntoView({ block: "nearest", behavior: "instant" });
  const { x, y, width, height } = element.getBoundingClientRect();
  const cover = document.elementFromPoint(x + width / 2, y + height / 2)?.outerHTML.slice(0, 120);
  const place = [x, y, width, height].map(Math.round).join(" ");
  return { name: `${name} at ${place} below ${cover}`, isBack: false, isSeen: isSeen() };
}

/** What can be used with a pointer and was not reached by the walk. Source: WCAG 2.1.1. */
export function findUnreachable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { reached } = globalThis as unknown as Reached;
    const used = "a[href], button, input, select, textarea, summary, video, audio, iframe, [tabindex], [role=button]";
    const dialog = document.querySelector("dialog:modal");
    const isGroupMember = (element: Element) =>
      // One of a group takes the focus, and arrows move it on.
      element.matches("input[type=radio], [role=tab], [role=radio], [role=menuitem], [role=option]") ||
      element.getAttribute("tabindex") === "-1";
    const unreached = [...(dialog ?? document).querySelectorAll(used)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.matches(":disabled, [inert] *, [aria-hidden=true] *, [aria-disabled=true]") &&
        !reached.elements.has(element) &&
        !reached.names.has(element.outerHTML) &&
        !isGroupMember(element),
    );
    // A pointer says that something can be pressed: then it, what it is in, or what is in it must take the focus.
    const pressed = [...(dialog ?? document).querySelectorAll("body *")].filter(
      (element) =>
        getComputedStyle(element).cursor === "pointer" &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest("a[href], button, summary, label, select, input, [tabindex], [aria-hidden=true]") &&
        !element.querySelector("a[href], button, summary, input, [tabindex]"),
    );
    return [...unreached, ...pressed].map((element) => element.outerHTML.slice(0, 160));
  });
}
