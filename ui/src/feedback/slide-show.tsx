import { ChevronLeftIcon, ChevronRightIcon } from "@primer/octicons-react";
import type { KeyboardEvent, ReactNode } from "react";
import { useSwipe } from "../touch/swipe.ts";
import { Button } from "./button.tsx";
import styles from "./slide-show.module.css";

/** One slide of several, with what leads to its neighbours. */
export interface SlideShowProps {
  title: ReactNode;
  children: ReactNode;
  imageSrc?: string | undefined;
  imageAlt?: string | undefined;
  /** Where the slide stands, such as "2 of 4". */
  position: string;
  isFirst: boolean;
  isLast: boolean;
  previousLabel: string;
  nextLabel: string;
  onStep: (step: -1 | 1) => void;
}

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Slides one at a time, moved by buttons, arrow keys and swipes. A dialog around it grows to a large one. */
export function SlideShow({ title, children, imageSrc, imageAlt, position, onStep, ...ends }: SlideShowProps) {
  const swipes = useSwipe(onStep);
  function move(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (step) onStep(step);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are a shortcut for the two buttons inside
    <div className={styles.show} onKeyDown={move} {...swipes}>
      <div className={styles.slide} aria-live="polite">
        {imageSrc && <img className={styles.image} src={imageSrc} alt={imageAlt ?? ""} />}
        <div className={styles.words}>
          <h3>{title}</h3>
          {children}
        </div>
      </div>
      <div className={styles.steps}>
        {/* A button that is switched off would lose the focus, so the ends only do nothing. */}
        <Button leadingVisual={ChevronLeftIcon} aria-disabled={ends.isFirst} onClick={() => onStep(-1)}>
          {ends.previousLabel}
        </Button>
        <span className={styles.position}>{position}</span>
        <Button trailingVisual={ChevronRightIcon} aria-disabled={ends.isLast} onClick={() => onStep(1)}>
          {ends.nextLabel}
        </Button>
      </div>
    </div>
  );
}
