/** Characters of an identity card. Source: T-293. */
export const CARD_LENGTH = 9;

/** The control letters of Spanish identity cards, by the remainder of the number. Source: G15. */
const LETTERS = "TRWAGMYFPDXBNJZSQVHLCKE";
const SHAPE = /^[0-9XYZ][0-9]{7}[A-Z]$/;

/** An identity card as it is typed: upper case, digits and letters only, at most nine. */
export function cleanCard(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, "")
    .slice(0, CARD_LENGTH);
}

/** An identity card with its leading zeros, which follow the letter of a foreigner's card. Source: T-291, T-292. */
export function padCard(card: string): string {
  const letter = /^[XYZ]/.exec(card)?.[0] ?? "";
  return card && letter + card.slice(letter.length).padStart(CARD_LENGTH - letter.length, "0");
}

/** Whether a padded DNI or NIE ends in its right control letter. X, Y and Z count as 0, 1 and 2. Source: T-290, G15. */
export function isCardNumber(card: string): boolean {
  if (!SHAPE.test(card)) return false;
  const number = card.slice(0, -1).replace(/^[XYZ]/, (letter) => String("XYZ".indexOf(letter)));
  return LETTERS[Number(number) % LETTERS.length] === card.at(-1);
}
