/** How many covers a slide holds at a viewport width in CSS pixels. Source: P-143 to P-146. */
export function coversPerSlide(width: number): 3 | 4 | 6 | 8 {
  if (width >= 992) return 8;
  if (width >= 768) return 6;
  return width >= 576 ? 4 : 3;
}

/** Index of the last slide. */
export function lastSlide(books: number, perSlide: number): number {
  return Math.max(0, Math.ceil(books / perSlide) - 1);
}
