import { prabhatTokens } from '../../libs/ui/src/stories/prabhat';
import { palettes, surfaces, type Themed } from '../../libs/ui/src/theme/colors';
import { contrastRatio } from '../../libs/ui/src/theme/contrast';
import { createTheme, type BrandTokens } from '../../libs/ui/src/theme/createTheme';
import { pairsOf, type ColorPair } from '../../libs/ui/src/theme/pairs';
import { tokens } from '../../libs/ui/src/theme/tokens';
import { designTokens } from './designTokens';

/*
 * The logic of the theme studio, without React. The studio is a page of Storybook (`.storybook/docs/ThemeStudio.tsx`)
 * with fields for the values of a brand, a table of its contrasts, and its files to download.
 */

/**
 * The colours that a brand sets, by the names of their tokens, with the labels of their fields. A name has neither '-'
 * nor '_', which separate values in the parameter `studio` of an address.
 */
export const colorLabels = {
  'brand.solid': 'Main button',
  'brand.solidHover': 'Main button, hovered',
  'brand.contrast': 'Text on main button',
  'brand.fg': 'Text and links',
  'brand.border': 'Brand border',
  'brand.focusRing': 'Focus ring',
  'brand.subtle': 'Palest tint',
  'brand.muted': 'Middle tint',
  'brand.emphasized': 'Strongest tint',
  bg: 'Page',
  'bg.panel': 'Card',
  'bg.subtle': 'Inset on a card',
  'bg.muted': 'Darker inset',
  border: 'Line',
  'border.strong': 'Field border',
};

/** The corners that a brand sets, by the names of their tokens, with the labels of their fields. */
export const cornerLabels = { sm: 'Small corners', control: 'Corners of controls', card: 'Corners of cards' };

/**
 * The largest rounding of a corner, in px. The error of the field in `.storybook/docs/studio/BrandFields.tsx` names the
 * number too.
 */
const maxCornerPx = 32;

/**
 * The fonts that this Storybook loads: the value of `font-family` of each, by its name in the parameter `studio`. The
 * font of the system is followed by Anek for Devanagari, which it may lack.
 */
const families = {
  anek: tokens.fonts.body!.value,
  fraunces: prabhatTokens.fonts.body,
  system: "system-ui, 'Segoe UI', Roboto, 'Noto Sans', 'Anek Devanagari Variable', sans-serif",
};

/** The names of the fonts in the field. */
export const fontLabels = { anek: 'Anek', fraunces: 'Fraunces', system: 'The font of the system' };

/** The name of a colour that a brand sets. */
export type ColorName = keyof typeof colorLabels;
/** The name of a corner that a brand sets. */
export type CornerName = keyof typeof cornerLabels;
/** The name of a font of this Storybook. */
export type FontName = keyof typeof families;

const colorNames = Object.keys(colorLabels) as ColorName[];
const cornerNames = Object.keys(cornerLabels) as CornerName[];
const fontNames = Object.keys(families) as FontName[];

/** A brand in the theme studio. */
export interface StudioBrand {
  /** Each colour in light and dark, as '#RRGGBB'. */
  readonly colors: Readonly<Record<ColorName, Themed>>;
  /** The rounding of each corner, in px. */
  readonly corners: Readonly<Record<CornerName, number>>;
  /** The font of texts and headings. */
  readonly font: FontName;
}

