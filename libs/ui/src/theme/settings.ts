import { formatRupees } from '@niramaya/contract';
import { createContext, useContext, type ComponentType } from 'react';
import type { LogoProps } from '../art/Logo/logoProps';

/** Formats an amount of money: `₹1,23,456.50`. */
export type FormatMoney = (amount: number) => string;

const MoneyContext = createContext<FormatMoney>(formatRupees);
const LogoContext = createContext<ComponentType<LogoProps> | undefined>(undefined);

export const MoneyProvider = MoneyContext.Provider;
export const LogoProvider = LogoContext.Provider;

/** Returns the function that formats amounts. The default is rupees, unless `UiProvider` sets another one. */
export const useMoney = (): FormatMoney => useContext(MoneyContext);

/** Returns the logo of the brand, if it has its own. */
export const useBrandLogo = () => useContext(LogoContext);
