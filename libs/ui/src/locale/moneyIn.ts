import type { FormatMoney } from '../theme/settings';

/**
 * Returns a function that formats amounts in another currency, for `<UiProvider formatMoney>`. Call it once, outside of
 * components.
 * @param currency an ISO 4217 code: `EUR`
 * @param locale a BCP 47 tag, whose grouping and signs are used: `de-DE`
 * @throws RangeError for an invalid code or tag
 */
export function moneyIn(currency: string, locale: string): FormatMoney {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return (amount) => format.format(amount);
}