/** Returns an object with these names and the value of each. */
const mapNames = <Name extends string, Value>(names: readonly Name[], valueOf: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;

/** The colours of Niramaya by group and role. */
const niramayaColors = { ...surfaces, ...palettes };

/**
 * Returns a brand as the studio edits it. Values that the brand omits are those of Niramaya, and so is a font that this
 * Storybook does not load. The font of headings is not read, because the studio has one font for both.
 */
function studioBrandOf({ colors = {}, radii = {}, fonts = {} }: BrandTokens): StudioBrand {
  return {
    colors: mapNames(colorNames, (name) => {
      // A name without a dot, such as 'bg', is the role DEFAULT of its group.
      const [group, role = 'DEFAULT'] = name.split('.') as ['bg' | 'border' | 'brand', string?];
      const roles: Readonly<Record<string, Themed | undefined>> = { ...niramayaColors[group], ...colors[group] };
      // Niramaya has every colour of `colorLabels`.
      return roles[role]!;
    }),
    // The corners of a brand must be in rem, of which one is 16 px.
    corners: mapNames(cornerNames, (name) => Number.parseFloat(radii[name] ?? tokens.radii[name]!.value) * 16),
    font: fontNames.find((name) => families[name] === fonts.body) ?? 'anek',
  };
}

/** The values of Niramaya, from which every brand starts. */
export const niramaya = studioBrandOf({});
/** The values of Prabhat, the invented second brand, from which a brand can start too. */
export const prabhat = studioBrandOf(prabhatTokens);

/**
 * Returns the values of a brand for `createTheme` and `pairsOf`. The palettes `brand` and `neutral` get the same focus
 * ring, because controls of both are on the same pages.
 */
export function brandTokensOf({ colors, corners, font }: StudioBrand): BrandTokens {
  const groups: Record<string, Record<string, Themed>> = { neutral: { focusRing: colors['brand.focusRing'] } };
  for (const name of colorNames) {
    const [group = '', role = 'DEFAULT'] = name.split('.');
    groups[group] = { ...groups[group], [role]: colors[name] };
  }
  return {
    colors: groups,
    radii: mapNames(cornerNames, (name) => `${corners[name] / 16}rem`),
    fonts: { body: families[font], heading: families[font] },
  };
}

/** Returns a colour that was typed, such as '0b6358' or '#ABC', as '#RRGGBB'; undefined if it is no colour. */
export function parseColor(text: string): string | undefined {
  const digits = text.trim().toUpperCase().replace(/^#/, '');
  if (!/^(?:[\dA-F]{3}|[\dA-F]{6})$/.test(digits)) return undefined;
  const isShort = digits.length === 3;
  return `#${isShort ? [...digits].map((digit) => digit + digit).join('') : digits}`;
}

/** Returns a rounding that was typed, in px; undefined if it is no whole number from 0 to `maxCornerPx`. */
export function parseCorner(text: string): number | undefined {
  const digits = text.trim();
  return /^\d{1,2}$/.test(digits) && Number(digits) <= maxCornerPx ? Number(digits) : undefined;
}

/**
 * The least contrast ratio of each kind of pair (https://www.w3.org/TR/WCAG22/#contrast-minimum and
 * https://www.w3.org/TR/WCAG22/#non-text-contrast).
 */
export const neededRatio: Readonly<Record<ColorPair['kind'], number>> = { text: 4.5, control: 3 };

/** The contrast of a pair in one mode. */
export interface Contrast {
  /** The ratio with two digits, rounded down, so that 4.499 is not shown as 4.50. */
  readonly ratio: string;
  /** Whether the ratio is at least the needed one. */
  readonly isEnough: boolean;
  /** The colour of the text or border, as '#RRGGBB'. */
  readonly foreground: string;
  /** The colour behind the text or border, as '#RRGGBB'. */
  readonly background: string;
}

/** The contrast of a pair in both modes. */
export interface Verdict {
  /** The names of both tokens, such as 'fg.muted on bg.panel'. */
  readonly name: string;
  /** The kind of the foreground, which has its own least ratio. */
  readonly kind: ColorPair['kind'];
  readonly light: Contrast;
  readonly dark: Contrast;
}

/** Returns the contrast of every pair that a component may show. Pairs with too little contrast come first. */
export function verdictsOf(brandTokens: BrandTokens): readonly Verdict[] {
  const verdicts = pairsOf(brandTokens.colors).map(({ kind, name, foreground, background }): Verdict => {
    // A `Themed` value is the list of its light and its dark value.
    const contrast = (mode: 0 | 1): Contrast => {
      const ratio = contrastRatio(foreground[mode], background[mode]);
      return {
        ratio: (Math.floor(ratio * 100) / 100).toFixed(2),
        isEnough: ratio >= neededRatio[kind],
        foreground: foreground[mode],
        background: background[mode],
      };
    };
    return { name, kind, light: contrast(0), dark: contrast(1) };
  });
  const placeOf = ({ light, dark }: Verdict) => (light.isEnough && dark.isEnough ? 1 : 0);
  return verdicts.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Returns the sentence that counts the pairs with too little contrast. */
export function verdictSummary(verdicts: readonly Verdict[]): string {
  const failing = (mode: 'light' | 'dark') => verdicts.filter((verdict) => !verdict[mode].isEnough).length;
  const [light, dark] = [failing('light'), failing('dark')];
  return light + dark === 0
    ? `All ${verdicts.length} pairs pass in light and in dark.`
    : `Too little contrast: ${light} of ${verdicts.length} pairs fail in light, and ${dark} in dark.`;
}

/**
 * Returns the files of a brand by their names: `brand-light.tokens.json` and `brand-dark.tokens.json` are for design
 * tools, `brand.ts` has the values for `createTheme`, and `brand.css` sets its custom properties on the root element.
 */
export function brandFiles(brandTokens: BrandTokens): Readonly<Record<string, string>> {
  const json = (mode: 'light' | 'dark') => `${JSON.stringify(designTokens(brandTokens, mode), null, 2)}\n`;
  const { css } = createTheme({ name: 'brand', ...brandTokens });
  return {
    'brand-light.tokens.json': json('light'),
    'brand-dark.tokens.json': json('dark'),
    'brand.ts': `import type { BrandTokens } from '@niramaya/ui';\n\nexport const brandTokens = ${JSON.stringify(brandTokens, null, 2)} satisfies BrandTokens;\n`,
    // The values of a brand contain no braces and no semicolons, so a line can end after each of these characters.
    'brand.css': css.replaceAll('{', ' {\n').replaceAll(';', ';\n').replaceAll('}', '}\n'),
  };
}

/**
 * Returns the values that differ from Niramaya as the value of the parameter `studio` in an address, such as
 * 'brand.solid-6B2A7B-D7A3E6_card-6_font-fraunces'. None of its characters needs percent-encoding, because Storybook
 * writes the parameters of an address as they are.
 */
export function studioParameterOf({ colors, corners, font }: StudioBrand): string {
  /** Returns the light and the dark colour without '#', such as '6B2A7B-D7A3E6'. */
  const hexDigits = (themed: Themed) => themed.map((hex) => hex.slice(1)).join('-');
  return [
    ...colorNames
      .filter((name) => hexDigits(colors[name]) !== hexDigits(niramaya.colors[name]))
      .map((name) => `${name}-${hexDigits(colors[name])}`),
    ...cornerNames.filter((name) => corners[name] !== niramaya.corners[name]).map((name) => `${name}-${corners[name]}`),
    ...(font === niramaya.font ? [] : [`font-${font}`]),
  ].join('_');
}

/**
 * Returns the brand of a parameter that `studioParameterOf` has written. A value that is missing or wrong is that of
 * Niramaya.
 */
export function brandOfParameter(parameter: string): StudioBrand {
  const parts = new Map(
    parameter.split('_').map((part) => {
      const [name = '', ...values] = part.split('-');
      return [name, values] as const;
    }),
  );
  return {
    colors: mapNames(colorNames, (name): Themed => {
      const [light, dark] = (parts.get(name) ?? []).map(parseColor);
      return light && dark ? [light, dark] : niramaya.colors[name];
    }),
    corners: mapNames(cornerNames, (name) => parseCorner(parts.get(name)?.[0] ?? '') ?? niramaya.corners[name]),
    font: fontNames.find((name) => name === parts.get('font')?.[0]) ?? niramaya.font,
  };
}
