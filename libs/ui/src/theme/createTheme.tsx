import type { ComponentType, ReactNode } from 'react';
import type { LogoProps } from '../art/Logo/logoProps';
import type { Themed } from './colors';
import type { BrandTokens } from './themeTokens';

export interface ThemeOptions extends BrandTokens {
  /** In letters and hyphens. */
  readonly name: string;
  readonly logo?: ComponentType<LogoProps>;
}

export interface Theme {
  readonly name: string;
  readonly tokens: BrandTokens;
  /** For server rendering, or without inline styles. */
  readonly css: string;
  readonly logo: ComponentType<LogoProps> | undefined;
  readonly styles: ReactNode;
}

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const declarations = (kind: string, values: Readonly<Record<string, string | undefined>>) =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `--n-${kind}-${kebab(name)}:${value};`)
    .join('');

function colorsIn(colors: NonNullable<BrandTokens['colors']>, mode: 0 | 1): Record<string, string> {
  return Object.fromEntries(
    Object.entries<Readonly<Record<string, Themed | undefined>> | undefined>(colors).flatMap(([group, roles = {}]) =>
      Object.entries(roles).flatMap(([role, themed]) =>
        themed ? [[role === 'DEFAULT' ? group : `${group}-${role}`, themed[mode]]] : [],
      ),
    ),
  );
}

const unsafe = /[<>{}]/;

/**
 * Creates a brand.
 * @throws Error if a value could end the style sheet
 */
export function createTheme({ name, logo, ...tokens }: ThemeOptions): Theme {
  const { colors = {}, radii = {}, fonts = {} } = tokens;
  const light =
    declarations('radii', radii) + declarations('fonts', fonts) + declarations('colors', colorsIn(colors, 0));
  const dark = declarations('colors', colorsIn(colors, 1));
  // `:root` twice overrides Chakra's unlayered tokens.
  const css = `:root:root{${light}}:root.dark{${dark}}`;
  if ([light, dark].some((text) => unsafe.test(text)))
    throw new Error(`The theme ${name} has a value with < > { or }.`);
  const styles = <style data-theme={name} dangerouslySetInnerHTML={{ __html: css }} />;
  return { name, tokens, css, logo, styles };
}
