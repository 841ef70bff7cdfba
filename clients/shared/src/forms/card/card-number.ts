import { IDENTITY_CARD } from "@anaquel/openapi/texts";

/** Characters of an identity card. Source: T-293. */
export const CARD_LENGTH = IDENTITY_CARD.maxLength;

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
