import { createContext, useContext, type ComponentType } from 'react';
import { moneyIn } from '../locale/moneyIn';

export interface LogoProps {
  /** @default 36 */
  size?: number;
  withName?: boolean;
}

export type FormatMoney = (amount: number) => string;

let rupees: FormatMoney | undefined;

/** Created at its first use, because it needs up to 45 ms. */
export const inRupees: FormatMoney = (amount) => (rupees ??= moneyIn('INR', 'en-IN'))(amount);

const MoneyContext = createContext<FormatMoney>(inRupees);
const LogoContext = createContext<ComponentType<LogoProps> | undefined>(undefined);

export const MoneyProvider = MoneyContext.Provider;
export const LogoProvider = LogoContext.Provider;

/** Returns the formatter of amounts. */
export const useMoney = (): FormatMoney => useContext(MoneyContext);

export const useBrandLogo = () => useContext(LogoContext);
