import type { Locale } from '@niramaya/contract';
import { useEffect, useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import { LocaleProvider } from '../locale/locale';
import { LinkProvider, PlainLink, type LinkProps } from '../UiLink/LinkProvider';
import { applyColorMode, currentColorMode, useColorMode, type ResolvedColorMode } from './colorMode';
import './fonts.css';
import './styles.css';

export interface UiProviderProps {
  children: ReactNode;
  /** The router's link. Without one, links are plain anchors. */
  link?: ComponentType<LinkProps>;
  /** @default 'en' */
  locale?: Locale;
  /** Draws in this theme whatever the shopper chose; for stories. */
  colorMode?: ResolvedColorMode;
}

// On the server a layout effect only warns; there the head's script sets the class.
const useClassEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Everything a screen needs of the design system: theme, fonts, the router's link and the language. */
export function UiProvider({ children, link = PlainLink, locale = 'en', colorMode }: UiProviderProps) {
  const { resolved } = useColorMode();
  const drawn = colorMode ?? resolved;

  useClassEffect(() => {
    // While a page hydrates, `drawn` is still that of the prerendered one; applying it would flash.
    applyColorMode(colorMode ?? currentColorMode());
  }, [colorMode, drawn]);

  return (
    <LocaleProvider value={locale}>
      <LinkProvider value={link}>{children}</LinkProvider>
    </LocaleProvider>
  );
}
