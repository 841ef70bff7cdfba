import { type RefObject, useEffect, useRef } from "react";

/**
 * Moves the focus with the situation of a form: to the first field in error, else the first field, else the place itself.
 * `null` is a situation that leaves the focus alone, such as waiting. The first draw moves nothing unless `atOnce` is true.
 */
export function useFocusOnChange<T extends HTMLElement>(
  situation: string | null,
  { atOnce = false }: { atOnce?: boolean } = {},
): RefObject<T | null> {
  const place = useRef<T>(null);
  const shown = useRef(atOnce ? null : situation);
  useEffect(() => {
    if (shown.current === situation) return;
    shown.current = situation;
    if (situation === null) return;
    const field = place.current?.querySelector<HTMLElement>("[aria-invalid='true']");
    (field ?? place.current?.querySelector<HTMLElement>("input, select, textarea") ?? place.current)?.focus();
  }, [situation]);
  return place;
}
