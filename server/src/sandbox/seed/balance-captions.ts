/** Captions of the clip about balance, by language. */
export const BALANCE_CAPTIONS = {
  es: captions(
    "Una ecuación es una balanza en equilibrio.",
    "Lo que quitamos de un platillo lo quitamos del otro.",
    "Quitamos 3 a cada lado: la x vale 8.",
  ),
  en: captions(
    "An equation is a balance.",
    "What we take from one side we take from the other.",
    "We take 3 from both sides: x is 8.",
  ),
  it: captions(
    "Un'equazione è una bilancia in equilibrio.",
    "Ciò che togliamo da un piatto lo togliamo dall'altro.",
    "Togliamo 3 da entrambe le parti: x vale 8.",
  ),
} as const;

/** Length of the clip in seconds. */
export const BALANCE_SECONDS = 14;

function captions(first: string, second: string, third: string): string {
  return `WEBVTT\n\n00:00.200 --> 00:04.800\n${first}\n\n00:05.000 --> 00:09.400\n${second}\n\n00:09.600 --> 00:13.800\n${third}\n`;
}
