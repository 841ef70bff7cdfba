export { CARD_LENGTH, cleanCard, isCardNumber, padCard } from "./card-number.ts";
