import { formatRupees } from '@niramaya/contract';
import { createContext, useContext, type ComponentType } from 'react';
import type { LogoProps } from '../art/Logo/Logo';

/** Writes an amount of money: `₹1,23,456.50`. */
export type FormatMoney = (amount: number) => string;

const MoneyContext = createContext<FormatMoney>(formatRupees);
const LogoContext = createContext<ComponentType<LogoProps> | undefined>(undefined);

export const MoneyProvider = MoneyContext.Provider;
export const LogoProvider = LogoContext.Provider;

/** How amounts are written here; in rupees where `UiProvider` says nothing else. */
export const useMoney = (): FormatMoney => useContext(MoneyContext);

/** The logo of the brand, where it has one of its own. */
export const useBrandLogo = () => useContext(LogoContext);
