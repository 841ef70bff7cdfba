import { type TouchEvent, useRef } from "react";

const SWIPE_PX = 60;

/** A place on the screen, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** Where a finger went: 1 towards what comes next, -1 towards what came before, 0 when it was no swipe. */
export function swipeStep(from: Point, to: Point): -1 | 0 | 1 {
  const across = to.x - from.x;
  if (Math.abs(across) < SWIPE_PX || Math.abs(across) < 2 * Math.abs(to.y - from.y)) return 0;
  return across > 0 ? -1 : 1;
}

// A finger on a magnified picture looks around in it; one on a player moves through the recording.
const TAKEN = "[data-zoomed], audio, video";

/** Listeners for an element whose content is moved by swipes from side to side. */
export function useSwipe(onSwipe: (step: -1 | 1) => void) {
  const start = useRef<Point | null>(null);
  return {
    onTouchStart(event: TouchEvent) {
      const touch = event.touches[0];
      const isTaken = event.touches.length > 1 || (event.target instanceof Element && event.target.closest(TAKEN));
      start.current = touch && !isTaken ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd(event: TouchEvent) {
      const from = start.current;
      const touch = event.changedTouches[0];
      start.current = null;
      const step = from && touch ? swipeStep(from, { x: touch.clientX, y: touch.clientY }) : 0;
      if (step !== 0) onSwipe(step);
    },
  };
}
