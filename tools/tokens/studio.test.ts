import { describe, expect, it } from 'vitest';
import { designTokenFiles } from './designTokens';
import {
  studioParameterOf,
  brandFiles,
  brandOfParameter,
  brandTokensOf,
  niramaya,
  parseColor,
  parseCorner,
  prabhat,
  verdictsOf,
  verdictSummary,
  type StudioBrand,
} from './studio';

/** Niramaya with a main button in a colour that is too pale for its white text. */
const pale: StudioBrand = { ...niramaya, colors: { ...niramaya.colors, 'brand.solid': ['#BFE3DC', '#4FC3AF'] } };

describe('colour and corner', () => {
  it.each([
    ['#0b6358', '#0B6358'],
    [' 0B6358 ', '#0B6358'],
    ['#abc', '#AABBCC'],
    ['', undefined],
    ['#', undefined],
    ['teal', undefined],
    ['#12345', undefined],
    ['#0B6358FF', undefined],
    ['#GGGGGG', undefined],
    ['##0B6358', undefined],
  ])('%j is the colour %s', (text, color) => {
    expect(parseColor(text)).toBe(color);
  });

  it.each([
    ['0', 0],
    [' 32 ', 32],
    ['33', undefined],
    ['-1', undefined],
    ['1.5', undefined],
    ['', undefined],
    ['6px', undefined],
  ])('%j is the rounding %s', (text, corner) => {
    expect(parseCorner(text)).toBe(corner);
  });
});

describe('verdict', () => {
  it.each([
    ['Niramaya', niramaya],
    ['Prabhat', prabhat],
  ])('%s has enough contrast in every pair', (_name, brand) => {
    expect(verdictSummary(verdictsOf(brandTokensOf(brand)))).toBe('All 154 pairs pass in light and in dark.');
  });

  it('a pale brand fails, and its pairs come first', () => {
    const verdicts = verdictsOf(brandTokensOf(pale));
    expect(verdictSummary(verdicts)).toBe('Too little contrast: 4 of 154 pairs fail in light, and 0 in dark.');
    expect(verdicts[0]).toEqual({
      name: 'brand.contrast on brand.solid',
      kind: 'text',
      light: { ratio: '1.37', isEnough: false, foreground: '#FFFFFF', background: '#BFE3DC' },
      dark: { ratio: '7.94', isEnough: true, foreground: '#04201B', background: '#4FC3AF' },
    });
    expect(verdicts.map(({ light, dark }) => light.isEnough && dark.isEnough).lastIndexOf(false)).toBe(3);
  });

  it('a ratio just below the needed one is not rounded up', () => {
    const colors: StudioBrand['colors'] = { ...niramaya.colors, 'brand.solid': ['#787864', '#4FC3AF'] };
    const verdict = verdictsOf(brandTokensOf({ ...niramaya, colors })).find(
      ({ name }) => name === 'brand.contrast on brand.solid',
    );
    expect(verdict?.light).toMatchObject({ ratio: '4.49', isEnough: false });
  });
});

describe('files', () => {
  const files = designTokenFiles();
  it.each([
    ['niramaya', niramaya],
    ['prabhat', prabhat],
  ])('the design tokens of %s are those of npm run tokens', (name, brand) => {
    const own = brandFiles(brandTokensOf(brand));
    for (const mode of ['light', 'dark'])
      expect(JSON.parse(own[`brand-${mode}.tokens.json`]!)).toEqual(files[`${name}-${mode}.tokens.json`]);
  });

  it('the module has the values for createTheme', () => {
    const module = brandFiles(brandTokensOf(pale))['brand.ts']!;
    const [start, values] = module.split(' = ');
    expect(start).toBe("import type { BrandTokens } from '@niramaya/ui';\n\nexport const brandTokens");
    expect(JSON.parse(values!.replace(' satisfies BrandTokens;', ''))).toMatchObject({
      colors: { brand: { solid: ['#BFE3DC', '#4FC3AF'] }, border: { DEFAULT: ['#E4DDCE', '#263B35'] } },
      radii: { sm: '0.375rem', control: '0.625rem', card: '1rem' },
    });
  });

  it('the custom properties have one line each, in light and dark', () => {
    const lines = brandFiles(brandTokensOf(pale))['brand.css']!.split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        ':root:root {',
        '--n-radii-card:1rem;',
        '--n-colors-brand-solid:#BFE3DC;',
        '--n-colors-neutral-focus-ring:#0B7A6C;',
        ':root.dark {',
        '--n-colors-brand-solid:#4FC3AF;',
      ]),
    );
  });
});

describe('address', () => {
  it('has only the values that differ from Niramaya', () => {
    expect(studioParameterOf(niramaya)).toBe('');
    expect(studioParameterOf({ ...pale, corners: { ...pale.corners, card: 6 }, font: 'fraunces' })).toBe(
      'brand.solid-BFE3DC-4FC3AF_card-6_font-fraunces',
    );
  });

  it.each([
    ['Niramaya', niramaya],
    ['Prabhat', prabhat],
    ['a changed brand', { ...pale, corners: { sm: 0, control: 32, card: 1 }, font: 'system' as const }],
  ])('returns %s as it was', (_name, brand) => {
    expect(brandOfParameter(studioParameterOf(brand))).toEqual(brand);
  });

  it('a value that is missing or wrong is that of Niramaya', () => {
    expect(
      brandOfParameter('brand.solid-teal-4FC3AF_bg-FFFFFF_card-99_font-papyrus_toString-1_<script>-x_control-4'),
    ).toEqual({ ...niramaya, corners: { ...niramaya.corners, control: 4 } });
  });
});
