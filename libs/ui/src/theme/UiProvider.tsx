import { useEffect, useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import { LocaleProvider, type Locale } from '../locale/locale';
import { LinkProvider, PlainLink, type LinkProps } from '../UiLink/LinkProvider';
import { applyColorMode, currentColorMode, useColorMode, type ResolvedColorMode } from './colorMode';
import type { Theme } from './createTheme';
import { inRupees, LogoProvider, MoneyProvider, type FormatMoney } from './settings';
import './fonts.css';
import './styles.css';

export interface UiProviderProps {
  /** The application. */
  children: ReactNode;
  /** The link component of the router. Without one, links are plain anchors. */
  link?: ComponentType<LinkProps>;
  /** @default 'en' */
  locale?: Locale;
  /**
   * Formats amounts of money; `moneyIn('EUR', 'de-DE')` returns such a function.
   * @default rupees, in Indian grouping
   */
  formatMoney?: FormatMoney;
  /** A brand that `createTheme` returns. @default Niramaya */
  theme?: Theme;
  /** Forces light or dark mode, whatever the shopper selected. For stories. */
  colorMode?: ResolvedColorMode;
}

// On the server, a layout effect only logs a warning. There, the script in the head sets the class.
const useClassEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Provides what a screen needs from the design system: theme, fonts, the router's link, language and currency. */
export function UiProvider(props: UiProviderProps) {
  const { children, link = PlainLink, locale = 'en', formatMoney = inRupees, theme, colorMode } = props;
  const { resolved } = useColorMode();
  const drawn = colorMode ?? resolved;

  useClassEffect(() => {
    // During hydration, `drawn` is still the mode of the prerendered page. Applying it would make the page flash.
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
