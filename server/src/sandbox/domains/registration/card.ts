/** The control letters of Spanish identity cards, by the remainder of the number. */
const LETTERS = "TRWAGMYFPDXBNJZSQVHLCKE";

/** Whether a DNI or NIE of nine characters ends in its right control letter. X, Y and Z count as 0, 1 and 2. Source: T-290. */
export function isCardNumber(card: string): boolean {
  const number = card.slice(0, -1).replace(/^[XYZ]/, (letter) => String("XYZ".indexOf(letter)));
  return /^[0-9]{8}$/.test(number) && LETTERS[Number(number) % LETTERS.length] === card.at(-1);
}
