import type { FormatMoney } from '../theme/settings';

/**
 * Writes amounts in another currency, for `<UiProvider formatMoney>`. Call it once, outside of components.
 * @param currency a code of ISO 4217: `EUR`
 * @param locale a tag of BCP 47, whose grouping and signs are used: `de-DE`
 * @throws RangeError for a code or a tag that is none
 */
export function moneyIn(currency: string, locale: string): FormatMoney {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return (amount) => format.format(amount);
}
