import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Tree } from '@nx/devkit';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { kinds } from '../states/kinds.ts';
import { usageFaults } from '../states/usage.ts';
import componentGenerator from './component/generator.ts';
import endpointGenerator from './endpoint/generator.ts';
import featureLibraryGenerator from './feature-library/generator.ts';
import screenGenerator from './screen/generator.ts';
import { styledSystemOf } from './shared/styled-system.ts';
import { typeErrors } from './shared/type-errors.ts';
import { wholeTree } from './shared/whole-tree.ts';

// Anyone who changes what generators write into, or what their templates import, sees it here: they work on the workspace as
// it is, in memory.
const patience = 180_000;
const read = (tree: Tree, file: string): string => tree.read(file, 'utf-8') ?? '';
const created = (tree: Tree) =>
  tree.listChanges().flatMap(({ path: file, type }) => (type === 'CREATE' && /\.tsx?$/.test(file) ? [file] : []));
const changed = (tree: Tree) =>
  tree
    .listChanges()
    .flatMap(({ path: file, type }) => (type === 'UPDATE' ? [file] : []))
    .toSorted();

const components = Object.entries(kinds).map(([kind, { states }]) => ({
  kind,
  states,
  name: `Sample${kind.charAt(0).toUpperCase()}${kind.slice(1)}`,
  tree: wholeTree(),
}));
const layers = wholeTree();

beforeAll(async () => {
  for (const { tree, kind, name } of components) await componentGenerator(tree, { name, kind, purpose: 'For a test.' });
  await featureLibraryGenerator(layers, { name: 'health-diary', path: '/diary', title: 'Your diary' });
  await screenGenerator(layers, { name: 'reminders', lib: 'feature-home', requirements: 'HOME-01, HOME-02' });
  await endpointGenerator(layers, { name: 'health-articles', path: '/articles', requirements: 'API-25' });
}, patience);

it('what is written has the right types', { timeout: patience }, () => {
  const trees = [...components.map(({ tree }) => tree), layers];
  const files = [...trees.flatMap(created), ...changed(layers).filter((file) => /\.tsx?$/.test(file))];
  expect(files.length).toBeGreaterThan(120);
  const folder = path.join(layers.root, '.cache/generators');
  expect(typeErrors(trees, files, styledSystemOf(trees, folder))).toEqual([]);
});

