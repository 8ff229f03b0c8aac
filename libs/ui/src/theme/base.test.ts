import { createSystem, defaultConfig, defineConfig } from '@chakra-ui/react';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { allCssProperties } from '@pandacss/is-valid-prop';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { base } from './base';
import { isCssProperty } from './css-properties';
import { isStyleProperty } from './style-properties';
import { breakpoints, semanticTokens, textStyles, tokens } from './tokens';

const theme = { tokens, semanticTokens, breakpoints, textStyles };
const ours = createSystem(base, defineConfig({ theme }));
const whole = createSystem(defaultBaseConfig, defineConfig({ theme }));

const names = (system: typeof ours) => new Set(system.utility.keys());

/** Names that are Chakra's and also an ordinary word of our sources or a CSS property whose values have no token. */
const withoutMeaning = new Set([
  'animation',
  'aspectRatio',
  'contrast',
  'cursor',
  'filter',
  'focusRing',
  'opacity',
  'overscrollBehavior',
  'overscrollBehaviorX',
  'rotate',
  'scrollSnapType',
  'transform',
  'transition',
  'translate',
]);

const valuesOf = (name: string): (string | boolean)[] => {
  if (name === 'truncate' || name === 'srOnly') return [true, false];
  if (name === 'hideFrom' || name === 'hideBelow') return ['sm', 'lg'];
  return ['4', 'card', 'brand.fg', 'bold', 'caption', 'full', 'thin', '13px', 'modal', 'fast'];
};

const root = path.resolve(import.meta.dirname, '../../../..');
const sources = globSync(
  ['libs/{ui,feature-*}/src/**/*.{ts,tsx}', 'apps/storefront/src/**/*.tsx', '.storybook/**/*.tsx'],
  {
    cwd: root,
  },
)
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

const usersOf = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

describe('the style properties', () => {
  it('are all there: no source uses one of Chakra’s that is missing', () => {
    const missing = [...names(whole)].filter((name) => !names(ours).has(name) && !withoutMeaning.has(name));
    expect(missing.length).toBeGreaterThan(50);
    const used = missing.flatMap((name) =>
      usersOf(new RegExp(`(?<![\\w.-])${name}(=["{]|: ['"{\\d])`)).map((file) => `${name} in ${file}`),
    );
    expect(used).toEqual([]);
  });

  it('mean what they mean in Chakra, with a token and without', () => {
    for (const name of names(ours)) {
      for (const value of valuesOf(name)) {
        const style: Record<never, never> = { [name]: value };
        const expected = whole.css(style);
        // Chakra notes the ground in a variable besides, for gradients that nobody draws here.
        delete expected['--bg-currentcolor'];
        expect(ours.css(style), `${name}: ${String(value)}`).toEqual(expected);
      }
    }
  });
});

describe('the states', () => {
  it('are all there: no source uses one of Chakra’s that is missing', () => {
    const missing = whole.conditions.keys().filter((name) => !ours.conditions.keys().includes(name));
    expect(missing.length).toBeGreaterThan(50);
    const used = missing.flatMap((name) =>
      usersOf(new RegExp(`(?<!\\w)${name}(=|:)`)).map((file) => `${name} in ${file}`),
    );
    expect(used).toEqual([]);
  });

  it('mean what they mean in Chakra', () => {
    for (const name of ours.conditions.keys()) {
      const style = { [name]: { color: 'fg' } };
      expect(ours.css(style), name).toEqual(whole.css(style));
    }
  });
});

describe('the names that are styles without being tokens', () => {
  /** Attributes of drawings, and words of our own, that are also the name of a CSS property. */
  const otherwise = new Set(['cx', 'cy', 'd', 'overlay', 'page', 'r', 'rx', 'ry', 'x', 'y']);

  it('are all there: no source uses one that is missing', () => {
    const missing = allCssProperties.filter((name) => name !== '' && !isKnown(name));
    expect(missing.length).toBeGreaterThan(200);
    const used = missing
      .filter((name) => !otherwise.has(name))
      .flatMap((name) =>
        usersOf(new RegExp(`(?<![\\w.-])${name}(=["{]|: ['"{\\d\`])`)).map((file) => `${name} in ${file}`),
      );
    expect(used).toEqual([]);
  });

  it('are told from attributes without the system, which knows the same', () => {
    const known = [...ours.utility.keys(), ...Object.keys(base.conditions ?? {}).map((name) => `_${name}`)];
    expect(known.filter((name) => !isStyleProperty(name))).toEqual([]);
    expect(['onClick', 'href', 'aria-label', 'as', 'type', 'role'].filter(isStyleProperty)).toEqual([]);
  });

  it('are names of CSS properties, custom ones and selectors', () => {
    expect(['textTransform', '--colour', '&:hover', '@media print'].every(isCssProperty)).toBe(true);
    expect(['onClick', 'tone', 'href', 'aria-label'].some(isCssProperty)).toBe(false);
  });

  function isKnown(name: string): boolean {
    return isCssProperty(name) || names(ours).has(name);
  }
});

describe('the values', () => {
  // Drawings measure in units of their own.
  const styled = sources.filter(({ file }) => !file.includes('/src/art/'));
  /** Colours of CSS itself, with tokens of the same name in Chakra. */
  const ofCss = new Set(['black', 'transparent', 'white']);
  const kindOf = new Map(
    Object.entries(base.utilities ?? {})
      // Any word is the name of a font.
      .filter(([, { values }]) => values !== 'fonts')
      .flatMap(([property, { values, shorthand }]) =>
        [property, shorthand ?? []].flat().map((name) => [name, String(values)] as const),
      ),
  );
  const given = new RegExp(`(?<![\\w.-])(${[...kindOf.keys()].join('|')})(?:=|: )\\{?['"]([\\w.]+)['"]`, 'g');
  const tokensOf = (system: typeof ours, kind: string) => new Set(system.tokens.categoryMap.get(kind as never)?.keys());

  it('are all there: no source uses a token of Chakra’s that is missing, which would be no style at all', () => {
    const chakra = createSystem(defaultConfig);
    const isMissing = (kind: string, value: string) =>
      !ofCss.has(value) && tokensOf(chakra, kind).has(value) && !tokensOf(ours, kind).has(value);
    const uses = styled.flatMap(({ file, text }) =>
      [...text.matchAll(given)].map(([, property = '', value = '']) => ({ file, property, value })),
    );
    expect(uses.length).toBeGreaterThan(500);
    const missing = uses.filter(({ property, value }) => isMissing(kindOf.get(property) ?? '', value));
    expect(missing.map(({ file, property, value }) => `${property} ${value} in ${file}`)).toEqual([]);
  });
});
