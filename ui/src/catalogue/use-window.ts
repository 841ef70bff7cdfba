import { type RefObject, useEffect, useRef, useState } from "react";

/** Rows to draw: from `start` up to, not including, `end`. */
export interface RowWindow {
  start: number;
  end: number;
}

const OVERSCAN = 12;

/** The rows of a list that a window shows, with some more on both sides. Lengths are CSS pixels. */
export function rowWindow(listTop: number, viewport: number, rowHeight: number, count: number): RowWindow {
  const first = Math.floor(-listTop / rowHeight) - OVERSCAN;
  const last = Math.ceil((viewport - listTop) / rowHeight) + OVERSCAN;
  const start = Math.min(Math.max(0, first), Math.max(0, count - 1));
  return { start, end: Math.max(Math.min(count, last), Math.min(count, start + OVERSCAN)) };
}

/** Follows the scrolling of the page and tells which rows of a long list to draw. Rows have one height. */
export function useRowWindow(count: number, rowHeight: number): [RefObject<HTMLTableElement | null>, RowWindow] {
  const list = useRef<HTMLTableElement>(null);
  const [shown, setShown] = useState<RowWindow>({ start: 0, end: Math.min(count, OVERSCAN) });

  useEffect(() => {
    let frame = 0;
    function measure() {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const top = list.current?.getBoundingClientRect().top ?? 0;
        const next = rowWindow(top, window.innerHeight, rowHeight, count);
        setShown((known) => (known.start === next.start && known.end === next.end ? known : next));
      });
    }
    measure();
    window.addEventListener("scroll", measure, { passive: true });
    window.addEventListener("resize", measure);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", measure);
      window.removeEventListener("resize", measure);
    };
  }, [count, rowHeight]);

  return [list, { start: Math.min(shown.start, count), end: Math.min(shown.end, count) }];
}
