import { createContext, useContext } from 'react';

export type FormatMoney = (amount: number) => string;

/** Such as `moneyIn('EUR', 'de-DE')`, outside of components. Throws a `RangeError` for an invalid code or tag. */
export function moneyIn(currency: string, locale: string): FormatMoney {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return (amount) => format.format(amount);
}

let rupees: FormatMoney | undefined;

/** Created at its first use, because it needs up to 45 ms. */
export const inRupees: FormatMoney = (amount) => (rupees ??= moneyIn('INR', 'en-IN'))(amount);

export const MoneyContext = createContext<FormatMoney>(inRupees);

/** The formatter of amounts. */
export const useMoney = (): FormatMoney => useContext(MoneyContext);
