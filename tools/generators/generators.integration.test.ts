import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Tree } from '@nx/devkit';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import { beforeAll, expect, it } from 'vitest';
import componentGenerator from './component/generator.ts';
import screenGenerator from './screen/generator.ts';

const root = path.resolve(import.meta.dirname, '../..');
const scratch = path.join(root, '.cache/generators');
const contract = 'libs/contract/src';
const table = `${contract}/paths/paths.ts`;
const routes = 'apps/storefront/src/app/routes.tsx';
const titles = ['en', 'hi'].map((language) => `libs/copy/src/${language}/screen-titles.ts`);
const descriptions = ['en', 'hi'].map((language) => `libs/copy/src/${language}/screen-descriptions.ts`);

const diary = {
  titles: { hi: 'सेहत की डायरी' },
  descriptions: {
    en: 'Write down how you feel each day, and show it to your doctor.',
    hi: 'रोज़ लिखें कि तबीयत कैसी है, और डॉक्टर को दिखाएँ।',
  },
};

let tree: Tree;
let written: ReadonlyMap<string, Buffer>;
beforeAll(async () => {
  tree = createTreeWithEmptyWorkspace();
  tree.delete('.oxfmtrc.json');
  tree.write('.prettierrc', readFileSync(path.join(root, '.prettierrc.json')));
  for (const file of [
    'libs/ui/package.json',
    'libs/feature-home/package.json',
    table,
    routes,
    ...titles,
    ...descriptions,
  ])
    tree.write(file, readFileSync(path.join(root, file)));
  await componentGenerator(tree, { name: 'OrderHistory' });
  await componentGenerator(tree, { name: 'OrderHistory', lib: 'feature-home', group: 'Patterns/Home' });
  await screenGenerator(tree, { name: 'health-diary', lib: 'feature-home', ...diary });
  await screenGenerator(tree, {
    name: 'today',
    lib: 'feature-home',
    titles: { en: "Today's doses", hi: 'आज की ख़ुराक' },
    descriptions: {
      en: 'Every "as needed" medicine that you have taken today.',
      hi: 'आज ली गई हर ज़रूरत वाली दवा।',
    },
  });
  written = new Map(
    tree.listChanges().flatMap(({ path: file, content }) => {
      const isGenerated = file.startsWith('libs/') && !file.endsWith('.json');
      return isGenerated && content ? [[file, content]] : [];
    }),
  );
});

it('writes the files of each generator', () => {
  expect([...written.keys()].toSorted()).toEqual([
    table,
    'libs/copy/src/en/health-diary.ts',
    'libs/copy/src/en/screen-descriptions.ts',
    'libs/copy/src/en/screen-titles.ts',
    'libs/copy/src/en/today.ts',
    'libs/copy/src/hi/health-diary.ts',
    'libs/copy/src/hi/screen-descriptions.ts',
    'libs/copy/src/hi/screen-titles.ts',
    'libs/copy/src/hi/today.ts',
    'libs/feature-home/src/HealthDiaryScreen/HealthDiaryScreen.stories.tsx',
    'libs/feature-home/src/HealthDiaryScreen/HealthDiaryScreen.tsx',
    'libs/feature-home/src/OrderHistory/OrderHistory.stories.tsx',
    'libs/feature-home/src/OrderHistory/OrderHistory.tsx',
    'libs/feature-home/src/TodayScreen/TodayScreen.stories.tsx',
    'libs/feature-home/src/TodayScreen/TodayScreen.tsx',
    'libs/ui/src/OrderHistory/OrderHistory.stories.tsx',
    'libs/ui/src/OrderHistory/OrderHistory.tsx',
  ]);
  const stories = tree.read('libs/feature-home/src/OrderHistory/OrderHistory.stories.tsx', 'utf-8');
  expect(stories).toContain("id: 'feature-home-orderhistory'");
  expect(stories).toContain("title: 'Patterns/Home/OrderHistory'");
});