describe('a component', () => {
  it.each(components)('that is a $kind has the stories of its kind', ({ tree, name, states }) => {
    const text = read(tree, `libs/ui/src/${name}/${name}.stories.tsx`);
    const stories = [...text.matchAll(/^export const (\w+): Story/gm)].map(([, story]) => story);
    expect(stories).toEqual(expect.arrayContaining([...states]));
  });

  it.each(components)('that is a $kind is exported, has advice and stands in the matrix', ({ tree, name, kind }) => {
    expect(read(tree, 'libs/ui/src/index.ts')).toContain(
      `\nexport { ${name}, type ${name}Props } from './${name}/${name}';\n`,
    );
    expect(read(tree, `libs/ui/src/${name}/${name}.advice.ts`)).toContain("use: ['For a test.']");
    const list = JSON.parse(read(tree, 'tools/states/components.json')) as Record<string, string[]>;
    expect(list[kind]?.at(-1)).toBe(name);
  });

  it.each(components)('that is a $kind has its styles in config recipes and its code to copy', ({ tree, name }) => {
    const source = read(tree, `libs/ui/src/${name}/${name}.tsx`);
    expect(source).not.toMatch(/chakra\('\w+', \{/);
    expect(source).toContain("from '../../styled-system/recipes';");
    const recipe = read(tree, `libs/ui/src/${name}/${name}.recipe.ts`);
    const names = [...recipe.matchAll(/^export const (\w+) = defineRecipe\(\{\s+className: '(\w+)',/gm)];
    expect(names.length).toBeGreaterThan(0);
    for (const [, exported = '', className] of names) {
      expect(className).toBe(exported);
      expect(source).toMatch(new RegExp(`chakra\\('\\w+', ${exported}\\)`));
    }
    expect(read(tree, 'libs/ui/src/theme/recipes.ts')).toContain(`\nexport * from '../${name}/${name}.recipe';\n`);
    const usage = new Map([[name, read(tree, `libs/ui/src/${name}/${name}.usage.tsx`)]]);
    expect(usageFaults([name], new Map(), usage)).toEqual([]);
  });

  it('has its recipes after those of the component before it', () => {
    const [sample] = components;
    const lines = read(sample?.tree ?? layers, 'libs/ui/src/theme/recipes.ts').split('\n');
    const at = lines.indexOf("export * from '../SampleControl/SampleControl.recipe';");
    expect(lines[at - 1]).toBe("export * from '../Receipt/Receipt.recipe';");
  });

  it('of a feature needs no advice and takes chakra from the library', async () => {
    const tree = wholeTree();
    await componentGenerator(tree, { name: 'CartHint', lib: 'feature-cart', requirements: 'CART-05' });
    expect(created(tree)).toEqual([
      'libs/feature-cart/src/CartHint/CartHint.stories.tsx',
      'libs/feature-cart/src/CartHint/CartHint.tsx',
    ]);
    expect(read(tree, 'libs/feature-cart/src/CartHint/CartHint.tsx')).toContain("from '@niramaya/ui/chakra'");
    expect(read(tree, 'libs/feature-cart/src/CartHint/CartHint.stories.tsx')).toContain(
      "parameters: { requirements: ['CART-05'] }",
    );
  });

  it('has its library name React where it imports it', async () => {
    const tree = wholeTree();
    await featureLibraryGenerator(tree, { name: 'health-diary' });
    await componentGenerator(tree, { name: 'DayCard', lib: 'feature-health-diary' });
    expect(read(tree, 'libs/feature-health-diary/package.json')).not.toContain('"react"');
    await componentGenerator(tree, { name: 'DayOpener', lib: 'feature-health-diary', kind: 'disclosure' });
    expect(read(tree, 'libs/feature-health-diary/package.json')).toContain('"react": "');
    const { packages } = JSON.parse(read(tree, 'package-lock.json')) as { packages: Record<string, object> };
    expect(packages['libs/feature-health-diary']).toHaveProperty('dependencies.react');
  });

  it.each([
    [{ name: 'Button' }, 'libs/ui has a Button already: choose another name.'],
    [{ name: 'priceTag' }, '“priceTag” is no name for it: write it like PriceTag.'],
    [{ name: 'PriceTag', kind: 'toy' }, '“toy” is no kind: choose one of control, link, '],
    [{ name: 'PriceTag', lib: 'contract' }, 'There is no library “contract” for components'],
    [{ name: 'PriceTag', lib: 'feature-nowhere' }, 'There is no library “feature-nowhere” for components'],
    [{ name: 'PriceTag', requirements: 'CART-05,CART-99' }, 'docs/requirements.md has no row CART-99.'],
  ])('%j is refused', async (options, sentence) => {
    await expect(componentGenerator(wholeTree(), options)).rejects.toThrow(sentence);
  });
});

describe('a feature library with its screen', () => {
  it('changes what has to know of a screen, and nothing else', () => {
    expect(changed(layers).filter((file) => /storefront|copy|paths|package-lock/.test(file))).toEqual([
      'apps/storefront/e2e/chunks.full.journey.ts',
      'apps/storefront/e2e/first-paint.full.journey.ts',
      'apps/storefront/package.json',
      'apps/storefront/src/app/routes.test.ts',
      'apps/storefront/src/app/routes.tsx',
      'libs/contract/src/api-paths.ts',
      'libs/contract/src/copy/heads.ts',
      'libs/contract/src/paths.ts',
      'package-lock.json',
    ]);
  });

  it('has targets, boundaries and dependencies, and is locked', () => {
    const manifest = JSON.parse(read(layers, 'libs/feature-health-diary/package.json')) as Record<string, never>;
    expect(manifest).toMatchObject({
      name: '@niramaya/feature-health-diary',
      dependencies: { '@niramaya/contract': '*', '@niramaya/ui': '*' },
      nx: { tags: ['type:feature'], targets: { stories: expect.anything() } },
    });
    const { packages } = JSON.parse(read(layers, 'package-lock.json')) as { packages: Record<string, object> };
    expect(packages['node_modules/@niramaya/feature-health-diary']).toEqual({
      resolved: 'libs/feature-health-diary',
      link: true,
    });
    expect(packages['apps/storefront']).toMatchObject({ dependencies: { '@niramaya/feature-health-diary': '*' } });
    expect(Object.keys(packages)).toEqual(
      Object.keys(packages).toSorted((one, other) => one.localeCompare(other, 'en')),
    );
  });

  it('opens at its address with its own words', () => {
    expect(read(layers, 'libs/contract/src/paths.ts')).toContain("healthDiary: '/diary',");
    expect(read(layers, 'apps/storefront/src/app/routes.tsx')).toContain(
      "route(paths.healthDiary, 'Your diary', loadHealthDiaryScreen),",
    );
    expect(read(layers, 'libs/contract/src/copy/health-diary.ts')).toContain("title: 'Your diary',");
  });

  it('ends with the Hindi that somebody has to write', async () => {
    const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const finish = await screenGenerator(wholeTree(), { name: 'diary', lib: 'feature-home' });
    await finish();
    expect(print.mock.calls.flat()).toEqual([
      '\nIt is written, and its checks pass but for what somebody has to look at:',
      '  libs/contract/src/copy/diary.ts: its words',
      '  libs/contract/src/copy/hi/diary.ts, which hi/all.ts exports: its words in Hindi',
      '  libs/contract/src/copy/hi/heads.ts and libs/contract/src/copy/hi/titles.ts: its description and its title in Hindi',
      '  npm run visual -- libs/feature-home/src/DiaryScreen/DiaryScreen.stories.tsx, and npm run visual:accept when the screenshots are right',
    ]);
    print.mockRestore();
  });

  it('a second screen of a library shares its import', () => {
    expect(read(layers, 'apps/storefront/src/app/routes.tsx')).toContain(
      "import { loadHomeScreen, loadTopBrandsScreen, loadRemindersScreen } from '@niramaya/feature-home';",
    );
  });

  it.each([
    [{ name: 'offers', lib: 'feature-home' }, '/offers is the address of another screen.'],
    [{ name: 'home', path: '/start', lib: 'feature-home' }, 'libs/feature-home has a HomeScreen already.'],
    [{ name: 'diary', lib: 'ui' }, 'There is no library “ui” for screens: give --lib=feature-….'],
    [{ name: 'Diary', lib: 'feature-home' }, '“Diary” is no name for it: write it like health-diary.'],
  ])('the screen %j is refused', async (options, sentence) => {
    await expect(screenGenerator(wholeTree(), options)).rejects.toThrow(sentence);
  });

  it('one that is there is refused', async () => {
    await expect(featureLibraryGenerator(wholeTree(), { name: 'cart' })).rejects.toThrow(
      'There is a library feature-cart already: choose another name.',
    );
  });
});

describe('an endpoint', () => {
  it('stands in the contract, is served, described and asked for', () => {
    expect(read(layers, 'libs/contract/src/api-calls.ts')).toContain(
      'listHealthArticles: { path: apiPaths.healthArticles, answer: z.array(healthArticleSchema) },',
    );
    expect(read(layers, 'apps/mock-server/src/app.ts')).toContain(
      'app.use(healthArticlesRouter(database, lanes, reads));',
    );
    expect(read(layers, 'apps/mock-server/src/api.suite.ts')).toContain('healthArticlesSuite(engine);');
    expect(read(layers, 'apps/mock-server/src/openapi/document.ts')).toContain("operationId: 'listHealthArticles'");
    expect(read(layers, 'apps/mock-server/src/openapi/openapi.suite.ts')).toContain(
      "listHealthArticles: databaseCall('/articles'),",
    );
    expect(read(layers, 'libs/data-access/src/index.ts')).toContain('useGetHealthArticlesQuery');
    expect(read(layers, 'apps/mock-server/src/health-articles/health-articles.suite.ts')).toContain(
      "it('[API-25] GET /articles returns 200",
    );
  });

  it.each([
    [{ name: 'offers' }, 'apps/mock-server/src/offers is there already: choose another name.'],
    [{ name: 'deals', path: '/offers' }, '/offers is the address of another endpoint.'],
    [{ name: 'advice' }, 'How is one of the advice called? Give --item=….'],
  ])('%j is refused', async (options, sentence) => {
    await expect(endpointGenerator(wholeTree(), options)).rejects.toThrow(sentence);
  });
});

it('every template is the start of a kind', () => {
  const folders = readdirSync(path.join(import.meta.dirname, 'component/files'));
  const used = new Set<string>(Object.values(kinds).map(({ template }) => template));
  expect(folders.filter((folder) => !used.has(folder))).toEqual(['advice']);
});

it('every generator is offered', () => {
  const { generators } = JSON.parse(readFileSync(path.join(import.meta.dirname, 'generators.json'), 'utf8')) as {
    generators: object;
  };
  expect(Object.keys(generators)).toEqual(['component', 'screen', 'feature-library', 'endpoint']);
});
