import { themeTokens, type BrandTokens, type ThemeTokens } from './themeTokens';
import { semanticTokens, textStyles, tokens } from './tokens';

/** A group of the Design Tokens Format 2025.10. */
export interface DesignTokens {
  [name: string]: DesignTokens | unknown;
}

export type Brands = Readonly<Record<string, BrandTokens>>;

type Mode = 'light' | 'dark';
const at = { light: 0, dark: 1 } as const;

/** In px. */
const rem = 16;

const round = (value: number) => Number(value.toFixed(4));

function color(hex: string): object {
  const part = (index: number) => Number.parseInt(hex.slice(index, index + 2), 16) / 255;
  return {
    colorSpace: 'srgb',
    components: [part(1), part(3), part(5)].map(round),
    alpha: hex.length > 7 ? round(part(7)) : 1,
    hex: hex.slice(0, 7),
  };
}

/** Undefined without a type in the format, as for `100%`. */
function dimension(length: string): object | undefined {
  const [, figure, unit] = /^(-?[\d.]+)(rem|px)?$/.exec(length) ?? [];
  if (figure === undefined || (unit === undefined && Number(figure) !== 0)) return undefined;
  return { value: round(Number(figure) * (unit === 'rem' ? rem : 1)), unit: 'px' };
}

/** The format has no fluid values. */
const onDesktop = (length: string) =>
  length.startsWith('clamp(') ? (length.slice(0, -1).split(',').at(-1)?.trim() ?? length) : length;

const families = (list: string) => list.split(',').map((name) => name.trim().replaceAll(/^'|'$/g, ''));

const group = (
  $type: string,
  values: Readonly<Record<string, string>>,
  convert: (value: string) => unknown,
): DesignTokens => ({
  $type,
  ...Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const $value = convert(value);
      // A dot separates a reference's names.
      return $value === undefined ? [] : [[name.replace('.', '_'), { $value }]];
    }),
  ),
});

const plain = (values: Readonly<Record<string, { value: string }>>) =>
  Object.fromEntries(Object.entries(values).map(([name, { value }]) => [name, value]));

const shadows = (list: string) =>
  list.split(', ').map((one) => {
    const [x = '', y = '', blur = '', hex = ''] = one.split(' ');
    const px = (length: string) => ({ value: Number.parseFloat(length), unit: 'px' });
    return { color: color(hex), offsetX: px(x), offsetY: px(y), blur: px(blur), spread: px('0') };
  });

function common({ radii, fonts }: ThemeTokens): DesignTokens {
  const typography = Object.entries(textStyles).map(([name, { value }]) => {
    const { fontSize, fontWeight, lineHeight } = value;
    const lines = plain(tokens.lineHeights)[lineHeight] ?? lineHeight;
    const spacing = 'letterSpacing' in value ? Number.parseFloat(value.letterSpacing ?? '') : 0;
    const size = dimension(onDesktop(plain(tokens.fontSizes)[fontSize] ?? '')) as { value: number };
    const $value = {
      fontFamily: '{font.body}',
      fontSize: `{fontSize.${fontSize}}`,
      fontWeight: `{fontWeight.${fontWeight}}`,
      lineHeight: Number(lines),
      letterSpacing: { value: round(spacing * size.value), unit: 'px' },
    };
    return [name, { $value }] as const;
  });
  return {
    spacing: group('dimension', plain(tokens.spacing), dimension),
    size: group('dimension', plain(tokens.sizes), dimension),
    radius: group('dimension', radii, dimension),
    font: group('fontFamily', fonts, families),
    fontSize: group('dimension', plain(tokens.fontSizes), (length) => dimension(onDesktop(length))),
    fontWeight: group('fontWeight', plain(tokens.fontWeights), Number),
    lineHeight: group('number', plain(tokens.lineHeights), Number),
    duration: group('duration', plain(tokens.durations), (time) => ({ value: Number.parseFloat(time), unit: 'ms' })),
    easing: group('cubicBezier', plain(tokens.easings), (curve) => (curve.match(/[\d.]+/g) ?? []).map(Number)),
    zIndex: group('number', plain(tokens.zIndex), Number),
    typography: { $type: 'typography', ...Object.fromEntries(typography) },
  };
}

function themed({ colors }: ThemeTokens, mode: Mode): DesignTokens {
  const groups = Object.entries(colors).map(([name, roles]) => {
    const tokensOf = Object.entries(roles).map(([role, value]) => [
      role === 'DEFAULT' ? 'default' : role,
      { $value: color(value[at[mode]]) },
    ]);
    return [name, Object.fromEntries(tokensOf) as DesignTokens];
  });
  const casts = Object.entries(semanticTokens.shadows).map(([name, { value }]) => [
    name,
    { $value: shadows(value[mode === 'light' ? '_light' : '_dark']) },
  ]);
  return {
    color: { $type: 'color', ...Object.fromEntries(groups) },
    shadow: { $type: 'shadow', ...Object.fromEntries(casts) },
  };
}

function brandOnly(brand: BrandTokens, mode: Mode): DesignTokens {
  const whole = themed({ ...themeTokens(), colors: (brand.colors ?? {}) as ThemeTokens['colors'] }, mode);
  return {
    ...(brand.radii && { radius: group('dimension', brand.radii as Record<string, string>, dimension) }),
    ...(brand.fonts && { font: group('fontFamily', brand.fonts as Record<string, string>, families) }),
    color: whole.color,
  };
}

const inFile = (name: string) => [{ $ref: `./${name}` }];

/** Returns files by name, in the W3C community group's format. */
export function designTokenFiles(brands: Brands): Record<string, DesignTokens> {
  const own = themeTokens();
  const modes = ['light', 'dark'] as const;
  const variants = Object.entries(brands).flatMap(([name, brand]) =>
    modes.map((mode) => ({ name: `${name}-${mode}`, mode, document: brandOnly(brand, mode) })),
  );
  const contexts = {
    light: inFile('light.tokens.json'),
    dark: inFile('dark.tokens.json'),
    ...Object.fromEntries(
      variants.map(({ name, mode }) => [name, [...inFile(`${mode}.tokens.json`), ...inFile(`${name}.tokens.json`)]]),
    ),
  };
  return {
    'base.tokens.json': common(own),
    'light.tokens.json': themed(own, 'light'),
    'dark.tokens.json': themed(own, 'dark'),
    ...Object.fromEntries(variants.map(({ name, document }) => [`${name}.tokens.json`, document])),
    'niramaya.resolver.json': {
      name: 'Niramaya',
      version: '2025.10',
      sets: { base: { sources: inFile('base.tokens.json') } },
      modifiers: { theme: { contexts, default: 'light' } },
      resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/theme' }],
    },
  };
}
