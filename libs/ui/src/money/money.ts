import { createContext, useContext } from 'react';

/** Formats an amount in the main unit of a currency, such as rupees: `123456.5` becomes '₹1,23,456.50'. */
export type FormatMoney = (amount: number) => string;

/**
 * Returns a formatter for another currency, for `<UiProvider formatMoney>`. Call it once, outside of components.
 *
 * @param currency a code of ISO 4217, such as 'EUR'
 * @param locale a language tag of BCP 47, such as 'de-DE'
 * @throws RangeError if the code or the tag is invalid
 */
export function moneyIn(currency: string, locale: string): FormatMoney {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return (amount) => format.format(amount);
}

/** Created at the first use, because a new `Intl.NumberFormat` needs up to 45 ms. */
let rupees: FormatMoney | undefined;

/** Formats an amount in rupees with two decimals, in Indian grouping. */
export const inRupees: FormatMoney = (amount) => (rupees ??= moneyIn('INR', 'en-IN'))(amount);

/** Carries the formatter of `UiProvider`. */
export const MoneyContext = createContext<FormatMoney>(inRupees);

/**
 * Returns the formatter of amounts that `UiProvider` has set; rupees by default. Use it for an amount in a sentence.
 */
export const useMoney = (): FormatMoney => useContext(MoneyContext);
