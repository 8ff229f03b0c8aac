import { formatRupees, type Locale } from '@niramaya/contract';
import { useEffect, useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import { LocaleProvider } from '../locale/locale';
import { LinkProvider, PlainLink, type LinkProps } from '../UiLink/LinkProvider';
import { applyColorMode, currentColorMode, useColorMode, type ResolvedColorMode } from './colorMode';
import type { Theme } from './createTheme';
import { LogoProvider, MoneyProvider, type FormatMoney } from './settings';
import './fonts.css';
import './styles.css';

export interface UiProviderProps {
  children: ReactNode;
  /** The router's link. Without one, links are plain anchors. */
  link?: ComponentType<LinkProps>;
  /** @default 'en' */
  locale?: Locale;
  /** How amounts of money are written; `moneyIn('EUR', 'de-DE')` makes one. @default rupees, in Indian grouping */
  formatMoney?: FormatMoney;
  /** A brand of `createTheme`. @default Niramaya */
  theme?: Theme;
  /** Draws in this theme whatever the shopper chose; for stories. */
  colorMode?: ResolvedColorMode;
}

// On the server a layout effect only warns; there the head's script sets the class.
const useClassEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Everything a screen needs of the design system: theme, fonts, the router's link, language and currency. */
export function UiProvider(props: UiProviderProps) {
  const { children, link = PlainLink, locale = 'en', formatMoney = formatRupees, theme, colorMode } = props;
  const { resolved } = useColorMode();
  const drawn = colorMode ?? resolved;

  useClassEffect(() => {
    // While a page hydrates, `drawn` is still that of the prerendered one; applying it would flash.
    applyColorMode(colorMode ?? currentColorMode());
  }, [colorMode, drawn]);

  return (
    <LocaleProvider value={locale}>
      <LinkProvider value={link}>
        <MoneyProvider value={formatMoney}>
          <LogoProvider value={theme?.logo}>
            {theme?.styles}
            {children}
          </LogoProvider>
        </MoneyProvider>
      </LinkProvider>
    </LocaleProvider>
  );
}
