import { CheckIcon } from "@primer/octicons-react";
import { Skeleton } from "../feedback/skeleton.tsx";
import { Cover } from "./cover.tsx";
import styles from "./cover-picker.module.css";

/** A cover that may be chosen. */
export interface PickableCover {
  id: string;
  name: string;
  /** A second line, such as the level. */
  note: string | null;
  /** A short word on the kind of the title. */
  tag: string;
  coverSrc: string;
  chosen: boolean;
}

/** The grid of covers; `covers` is null while they are being loaded. */
export interface CoverPickerProps {
  label: string;
  covers: readonly PickableCover[] | null;
  onToggle: (id: string) => void;
}

/** Covers that are seen at once on most windows, and are not to wait until the browser has found that out. */
const SEEN_AT_ONCE = 6;
const PLACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** A grid of covers, each a button that is pressed while its title is chosen. */
export function CoverPicker({ label, covers, onToggle }: CoverPickerProps) {
  return (
    <ul className={styles.grid} aria-label={label} aria-busy={covers === null}>
      {covers
        ? covers.map((cover, index) => (
            <li key={cover.id} className={styles.item}>
              <button
                type="button"
                className={styles.choice}
                aria-pressed={cover.chosen}
                onClick={() => onToggle(cover.id)}
              >
                <span className={styles.frame}>
                  <Cover src={cover.coverSrc} name={cover.name} eager={index < SEEN_AT_ONCE} />
                  <span className={styles.mark}>
                    <CheckIcon size={16} />
                  </span>
                </span>
                <span className={styles.name}>{cover.name}</span>
                <span className={styles.note}>
                  {cover.note && <span>{cover.note}</span>}
                  <span className={styles.tag}>{cover.tag}</span>
                </span>
              </button>
            </li>
          ))
        : PLACES.map((place) => (
            <li key={place} className={styles.place}>
              <Skeleton height="100%" />
            </li>
          ))}
    </ul>
  );
}
