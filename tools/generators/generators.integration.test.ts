import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Tree } from '@nx/devkit';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import { beforeAll, expect, it } from 'vitest';
import componentGenerator from './component/generator.ts';
import screenGenerator from './screen/generator.ts';

const root = path.resolve(import.meta.dirname, '../..');
const scratch = path.join(root, '.cache/generators');

let tree: Tree;
let written: ReadonlyMap<string, Buffer>;
beforeAll(async () => {
  tree = createTreeWithEmptyWorkspace();
  tree.delete('.oxfmtrc.json');
  tree.write('.prettierrc', readFileSync(path.join(root, '.prettierrc.json')));
  tree.write('libs/ui/src/index.ts', '');
  tree.write('libs/feature-home/src/index.ts', '');
  await componentGenerator(tree, { name: 'OrderHistory' });
  await componentGenerator(tree, { name: 'OrderHistory', lib: 'feature-home', group: 'Patterns/Home' });
  await screenGenerator(tree, { name: 'health-diary', lib: 'feature-home' });
  written = new Map(
    tree.listChanges().flatMap(({ path: file, content }) => {
      const isGenerated = file.startsWith('libs/') && !file.endsWith('index.ts');
      return isGenerated && content ? [[file, content]] : [];
    }),
  );
});

it('writes the files of each generator', () => {
  expect([...written.keys()].toSorted()).toEqual([
    'libs/contract/src/copy/health-diary.ts',
    'libs/feature-home/src/HealthDiaryScreen/HealthDiaryScreen.stories.tsx',
    'libs/feature-home/src/HealthDiaryScreen/HealthDiaryScreen.tsx',
    'libs/feature-home/src/OrderHistory/OrderHistory.stories.tsx',
    'libs/feature-home/src/OrderHistory/OrderHistory.tsx',
    'libs/ui/src/OrderHistory/OrderHistory.stories.tsx',
    'libs/ui/src/OrderHistory/OrderHistory.tsx',
  ]);
  const stories = tree.read('libs/feature-home/src/OrderHistory/OrderHistory.stories.tsx', 'utf-8');
  expect(stories).toContain("id: 'feature-home-orderhistory'");
  expect(stories).toContain("title: 'Patterns/Home/OrderHistory'");
});

it('refuses an unknown library and a component that exists', async () => {
  await expect(componentGenerator(tree, { name: 'Sample', lib: 'none' })).rejects.toThrow(
    'There is no library libs/none.',
  );
  await expect(componentGenerator(tree, { name: 'OrderHistory' })).rejects.toThrow(
    'libs/ui has a OrderHistory already.',
  );
});

it('writes code with correct types; only the lines to add by hand are missing', { timeout: 180_000 }, () => {
  rmSync(scratch, { recursive: true, force: true });
  for (const [file, content] of written) {
    mkdirSync(path.dirname(path.join(scratch, file)), { recursive: true });
    writeFileSync(path.join(scratch, file), content);
  }
  // With `rootDirs` a relative import finds the files of the workspace too.
  const settings = {
    extends: '../../tsconfig.base.json',
    compilerOptions: { rootDirs: ['.', '../..'] },
    include: ['libs/**/*'],
  };
  writeFileSync(path.join(scratch, 'tsconfig.json'), JSON.stringify(settings));
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '--project', scratch, '--pretty', 'false'], {
    cwd: scratch,
    encoding: 'utf8',
  });
  const screen = 'libs/feature-home/src/HealthDiaryScreen/HealthDiaryScreen.tsx';
  expect(stdout.trim().split('\n').toSorted()).toEqual([
    `${screen}(1,10): error TS2305: Module '"@niramaya/contract"' has no exported member 'healthDiaryCopy'.`,
    `${screen}(11,41): error TS18046: 'copy' is of type 'unknown'.`,
    `${screen}(13,12): error TS18046: 'copy' is of type 'unknown'.`,
    `${screen}(15,41): error TS18046: 'copy' is of type 'unknown'.`,
  ]);
});