it('adds a screen to the ends of the table of screens, of its texts in each language, and of the routes', () => {
  expect(tree.read(table, 'utf-8')).toContain(`
  healthDiary: { path: '/health-diary' },
  today: { path: '/today' },
} as const`);
  const [english = '', hindi = ''] = titles.map((file) => tree.read(file, 'utf-8') ?? '');
  expect(english).toContain(`\n  healthDiary: 'Health diary',\n  today: "Today's doses",\n};`);
  expect(hindi).toContain(`\n  healthDiary: 'सेहत की डायरी',\n  today: 'आज की ख़ुराक',\n};`);
  const [described = '', inHindi = ''] = descriptions.map((file) => tree.read(file, 'utf-8') ?? '');
  expect(described).toContain(`
  healthDiary: 'Write down how you feel each day, and show it to your doctor.',
  today: 'Every "as needed" medicine that you have taken today.',
};`);
  expect(inHindi).toContain(`
  healthDiary: 'रोज़ लिखें कि तबीयत कैसी है, और डॉक्टर को दिखाएँ।',
  today: 'आज ली गई हर ज़रूरत वाली दवा।',
};`);
  expect(tree.read(routes, 'utf-8')).toContain(`
  route('healthDiary', 'HealthDiaryScreen', () => import('@niramaya/feature-home/HealthDiaryScreen')),
  route('today', 'TodayScreen', () => import('@niramaya/feature-home/TodayScreen')),
];`);
});

it('writes the texts of a screen from its options, and none that has to be replaced', () => {
  expect(tree.read('libs/copy/src/en/health-diary.ts', 'utf-8')).toContain(`
  title: 'Health diary',
  text: 'Write down how you feel each day, and show it to your doctor.',
`);
  expect(tree.read('libs/copy/src/en/today.ts', 'utf-8')).toContain(`
  title: "Today's doses",
  text: 'Every "as needed" medicine that you have taken today.',
`);
  expect(tree.read('libs/copy/src/hi/today.ts', 'utf-8')).toContain(`
/** The texts of the screen /today in Hindi. */
export const todayCopy: Translated<typeof english> = {
  title: 'आज की ख़ुराक',
  text: 'आज ली गई हर ज़रूरत वाली दवा।',
  action: 'दवाएँ देखें',
`);
  const withMark = [...written].filter(([, content]) => content.includes('TODO'));
  expect(withMark.map(([file]) => file)).toEqual([]);
});

it('rejects an unknown library, an existing component and an empty text', async () => {
  await expect(componentGenerator(tree, { name: 'Sample', lib: 'none' })).rejects.toThrow(
    'There is no library libs/none.',
  );
  await expect(componentGenerator(tree, { name: 'OrderHistory' })).rejects.toThrow(
    'libs/ui has a OrderHistory already.',
  );
  await expect(screenGenerator(tree, { name: 'sample', lib: 'ui', ...diary })).rejects.toThrow(
    'libs/ui is no library that exports screens.',
  );
  await expect(
    screenGenerator(tree, {
      name: 'sample',
      lib: 'feature-home',
      titles: { hi: ' ' },
      descriptions: { en: 'A sample.' },
    }),
  ).rejects.toThrow('The screen needs its texts in every language: --titles.hi, --descriptions.hi.');
});

it('writes code with correct types', { timeout: 180_000 }, () => {
  rmSync(scratch, { recursive: true, force: true });
  // The texts of the screens have the keys of the table of screens, so they need `libs/contract` with the new table.
  cpSync(path.join(root, contract), path.join(scratch, contract), {
    recursive: true,
    filter: (file) => !file.endsWith('.test.ts'),
  });
  for (const [file, content] of written) {
    mkdirSync(path.dirname(path.join(scratch, file)), { recursive: true });
    writeFileSync(path.join(scratch, file), content);
  }
  // With `rootDirs` a relative import finds the files of the workspace too.
  const settings = {
    extends: '../../tsconfig.base.json',
    compilerOptions: {
      rootDirs: ['.', '../..'],
      paths: {
        '@niramaya/contract': [`./${contract}/index.ts`],
        '@niramaya/copy/*': ['./libs/copy/src/en/*.ts'],
      },
    },
    include: ['libs/**/*'],
  };
  writeFileSync(path.join(scratch, 'tsconfig.json'), JSON.stringify(settings));
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '--project', scratch, '--pretty', 'false'], {
    cwd: scratch,
    encoding: 'utf8',
  });
  expect(stdout.trim()).toBe('');
});
