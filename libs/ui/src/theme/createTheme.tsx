import type { ComponentType, ReactNode } from 'react';
import type { palettes, surfaces, Themed } from './colors';
import type { LogoProps } from '../art/Logo/Logo';

type Groups = typeof surfaces & typeof palettes;

export interface BrandTokens {
  /** Light and dark, as `#RRGGBB`. */
  readonly colors?: { readonly [G in keyof Groups]?: Partial<Readonly<Record<keyof Groups[G], Themed>>> };
  readonly radii?: Partial<Record<'sm' | 'control' | 'card' | 'pill', string>>;
  /** The application provides the font files. */
  readonly fonts?: Partial<Record<'body' | 'heading', string>>;
}

export interface ThemeOptions extends BrandTokens {
  /** In letters and hyphens. */
  readonly name: string;
  readonly logo?: ComponentType<LogoProps>;
}

export interface Theme {
  readonly name: string;
  /** For server rendering, or without inline styles. */
  readonly css: string;
  readonly logo: ComponentType<LogoProps> | undefined;
  readonly styles: ReactNode;
}

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const declarations = (kind: string, values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, value]) => `--n-${kind}-${kebab(name)}:${value};`)
    .join('');

const colorsIn = (colors: NonNullable<BrandTokens['colors']>, mode: 0 | 1) =>
  Object.fromEntries(
    Object.entries(colors).flatMap(([group, roles]) =>
      Object.entries<Themed>(roles).map(([role, themed]) => [
        role === 'DEFAULT' ? group : `${group}-${role}`,
        themed[mode],
      ]),
    ),
  );

const unsafe = /[<>{}]/;

/** Creates a brand. Throws if a value could end the style sheet. */
export function createTheme({ name, logo, colors = {}, radii = {}, fonts = {} }: ThemeOptions): Theme {
  const light =
    declarations('radii', radii) + declarations('fonts', fonts) + declarations('colors', colorsIn(colors, 0));
  const dark = declarations('colors', colorsIn(colors, 1));
  // `:root` twice overrides Chakra's unlayered tokens.
  const css = `:root:root{${light}}:root.dark{${dark}}`;
  if ([light, dark].some((text) => unsafe.test(text)))
    throw new Error(`The theme ${name} has a value with < > { or }.`);
  const styles = <style data-theme={name} dangerouslySetInnerHTML={{ __html: css }} />;
  return { name, css, logo, styles };
}
