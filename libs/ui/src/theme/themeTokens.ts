import { palettes, surfaces, type Themed } from './colors';
import { tokens } from './tokens';

type Groups = typeof surfaces & typeof palettes;

/** Colours by group and role: `{ brand: { solid: ['#0B6358', '#4FC3AF'] } }`. */
export type Colors = { readonly [G in keyof Groups]: Readonly<Record<keyof Groups[G], Themed>> };

/** What a brand may say otherwise than Niramaya does. What it leaves out stays. */
export interface BrandTokens {
  /** Colours, each in light and dark, as `#RRGGBB`. */
  readonly colors?: { readonly [G in keyof Groups]?: Partial<Colors[G]> };
  readonly radii?: Partial<Record<'sm' | 'control' | 'card' | 'pill', string>>;
  /** Families, as `font-family` takes them. The application brings the files. */
  readonly fonts?: Partial<Record<'body' | 'heading', string>>;
}

/** The values of a brand, whole. */
export interface ThemeTokens {
  readonly colors: Colors;
  readonly radii: Readonly<Record<string, string>>;
  readonly fonts: Readonly<Record<string, string>>;
}

const valuesOf = (kind: Readonly<Record<string, { value: string }>>): Record<string, string> =>
  Object.fromEntries(Object.entries(kind).map(([name, { value }]) => [name, value]));

/** Niramaya's own values with those of a brand laid over them. */
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
