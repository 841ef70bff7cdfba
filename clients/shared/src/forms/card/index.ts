export { CARD_LENGTH, cleanCard, padCard } from "./card-number.ts";
