import path from 'node:path';
import { defineConfig, Logger, parse, type LogEntry } from '@terrazzo/parser';
import { expect, it } from 'vitest';
import { tokens } from '../../libs/ui/src/theme/tokens';
import { designTokenFiles } from './designTokens';
import { brandFiles, brandTokensOf, prabhat } from './studio';

const files = designTokenFiles();

/**
 * Reads a file with Terrazzo. Returns its error messages, its tokens, and the resolver, which computes the tokens of a
 * theme.
 */
async function read(name: string, source: Readonly<Record<string, object>> = files) {
  const logger = new Logger({ level: 'silent' });
  const faults: string[] = [];
  Object.assign(logger, { error: ({ message }: LogEntry) => void faults.push(message) });
  const folder = new URL('file:///tokens/');
  // Terrazzo's own rules, such as `core/valid-color`, compare each value with the format. The configuration names none,
  // because a single named rule would replace all of them.
  const config = defineConfig({}, { cwd: folder });
  const text = (file: string) => JSON.stringify(source[file], null, 2);
  const { tokens: written, resolver } = await parse([{ filename: new URL(name, folder), src: text(name) }], {
    config,
    logger,
    req: (url) => Promise.resolve(text(path.basename(url.pathname))),
    continueOnError: true,
  });
  return { faults, written, resolver };
}

it.each(Object.keys(files))('%s follows the format', async (name) => {
  const { faults } = await read(name);
  expect(faults).toEqual([]);
});

it('a reader of the format resolves each brand in light and dark', async () => {
  const { resolver } = await read('niramaya.resolver.json');
  const seen = resolver.listPermutations?.().map((input) => {
    const of = resolver.apply(input);
    const value = (name: string) => of[name]?.$value;
    return [input.theme, value('colors.brand.solid'), value('radii.card'), value('textStyles.lead')];
  });
  const px = (length: number) => ({ value: length, unit: 'px' });
  const solid = (hex: string) => expect.objectContaining({ colorSpace: 'srgb', hex });
  const lead = (family: string) =>
    expect.objectContaining({ fontFamily: expect.arrayContaining([family]), fontSize: px(18), lineHeight: 1.5 });
  const [anek, fraunces] = [lead('Anek Latin Variable'), lead('Fraunces Variable')];
  expect(seen).toEqual([
    ['niramaya-light', solid('#0B6358'), px(16), anek],
    ['niramaya-dark', solid('#4FC3AF'), px(16), anek],
    ['prabhat-light', solid('#6B2A7B'), px(6), fraunces],
    ['prabhat-dark', solid('#D7A3E6'), px(6), fraunces],
  ]);
});

it('a reader of the format reads the values that were changed in the theme studio', async () => {
  const colors = { ...prabhat.colors, 'brand.solid': ['#123456', '#FEDCBA'] } as const;
  const changed = brandTokensOf({ colors, corners: { ...prabhat.corners, card: 12 }, font: 'system' });
  const name = 'brand-dark.tokens.json';
  const { faults, written } = await read(name, { [name]: JSON.parse(brandFiles(changed)[name]!) as object });
  expect(faults).toEqual([]);
  expect(written['colors.brand.solid']?.$value).toMatchObject({ colorSpace: 'srgb', hex: '#FEDCBA' });
  expect(written['radii.card']?.$value).toEqual({ value: 12, unit: 'px' });
  expect(written['textStyles.lead']?.$value).toMatchObject({ fontFamily: expect.arrayContaining(['system-ui']) });
});

it('a value that the theme takes from another token is a reference', () => {
  const file = files['niramaya-light.tokens.json'];
  expect(file).toMatchObject({
    sizes: { '0_5': { $value: '{spacing.0_5}' }, control: { $value: { value: 44, unit: 'px' } } },
    textStyles: {
      heading: {
        $value: {
          fontFamily: '{fonts.body}',
          fontSize: '{fontSizes.heading}',
          fontWeight: '{fontWeights.bold}',
          lineHeight: 1.2,
          letterSpacing: { value: -0.3, unit: 'px' },
        },
      },
      body: { $value: { lineHeight: '{lineHeights.normal}' } },
    },
  });
});

it('only values without a type in the format are left out', () => {
  const written: Readonly<Record<string, object | undefined>> = files['niramaya-light.tokens.json'] as never;
  const missing = Object.entries(tokens).flatMap(([kind, values]) =>
    Object.entries(values)
      .filter(([name]) => !(name.replace('.', '_') in (written[kind] ?? {})))
      .map(([name, { value }]) => `${kind}.${name}: ${value}`),
  );
  expect(missing).toEqual([
    'sizes.full: 100%',
    'sizes.max: max-content',
    'sizes.fit: fit-content',
    'sizes.prose: 64ch',
    'sizes.dvh: 100dvh',
    'borders.thin: 1px solid',
    'borders.thick: 2px solid',
  ]);
});
