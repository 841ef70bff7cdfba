import { type ReactNode, startTransition, useEffect, useRef, useState } from "react";

/** How far below the window's edge a part is already drawn, in heights of the window. */
const NEAR = "25%";
/** What browsers wait that cannot tell when they have nothing to do. */
const IDLE_MS = 200;

/**
 * A part of the page that mostly lies below the window's edge. It is drawn once it comes near, or once the browser has nothing
 * else to do: what nobody sees yet does not hold up what they see, and who searches the page finds it all the same.
 */
export function DrawnLater({ children }: { children: ReactNode }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (isDue || !place.current) return;
    const draw = () => startTransition(() => setDue(true));
    const observer = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && draw(), {
      rootMargin: `0px 0px ${NEAR}`,
    });
    observer.observe(place.current);
    const forget = whenIdle(draw);
    return () => {
      observer.disconnect();
      forget();
    };
  }, [isDue]);
  return isDue ? children : <div ref={place} />;
}

/** Runs something once the browser has nothing to do. Returns how to take that back. */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const turn = requestIdleCallback(run);
    return () => cancelIdleCallback(turn);
  }
  const timer = setTimeout(run, IDLE_MS);
  return () => clearTimeout(timer);
}
