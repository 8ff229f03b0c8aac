import type { Tree } from '@nx/devkit';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import { beforeEach, expect, it } from 'vitest';
import componentGenerator, { type ComponentOptions } from './generator.ts';

let tree: Tree;

beforeEach(() => {
  tree = createTreeWithEmptyWorkspace();
  tree.write('.prettierrc', '{ "singleQuote": true }');
  tree.write('libs/ui/src/index.ts', "export { Badge, type BadgeProps } from './Badge/Badge';\n");
  tree.write('libs/feature-cart/src/index.ts', '');
});

const stories = (file: string) =>
  [...(tree.read(file, 'utf-8') ?? '').matchAll(/export const (\w+): Story/g)].map(([, name]) => name);

it.each<[ComponentOptions['kind'], string[]]>([
  ['button', ['Default', 'Variants', 'Pseudo', 'Disabled']],
  ['field', ['Default', 'Filled', 'Invalid', 'Disabled']],
  ['display', ['Default', 'LongContent', 'Loading']],
  ['collection', ['Default', 'One', 'Empty', 'Loading']],
  ['overlay', ['Open', 'Mobile', 'LongContent']],
  ['screen', ['Default', 'Loading', 'Empty', 'Failed']],
])('writes the stories that a %s must have', async (kind, words) => {
  await componentGenerator(tree, { name: 'PriceTag', kind });
  expect(stories('libs/ui/src/PriceTag/PriceTag.stories.tsx')).toEqual(expect.arrayContaining(words));
  expect(tree.read('libs/ui/src/PriceTag/PriceTag.tsx', 'utf-8')).toContain('export interface PriceTagProps');
});

it('makes a display of the ui library unless told otherwise', async () => {
  await componentGenerator(tree, { name: 'PriceTag' });
  expect(stories('libs/ui/src/PriceTag/PriceTag.stories.tsx')).toEqual(['Default', 'LongContent', 'Loading']);
});

it.each([
  ['ui', '../theme/chakra'],
  ['feature-cart', '@niramaya/ui/chakra'],
])('dresses a component of %s by our own chakra', async (lib, from) => {
  await componentGenerator(tree, { name: 'PriceTag', lib });
  expect(tree.read(`libs/${lib}/src/PriceTag/PriceTag.tsx`, 'utf-8')).toContain(`import { chakra } from '${from}';`);
});

it('leaves the advice to be filled in', async () => {
  await componentGenerator(tree, { name: 'PriceTag' });
  expect(tree.read('libs/ui/src/PriceTag/PriceTag.advice.ts', 'utf-8')).toContain('use: []');
});

it('writes into a feature', async () => {
  await componentGenerator(tree, { name: 'CartScreen', lib: 'feature-cart', kind: 'screen' });
  expect(tree.read('libs/feature-cart/src/index.ts', 'utf-8')).toBe(
    "export { CartScreen, type CartScreenProps } from './CartScreen/CartScreen';\n",
  );
});

it.each(['contract', 'data-access', 'feature-nowhere'])(
  'refuses the library %s, which holds no components',
  async (lib) => {
    tree.write('libs/contract/src/index.ts', '');
    tree.write('libs/data-access/src/index.ts', '');
    await expect(componentGenerator(tree, { name: 'PriceTag', lib })).rejects.toThrow(
      `There is no library “${lib}” for components: give --lib=ui or --lib=feature-….`,
    );
  },
);

it('overwrites nothing', async () => {
  await componentGenerator(tree, { name: 'PriceTag' });
  await expect(componentGenerator(tree, { name: 'PriceTag' })).rejects.toThrow(
    'libs/ui has a PriceTag already: choose another name.',
  );
});
