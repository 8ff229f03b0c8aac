import { palettes, surfaces, type Themed } from './colors';
import { tokens } from './tokens';

type Groups = typeof surfaces & typeof palettes;

/** Colours by group and role: `{ brand: { solid: ['#0B6358', '#4FC3AF'] } }`. */
export type Colors = { readonly [G in keyof Groups]: Readonly<Record<keyof Groups[G], Themed>> };

/** The tokens that a brand may override. Omitted tokens keep the value of Niramaya. */
export interface BrandTokens {
  /** Colours, each in light and dark, as `#RRGGBB`. */
  readonly colors?: { readonly [G in keyof Groups]?: Partial<Colors[G]> };
  readonly radii?: Partial<Record<'sm' | 'control' | 'card' | 'pill', string>>;
  /** Font families, as `font-family` takes them. The application provides the font files. */
  readonly fonts?: Partial<Record<'body' | 'heading', string>>;
}

/** The complete values of a brand. */
export interface ThemeTokens {
  readonly colors: Colors;
  readonly radii: Readonly<Record<string, string>>;
  readonly fonts: Readonly<Record<string, string>>;
}

const valuesOf = (kind: Readonly<Record<string, { value: string }>>): Record<string, string> =>
  Object.fromEntries(Object.entries(kind).map(([name, { value }]) => [name, value]));

/** Returns Niramaya's values, overridden by those of a brand. */
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
