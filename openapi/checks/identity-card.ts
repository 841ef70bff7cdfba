import { IDENTITY_CARD } from "../generated/texts.ts";
import { fits } from "./text.ts";

/** The control letters of Spanish identity cards, by the remainder of the number. Source: G15 of document 2. */
const LETTERS = "TRWAGMYFPDXBNJZSQVHLCKE";

/** Whether a padded DNI or NIE ends in its right control letter. X, Y and Z count as 0, 1 and 2. Source: T-290, G15 of document 2. */
export function isIdentityCard(card: string): boolean {
  if (!fits(IDENTITY_CARD, card)) return false;
  const number = card.slice(0, -1).replace(/^[XYZ]/, (letter) => String("XYZ".indexOf(letter)));
  return LETTERS[Number(number) % LETTERS.length] === card.at(-1);
}
