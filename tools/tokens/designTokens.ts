import { generate, parse, type CssNode, type Value } from 'css-tree';
import { prabhatTokens } from '../../libs/ui/src/stories/prabhat';
import { palettes, surfaces, type Themed } from '../../libs/ui/src/theme/colors';
import type { BrandTokens } from '../../libs/ui/src/theme/createTheme';
import { bezierOut } from '../../libs/ui/src/theme/motionTokens';
import { breakpoints, semanticTokens, textStyles, tokens } from '../../libs/ui/src/theme/tokens';

/** A token of the format: its value, and optionally a sentence about it. */
interface DesignToken {
  readonly $value: unknown;
  readonly $description?: string;
}

/** A group of tokens of one type. */
interface TokenGroup {
  readonly $type: string;
  readonly [name: string]: unknown;
}

/** A file of the Design Tokens Format 2025.10: groups by their names, which are those of the theme. */
type DesignTokens = Readonly<Record<string, TokenGroup>>;

/** The light or the dark mode, in which a brand has its own colours. */
type Mode = 'light' | 'dark';

/** The values of the theme, by the names of their tokens. */
type Values = Readonly<Record<string, { readonly value: string }>>;

/** The brands by name, each with the values that differ from those of Niramaya. */
const brands: Readonly<Record<string, BrandTokens>> = { niramaya: {}, prabhat: prabhatTokens };

/** Returns a number with at most four decimals, because computed ones may have a rest such as 0.30000000000000004. */
const round = (value: number) => Number(value.toFixed(4));

/** Returns the parts of a CSS value between its commas. */
function partsOf(children: readonly CssNode[]): CssNode[][] {
  const parts: CssNode[][] = [[]];
  for (const node of children) {
    if (node.type === 'Operator' && node.value === ',') parts.push([]);
    else parts.at(-1)?.push(node);
  }
  return parts;
}
const partsOfText = (css: string) => partsOf((parse(css, { context: 'value' }) as Value).children.toArray());

/** Returns a colour of the theme, '#RRGGBB' or '#RRGGBBAA', as an object of the format. */
function color(hex: string) {
  const part = (index: number) => round(Number.parseInt(hex.slice(index, index + 2), 16) / 255);
  const alpha = hex.length > 7 && { alpha: part(7) };
  return { colorSpace: 'srgb', components: [part(1), part(3), part(5)], ...alpha, hex: hex.slice(0, 7) };
}

/** Returns a length in px; undefined for a length without a type in the format, such as `100%` or `64ch`. */
function lengthOf(node: CssNode | undefined) {
  if (node?.type === 'Number') return { value: Number(node.value), unit: 'px' };
  if (node?.type !== 'Dimension' || !['px', 'rem'].includes(node.unit)) return undefined;
  return { value: round(Number(node.value) * (node.unit === 'rem' ? 16 : 1)), unit: 'px' };
}

/** Returns a length as a token. The format has no fluid values, so `clamp` becomes its greatest value. */
function dimension(css: string): DesignToken | undefined {
  const [part = []] = partsOfText(css);
  const [node] = part;
  const fluid = node?.type === 'Function' && node.name === 'clamp' ? node : undefined;
  const $value = lengthOf(fluid ? partsOf(fluid.children.toArray()).at(-1)?.[0] : node);
  if (!$value || part.length > 1) return undefined;
  return fluid ? { $value, $description: `Grows with the window on the web: ${css}.` } : { $value };
}

/** Returns a duration, such as '150ms', as a token. */
const duration = (css: string) => {
  const [[node] = []] = partsOfText(css);
  return { $value: node?.type === 'Dimension' ? { value: Number(node.value), unit: node.unit } : css };
};

/** Returns the names of a `font-family`, without their quotes, as a token. */
const fontFamily = (css: string) => ({
  $value: partsOfText(css).map((part) =>
    part.map((node) => (node.type === 'String' ? node.value : generate(node))).join(' '),
  ),
});

const number = (css: string) => ({ $value: Number(css) });

/** Returns the layers of a `box-shadow` as a token. Those of the theme have two offsets, a blur and a colour each. */
const shadow = (css: string) => ({
  $value: partsOfText(css).map((part) => {
    const [offsetX, offsetY, blur] = part.map(lengthOf);
    const hash = part.find((node) => node.type === 'Hash');
    return { offsetX, offsetY, blur, spread: { value: 0, unit: 'px' }, color: color(`#${hash?.value}`) };
  }),
});

/** Returns a name without a dot, which the format keeps for references. */
const nameOf = (name: string) => name.replace('.', '_');

/** Returns a group of tokens; a value without a type in the format is left out. */
function group($type: string, values: Values, convert: (css: string) => DesignToken | undefined): TokenGroup {
  const entries = Object.entries(values).map(([name, { value }]) => [nameOf(name), convert(value)] as const);
  return { $type, ...Object.fromEntries(entries.filter(([, token]) => token !== undefined)) };
}

