import { useLingui } from "@lingui/react/macro";

/** How amounts in euros are written in the language of the page. */
export function useEuros(): (amount: number) => string {
  const { i18n } = useLingui();
  return (amount) => i18n.number(amount, { style: "currency", currency: "EUR" });
}
