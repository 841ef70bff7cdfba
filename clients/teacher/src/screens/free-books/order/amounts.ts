/** The amounts of an order in euros. */
export interface Amounts {
  cost: number;
  vatCost: number;
  totalCost: number;
}

/** VAT is rounded half up to whole cents; the total is cost and VAT. Computed in cents, as the server does. Source: T-188, T-189, D16. */
export function amountsOf({ cost, vat }: { cost: number; vat: number }): Amounts {
  const costCents = Math.round(cost * 100);
  const vatCents = Math.floor((costCents * Math.round(vat * 100) + 5000) / 10_000);
  return { cost: costCents / 100, vatCost: vatCents / 100, totalCost: (costCents + vatCents) / 100 };
}

/** A total as the payment is asked for. Source: G11. */
export function totalText({ totalCost }: Amounts): string {
  return totalCost.toFixed(2);
}