/** Returns the sizes. Those that the theme takes from the spacing scale refer to it. */
function sizes(): TokenGroup {
  const { spacing } = tokens;
  const aliases = Object.keys(spacing).map((name) => [nameOf(name), { $value: `{spacing.${nameOf(name)}}` }]);
  return { ...group('dimension', tokens.sizes, dimension), ...Object.fromEntries(aliases) };
}

/** Returns a reference to a token of `lineHeights`, or the number itself if it has no token. */
const lineHeight = (name: string) => (name in tokens.lineHeights ? `{lineHeights.${name}}` : Number(name));

/** Returns the text styles. Each refers to the tokens of its font, size, weight and line height. */
function typography(): TokenGroup {
  const styles = Object.entries(textStyles).map(([name, { value: style }]) => {
    const { fontSize } = style;
    const spacing = 'letterSpacing' in style && style.letterSpacing ? style.letterSpacing : '0';
    const size = dimension((tokens.fontSizes as Values)[fontSize]!.value)?.$value as { value: number };
    const $value = {
      fontFamily: '{fonts.body}',
      fontSize: `{fontSizes.${fontSize}}`,
      fontWeight: `{fontWeights.${style.fontWeight}}`,
      lineHeight: lineHeight(style.lineHeight),
      // The theme has the letter spacing in em, a unit that the format does not have.
      letterSpacing: { value: round(Number.parseFloat(spacing) * size.value), unit: 'px' },
    };
    const figures = 'fontVariantNumeric' in style && {
      $description: 'For prices: all figures are equally wide (font-variant-numeric: tabular-nums).',
    };
    return [name, { $value, ...figures }] as const;
  });
  return { $type: 'typography', ...Object.fromEntries(styles) };
}

/** Returns the colours by group and role, with those of the brand in place of those of Niramaya. */
function colors(brand: NonNullable<BrandTokens['colors']>, mode: Mode): TokenGroup {
  const groups = Object.entries<Readonly<Record<string, Themed>>>({ ...surfaces, ...palettes }).map(([name, roles]) => {
    const merged = { ...roles, ...(brand[name as keyof typeof brand] as typeof roles | undefined) };
    const group = Object.entries(merged).map(([role, [light, dark]]) => [
      role === 'DEFAULT' ? 'default' : role,
      { $value: color(mode === 'light' ? light : dark) },
    ]);
    return [name, Object.fromEntries(group) as Record<string, DesignToken>] as const;
  });
  return { $type: 'color', ...Object.fromEntries(groups) };
}

/** Returns the values of a brand in the shape of the theme, over those of Niramaya. */
const over = (own: Values, brand: Readonly<Record<string, string>> = {}): Values => ({
  ...own,
  ...Object.fromEntries(Object.entries(brand).map(([name, value]) => [name, { value }])),
});

/**
 * Returns all tokens of a brand in one mode, in the Design Tokens Format 2025.10
 * (https://www.designtokens.org/tr/2025.10/format/). Lengths are in px, because design tools have no rem.
 */
export function designTokens(brand: BrandTokens, mode: Mode): DesignTokens {
  const shadows = Object.entries(semanticTokens.shadows).map(([name, { value }]) => [
    name,
    { value: value[`_${mode}`] },
  ]);
  return {
    colors: colors(brand.colors ?? {}, mode),
    shadows: group('shadow', Object.fromEntries(shadows) as Values, shadow),
    spacing: group('dimension', tokens.spacing, dimension),
    sizes: sizes(),
    radii: group('dimension', over(tokens.radii, brand.radii), dimension),
    breakpoints: group('dimension', over({}, breakpoints), dimension),
    fonts: group('fontFamily', over(tokens.fonts, brand.fonts), fontFamily),
    fontSizes: group('dimension', tokens.fontSizes, dimension),
    fontWeights: group('fontWeight', tokens.fontWeights, number),
    lineHeights: group('number', tokens.lineHeights, number),
    textStyles: typography(),
    durations: group('duration', tokens.durations, duration),
    easings: { $type: 'cubicBezier', out: { $value: bezierOut } },
    zIndex: group('number', tokens.zIndex, number),
  };
}

/**
 * Returns the files by name: the tokens of each brand and mode, and a resolver document
 * (https://www.designtokens.org/tr/2025.10/resolver/) that lists them as the contexts of one modifier.
 */
export function designTokenFiles(): Readonly<Record<string, object>> {
  const themes = Object.entries(brands).flatMap(([name, brand]) =>
    (['light', 'dark'] as const).map((mode) => ({ theme: `${name}-${mode}`, tokens: designTokens(brand, mode) })),
  );
  const fileOf = (theme: string) => `${theme}.tokens.json`;
  const contexts = Object.fromEntries(themes.map(({ theme }) => [theme, [{ $ref: fileOf(theme) }]]));
  return {
    ...Object.fromEntries(themes.map((one) => [fileOf(one.theme), one.tokens])),
    'niramaya.resolver.json': {
      name: 'Niramaya',
      version: '2025.10',
      modifiers: { theme: { contexts, default: themes[0]?.theme } },
      resolutionOrder: [{ $ref: '#/modifiers/theme' }],
    },
  };
}
