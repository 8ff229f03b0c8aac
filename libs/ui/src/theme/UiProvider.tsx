import { useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import { LogoContext } from '../art/Logo/Logo';
import { inRupees, MoneyContext, type FormatMoney } from '../money/money';
import { LinkProvider, PlainLink, type LinkProps } from '../UiLink/LinkProvider';
import { applyColorMode, currentColorMode, useColorMode, type ResolvedColorMode } from './colorMode';
import type { Theme } from './createTheme';
import './fonts.css';
import './styles.css';

export interface UiProviderProps {
  children: ReactNode;
  link?: ComponentType<LinkProps>;
  /** @default rupees, in Indian grouping */
  formatMoney?: FormatMoney;
  /** @default Niramaya */
  theme?: Theme;
  /** For stories. */
  colorMode?: ResolvedColorMode;
}

/** Provides theme, fonts, link and currency. */
export function UiProvider(props: UiProviderProps) {
  const { children, link = PlainLink, formatMoney = inRupees, theme, colorMode } = props;
  const { resolved } = useColorMode();
  const drawn = colorMode ?? resolved;

  useLayoutEffect(() => {
    // During hydration, `drawn` would flash.
    applyColorMode(colorMode ?? currentColorMode());
  }, [colorMode, drawn]);

  return (
    <LinkProvider value={link}>
      <MoneyContext value={formatMoney}>
        <LogoContext value={theme?.logo}>
          {theme?.styles}
          {children}
        </LogoContext>
      </MoneyContext>
    </LinkProvider>
  );
}
