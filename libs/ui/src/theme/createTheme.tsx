import type { ComponentType, ReactNode } from 'react';
import type { palettes, surfaces, Themed } from './colors';
import type { LogoProps } from '../art/Logo/Logo';

/** The groups of colours: surfaces and palettes. */
type Groups = typeof surfaces & typeof palettes;

/** The values that a brand may change. The others stay those of Niramaya. */
export interface BrandTokens {
  /** Colours by group and role, each for the light and the dark theme, as '#RRGGBB'. */
  readonly colors?: { readonly [G in keyof Groups]?: Partial<Readonly<Record<keyof Groups[G], Themed>>> };
  /** The rounding of corners, as CSS lengths. */
  readonly radii?: Partial<Record<'sm' | 'control' | 'card' | 'pill', string>>;
  /** The font families, as in CSS. The application provides the font files. */
  readonly fonts?: Partial<Record<'body' | 'heading', string>>;
}

/** The options of `createTheme`. */
export interface ThemeOptions extends BrandTokens {
  /** The name of the brand, in letters and hyphens. It is the attribute `data-theme` of the style element. */
  readonly name: string;
  /** Renders the logo. @default that of Niramaya */
  readonly logo?: ComponentType<LogoProps>;
}

/** A brand for `<UiProvider theme>`. */
export interface Theme {
  /** The name of the brand. */
  readonly name: string;
  /** The custom properties as CSS, for the server's page or for a site whose security policy forbids inline styles. */
  readonly css: string;
  /** Renders the logo; undefined for that of Niramaya. */
  readonly logo: ComponentType<LogoProps> | undefined;
  /** The custom properties in a style element, which `UiProvider` renders. */
  readonly styles: ReactNode;
}

/** Returns a name of a token as custom properties spell it: 'solidHover' becomes 'solid-hover'. */
const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Returns declarations of custom properties, as Panda names them: with the prefix `n` of `panda.config.ts`. */
const declarations = (kind: string, values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, value]) => `--n-${kind}-${kebab(name)}:${value};`)
    .join('');

/** Returns the colours of one theme by the names of their tokens. `mode` is 0 for light and 1 for dark. */
const colorsIn = (colors: NonNullable<BrandTokens['colors']>, mode: 0 | 1) =>
  Object.fromEntries(
    Object.entries(colors).flatMap(([group, roles]) =>
      Object.entries<Themed>(roles).map(([role, themed]) => [
        role === 'DEFAULT' ? group : `${group}-${role}`,
        themed[mode],
      ]),
    ),
  );

/** The characters that could end the rule or the style element. */
const unsafe = /[<>{}]/;

/**
 * Creates a brand from other values of the tokens. The components stay as they are, because their rules refer to custom
 * properties.
 *
 * @throws Error if a value contains one of `< > { }`, because it could end the style sheet
 */
export function createTheme({ name, logo, colors = {}, radii = {}, fonts = {} }: ThemeOptions): Theme {
  // The base holds for both themes, except for the colours, which the dark theme replaces.
  const base =
    declarations('radii', radii) + declarations('fonts', fonts) + declarations('colors', colorsIn(colors, 0));
  const dark = declarations('colors', colorsIn(colors, 1));
  // The selector repeats `:root`, so that it overrides the tokens of Chakra, which are outside of all layers too.
  const css = `:root:root{${base}}:root.dark{${dark}}`;
  if ([base, dark].some((text) => unsafe.test(text))) throw new Error(`The theme ${name} has a value with < > { or }.`);
  const styles = <style data-theme={name} dangerouslySetInnerHTML={{ __html: css }} />;
  return { name, css, logo, styles };
}
