import { palettes, surfaces, type Themed } from './colors';
import { tokens } from './tokens';

type Groups = typeof surfaces & typeof palettes;

export type Colors = { readonly [G in keyof Groups]: Readonly<Record<keyof Groups[G], Themed>> };

export interface BrandTokens {
  /** Light and dark, as `#RRGGBB`. */
  readonly colors?: { readonly [G in keyof Groups]?: Partial<Colors[G]> };
  readonly radii?: Partial<Record<'sm' | 'control' | 'card' | 'pill', string>>;
  /** The application provides the font files. */
  readonly fonts?: Partial<Record<'body' | 'heading', string>>;
}

export interface ThemeTokens {
  readonly colors: Colors;
  readonly radii: Readonly<Record<string, string>>;
  readonly fonts: Readonly<Record<string, string>>;
}

const valuesOf = (kind: Readonly<Record<string, { value: string }>>): Record<string, string> =>
  Object.fromEntries(Object.entries(kind).map(([name, { value }]) => [name, value]));

/** Returns a brand's values over Niramaya's. */
export function themeTokens({ colors = {}, radii, fonts }: BrandTokens = {}): ThemeTokens {
  const own: Colors = { ...surfaces, ...palettes };
  const groups = Object.keys(own) as (keyof Colors)[];
  return {
    colors: Object.fromEntries(
      groups.map((group) => [group, { ...own[group], ...colors[group] }]),
    ) as unknown as Colors,
    radii: { ...valuesOf(tokens.radii), ...radii },
    fonts: { ...valuesOf(tokens.fonts), ...fonts },
  };
}
