import { useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import { LogoContext } from '../art/Logo/Logo';
import { inRupees, MoneyContext, type FormatMoney } from '../money/money';
import { LinkProvider, PlainLink, type LinkProps } from '../UiLink/LinkProvider';
import { applyColorMode, currentColorMode, useColorMode, type ResolvedColorMode } from './colorMode';
import type { Theme } from './createTheme';
import { TitleLanguage } from './titleLanguage';
import './fonts.css';
import './styles.css';

export interface UiProviderProps {
  /** The application. */
  children: ReactNode;
  /** The link component of the application's router. By default links are plain anchors. */
  link?: ComponentType<LinkProps>;
  /** Formats every amount; see `moneyIn`. @default rupees, in Indian grouping */
  formatMoney?: FormatMoney;
  /** The language tag of product titles, if they are not in the language of the page, as on a translated page. */
  titleLanguage?: string;
  /** The brand, made by `createTheme`. @default Niramaya */
  theme?: Theme;
  /** Overrides the shopper's choice of light or dark, for stories. By default the page follows `useColorMode`. */
  colorMode?: ResolvedColorMode;
}

/**
 * `UiProvider` is for the root of the application, and for the component under test. It provides the theme, the fonts,
 * the router's link, the currency and the language of product titles. A section in other colours is not possible,
 * because the theme belongs to the whole page.
 */
export function UiProvider(props: UiProviderProps) {
  const { children, link = PlainLink, formatMoney = inRupees, titleLanguage, theme, colorMode } = props;
  const { resolved } = useColorMode();
  const shown = colorMode ?? resolved;

  useLayoutEffect(() => {
    // The stored choice is read here, because `shown` is still 'light' during hydration: applying it would flash the
    // light theme in a dark page.
    applyColorMode(colorMode ?? currentColorMode());
  }, [colorMode, shown]);

  return (
    <LinkProvider value={link}>
      <MoneyContext value={formatMoney}>
        <TitleLanguage value={titleLanguage}>
          <LogoContext value={theme?.logo}>
            {theme?.styles}
            {children}
          </LogoContext>
        </TitleLanguage>
      </MoneyContext>
    </LinkProvider>
  );
}
