import { createContext, useContext, type ComponentType } from 'react';
import type { LogoProps } from '../art/Logo/logoProps';
import { moneyIn } from '../locale/moneyIn';

/** Formats an amount of money: `₹1,23,456.50`. */
export type FormatMoney = (amount: number) => string;

let rupees: FormatMoney | undefined;

/** Rupees in Indian grouping. The formatter takes up to 45 ms to create, so it is created at its first use. */
export const inRupees: FormatMoney = (amount) => (rupees ??= moneyIn('INR', 'en-IN'))(amount);

const MoneyContext = createContext<FormatMoney>(inRupees);
const LogoContext = createContext<ComponentType<LogoProps> | undefined>(undefined);

export const MoneyProvider = MoneyContext.Provider;
export const LogoProvider = LogoContext.Provider;

/** Returns the function that formats amounts. The default is rupees, unless `UiProvider` sets another one. */
export const useMoney = (): FormatMoney => useContext(MoneyContext);

/** Returns the logo of the brand, if it has its own. */
export const useBrandLogo = () => useContext(LogoContext);
