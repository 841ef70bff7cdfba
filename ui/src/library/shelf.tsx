import { Plural, useLingui } from "@lingui/react/macro";
import { ChevronLeftIcon, ChevronRightIcon } from "@primer/octicons-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { IconButton } from "../feedback/button.tsx";
import { Skeleton } from "../feedback/skeleton.tsx";
import { useSwipe } from "../touch/swipe.ts";
import { Cover } from "./cover.tsx";
import styles from "./shelf.module.css";
import { coversPerSlide, lastSlide } from "./slides.ts";

/** A book on the shelf. */
export interface ShelfBook {
  id: string;
  href: string;
  name: string;
  level: string | null;
  coverSrc: string;
  newResources: number;
}

/** The shelf: what stands left of the arrows, and the books. `books` is null while they are being loaded. */
export interface ShelfProps {
  label: string;
  heading: ReactNode;
  tools?: ReactNode;
  books: readonly ShelfBook[] | null;
  panelId: string;
}

/** Places of a slide while nothing is known yet. */
const PLACES = [1, 2, 3, 4, 5, 6, 7, 8];

/** Books side by side, moved by whole slides. Widths depend on how many fit, which only the browser knows. */
const Track = styled.ul<{ $perSlide: number; $slide: number }>`
  --per-slide: ${({ $perSlide }) => $perSlide};
  transform: translateX(calc(${({ $slide }) => $slide} * -1 * (100% + var(--gutter))));
`;

/** A band with a board that runs from edge to edge; captions hang under it like shelf labels. */
export function Shelf({ label, heading, tools, books, panelId }: ShelfProps) {
  const { t } = useLingui();
  const perSlide = useCoversPerSlide();
  const [slide, setSlide] = useState(0);
  const last = lastSlide(books?.length ?? 0, perSlide);
  const shown = Math.min(slide, last);
  const from = shown * perSlide;
  const swipes = useSwipe((step) => setSlide(Math.min(last, Math.max(0, shown + step))));

  return (
    <section className={styles.shelf} aria-label={label}>
      <div className={styles.head}>
        {heading}
        <div className={styles.tools}>
          {tools}
          <IconButton label={t`Previous titles`} disabled={shown === 0} onClick={() => setSlide(shown - 1)}>
            <ChevronLeftIcon />
          </IconButton>
          <IconButton label={t`Next titles`} disabled={shown >= last} onClick={() => setSlide(shown + 1)}>
            <ChevronRightIcon />
          </IconButton>
        </div>
      </div>
      <div className={styles.window} id={panelId} role="tabpanel" aria-label={label}>
        <div className={styles.clip} {...swipes}>
          <Track className={styles.track} $perSlide={perSlide} $slide={shown}>
            {books
              ? books.map((book, index) => (
                  <Book
                    key={book.id}
                    book={book}
                    eager={index < perSlide}
                    hidden={index < from || index >= from + perSlide}
                  />
                ))
              : PLACES.slice(0, perSlide).map((place) => <BookSkeleton key={place} />)}
          </Track>
        </div>
      </div>
    </section>
  );
}

function Book({ book, eager, hidden }: { book: ShelfBook; eager: boolean; hidden: boolean }) {
  return (
    <li className={styles.book} inert={hidden}>
      <a href={book.href}>
        <Cover src={book.coverSrc} name={book.name} eager={eager} />
        <span className={styles.label}>
          <span className={styles.name}>{book.name}</span>
          {book.level && <span className={styles.level}>{book.level}</span>}
          {book.newResources > 0 && (
            <span className={styles.new}>
              <Plural value={book.newResources} one="# new" other="# new" />
            </span>
          )}
        </span>
      </a>
    </li>
  );
}

function BookSkeleton() {
  return (
    <li className={styles.book}>
      <div className={styles.bookSkeleton}>
        <Skeleton height="100%" />
      </div>
      <span className={styles.label}>
        <Skeleton width="80%" height="14px" />
        <Skeleton width="45%" height="12px" />
      </span>
    </li>
  );
}

function useCoversPerSlide(): number {
  const [count, setCount] = useState(() => coversPerSlide(window.innerWidth));
  const frame = useRef(0);
  useEffect(() => {
    function measure() {
      cancelAnimationFrame(frame.current);
      frame.current = requestAnimationFrame(() => setCount(coversPerSlide(window.innerWidth)));
    }
    window.addEventListener("resize", measure);
    return () => {
      cancelAnimationFrame(frame.current);
      window.removeEventListener("resize", measure);
    };
  }, []);
  return count;
}
