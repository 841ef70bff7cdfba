import { ChevronLeftIcon, ChevronRightIcon } from "@primer/octicons-react";
import { type ReactNode, useRef, useState } from "react";
import { IconButton } from "../feedback/button.tsx";
import styles from "./card-slider.module.css";

/** A card that leads somewhere. */
export interface SliderCard {
  id: string;
  href: string;
  title: string;
  note: string;
  imageSrc: string;
}

/** Cards in one row that is moved by whole views: four of them where there is room, one on a telephone. Source: T-363. */
export function CardSlider({
  heading,
  tools,
  cards,
  previousLabel,
  nextLabel,
}: {
  heading: ReactNode;
  tools?: ReactNode;
  cards: readonly SliderCard[];
  previousLabel: string;
  nextLabel: string;
}) {
  const track = useRef<HTMLUListElement>(null);
  const move = (views: -1 | 1) => track.current?.scrollBy({ left: views * track.current.clientWidth });
  return (
    <section className={styles.slider}>
      <div className={styles.head}>
        <h2>{heading}</h2>
        <div className={styles.tools}>
          {tools}
          <IconButton label={previousLabel} onClick={() => move(-1)}>
            <ChevronLeftIcon />
          </IconButton>
          <IconButton label={nextLabel} onClick={() => move(1)}>
            <ChevronRightIcon />
          </IconButton>
        </div>
      </div>
      <ul ref={track} className={styles.track}>
        {cards.map(({ id, href, title, note, imageSrc }) => (
          <li key={id}>
            <a href={href} className={styles.card}>
              <Picture src={imageSrc} />
              <span className={styles.title}>{title}</span>
              {note && <span className={styles.note}>{note}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A picture that gives way to its plain place when it cannot be had. */
function Picture({ src }: { src: string }) {
  const [isMissing, setMissing] = useState(false);
  return (
    <span className={styles.picture}>
      {!isMissing && <img src={src} alt="" loading="lazy" onError={() => setMissing(true)} />}
    </span>
  );
}
