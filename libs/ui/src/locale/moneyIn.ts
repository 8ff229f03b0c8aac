import type { FormatMoney } from '../theme/settings';

/**
 * Returns a formatter, such as `moneyIn('EUR', 'de-DE')`. Call it outside of components.
 * @throws RangeError for an invalid code or tag
 */
export function moneyIn(currency: string, locale: string): FormatMoney {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return (amount) => format.format(amount);
}
