// Checks that ESLint reports an import that crosses a boundary.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { ESLint } from 'eslint';
import { beforeAll, expect, it } from 'vitest';
import { binFile } from '../setup/bin.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const patience = 180_000;

/** Updates the project graph of Nx. The rule trusts the graph on disk, however old it is. */
beforeAll(() => {
  const env = { ...process.env, NX_DAEMON: 'false' };
  execFileSync(process.execPath, [binFile(root, 'nx'), 'show', 'projects'], { cwd: root, env, stdio: 'ignore' });
}, patience);

/**
 * Returns the messages of the boundary rule for an import in a file. The file need not exist, but ESLint must know its
 * path.
 */
async function complaints(file: string, imported: string): Promise<string[]> {
  const eslint = new ESLint({
    cwd: root,
    overrideConfig: { languageOptions: { parserOptions: { projectService: false, project: false } } },
    ruleFilter: ({ ruleId }) => ruleId === '@nx/enforce-module-boundaries',
  });
  const [result] = await eslint.lintText(`import * as it from '${imported}';\nvoid it;\n`, {
    filePath: path.join(root, file),
  });
  return result?.messages.map(({ ruleId, message }) => `${ruleId}: ${message.split('\n')[0]}`) ?? [];
}

it.each([
  ['a feature may not import another', 'libs/feature-cart/src/canary.ts', '@niramaya/feature-home'],
  ['a feature may not reach into an app', 'libs/feature-cart/src/canary.ts', '../../../apps/storefront/src/main'],
  ['a feature may not ship fixtures', 'libs/feature-cart/src/canary.ts', '@niramaya/fixtures'],
  ['a feature may not reach the store past data-access', 'libs/feature-cart/src/canary.ts', '@reduxjs/toolkit'],
  ['a feature may not reach Firebase past data-access', 'libs/feature-auth/src/canary.ts', 'firebase/auth'],
  ['a feature styles nothing with Chakra itself', 'libs/feature-cart/src/canary.ts', '@chakra-ui/react'],
  ['ui may not import data-access', 'libs/ui/src/canary.ts', '@niramaya/data-access'],
  ['ui may not import a feature', 'libs/ui/src/canary.ts', '@niramaya/feature-cart'],
  ['ui may not ship fixtures', 'libs/ui/src/canary.ts', '@niramaya/fixtures'],
  ['ui knows no store', 'libs/ui/src/canary.ts', 'react-redux'],
  ['ui knows no router', 'libs/ui/src/canary.ts', 'react-router-dom'],
  ['ui may not import what fetches on demand', 'libs/ui/src/canary.ts', '@niramaya/lazy'],
  ['what fetches on demand knows no store', 'libs/lazy/src/canary.ts', '@niramaya/data-access'],
  ['what fetches on demand knows no feature', 'libs/lazy/src/canary.ts', '@niramaya/feature-cart'],
  ['what fetches on demand knows no router', 'libs/lazy/src/canary.ts', 'react-router-dom'],
  ['data-access may not import ui', 'libs/data-access/src/canary.ts', '@niramaya/ui'],
  ['data-access may not import a feature', 'libs/data-access/src/canary.ts', '@niramaya/feature-cart'],
  ['data-access may not ship fixtures', 'libs/data-access/src/canary.ts', '@niramaya/fixtures'],
  ['data-access knows no components', 'libs/data-access/src/canary.ts', '@chakra-ui/react'],
  ['fixtures may not import ui', 'libs/fixtures/src/canary.ts', '@niramaya/ui'],
  ['fixtures may not import data-access', 'libs/fixtures/src/canary.ts', '@niramaya/data-access'],
  ['the contract may not import data-access', 'libs/contract/src/canary.ts', '@niramaya/data-access'],
  ['the contract may not import fixtures', 'libs/contract/src/canary.test.ts', '@niramaya/ui'],
  ['the contract knows no React', 'libs/contract/src/canary.ts', 'react'],
  ['the storefront may not ship fixtures', 'apps/storefront/src/canary.ts', '@niramaya/fixtures'],
  ['the storefront may not import the server', 'apps/storefront/src/canary.ts', '@niramaya/mock-server'],
  ['the server may not import ui', 'apps/mock-server/src/canary.ts', '@niramaya/ui'],
  ['the server may not import data-access', 'apps/mock-server/src/canary.ts', '@niramaya/data-access'],
  ['a library is entered by its door', 'libs/feature-cart/src/canary.ts', '../../ui/src/index'],
])('%s', { timeout: patience }, async (_rule, file, imported) => {
  expect(await complaints(file, imported)).toEqual([expect.stringMatching(/^@nx\/enforce-module-boundaries: ./)]);
});

it.each([
  ['a feature imports ui', 'libs/feature-cart/src/canary.ts', '@niramaya/ui'],
  ['a feature imports data-access', 'libs/feature-cart/src/canary.ts', '@niramaya/data-access'],
  ['a feature fetches on demand', 'libs/feature-cart/src/canary.ts', '@niramaya/lazy'],
  ['what fetches on demand imports ui', 'libs/lazy/src/canary.ts', '@niramaya/ui'],
  ['ui imports the contract', 'libs/ui/src/canary.ts', '@niramaya/contract'],
  ['a story imports fixtures', 'libs/feature-cart/src/canary.stories.tsx', '@niramaya/fixtures'],
  ['a journey imports fixtures', 'apps/storefront/e2e/canary.journey.ts', '@niramaya/fixtures'],
  ['a test imports fixtures', 'libs/data-access/src/canary.test.ts', '@niramaya/fixtures'],
  ['the server seeds from fixtures', 'apps/mock-server/src/canary.ts', '@niramaya/fixtures'],
  ['the storefront imports a feature', 'apps/storefront/src/canary.ts', '@niramaya/feature-cart'],
])('%s, as it may', { timeout: patience }, async (_rule, file, imported) => {
  expect(await complaints(file, imported)).toEqual([]);
});
