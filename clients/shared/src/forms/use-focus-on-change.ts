import { type RefObject, useEffect, useRef } from "react";

/**
 * Moves the focus with the situation of a form: to the first field in error, else the first field, else the place itself.
 * A situation is new when it is another value or object; `null` leaves the focus alone, such as while waiting. The first draw
 * moves nothing unless `atOnce` is true.
 */
export function useFocusOnChange<T extends HTMLElement>(
  situation: unknown,
  { atOnce = false }: { atOnce?: boolean } = {},
): RefObject<T | null> {
  const place = useRef<T>(null);
  const shown = useRef(situation);
  useEffect(() => {
    if (atOnce) focusIn(place.current);
  }, [atOnce]);
  useEffect(() => {
    if (shown.current === situation) return;
    shown.current = situation;
    if (situation !== null) focusIn(place.current);
  }, [situation]);
  return place;
}

function focusIn(place: HTMLElement | null): void {
  const field = place?.querySelector<HTMLElement>("[aria-invalid='true']");
  (field ?? place?.querySelector<HTMLElement>("input:not([hidden]), select, textarea") ?? place)?.focus();
}
