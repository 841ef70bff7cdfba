/** What an order costs, in cents; the VAT rate is in hundredths of a percent. */
export interface Tariff {
  costCents: number;
  vatRate: number;
}

/** The amounts of an order in cents. */
export interface Amounts {
  costCents: number;
  vatCents: number;
  totalCents: number;
}

/** Hundredths of a percent in one. */
const WHOLE = 10_000;

/** VAT is rounded half up to whole cents; the total is cost and VAT. Source: T-188, T-189, D16. */
export function amountsOf({ costCents, vatRate }: Tariff): Amounts {
  const vatCents = Math.floor((costCents * vatRate + WHOLE / 2) / WHOLE);
  return { costCents, vatCents, totalCents: costCents + vatCents };
}

/** Whole hundredths, such as cents of euros; null for a number with more than two decimals. */
export function toHundredths(amount: number): number | null {
  const hundredths = Math.round(amount * 100);
  return hundredths / 100 === amount ? hundredths : null;
}

/** The amounts of an order as they are sent, in euros and percent. */
export interface SentAmounts {
  iva: number;
  cost: number;
  vatCost: number;
  totalCost: number;
}

/** The amounts that are not those the server computes. Source: G09. */
export function wrongAmounts(sent: SentAmounts, tariff: Tariff): (keyof SentAmounts)[] {
  const { costCents, vatCents, totalCents } = amountsOf(tariff);
  const right = { iva: tariff.vatRate, cost: costCents, vatCost: vatCents, totalCost: totalCents };
  return (["iva", "cost", "vatCost", "totalCost"] as const).filter((name) => toHundredths(sent[name]) !== right[name]);
}
