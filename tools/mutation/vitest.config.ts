import path from 'node:path';
import { defineConfig } from 'vitest/config';

const root = path.resolve(import.meta.dirname, '../..');
const source = (file: string): string => path.join(root, 'libs', file);

/**
 * The unit tests that Stryker runs in its copy of the workspace. The aliases lead to the sources of the copy, which
 * have the mutants. The links in `node_modules` would lead to the original ones.
 */
export default defineConfig({
  root,
  resolve: {
    alias: [
      { find: /^@niramaya\/fixtures\/msw$/, replacement: source('fixtures/src/msw.ts') },
      { find: /^@niramaya\/copy\/(.+)$/, replacement: source('copy/src/en/$1.ts') },
      { find: /^@niramaya\/(contract|data-access|fixtures|search|ui)$/, replacement: source('$1/src/index.ts') },
    ],
  },
  test: {
    environment: 'node',
    include: [
      'libs/{contract,copy,search}/src/**/*.test.ts',
      'libs/data-access/src/**/*.test.{ts,tsx}',
      'libs/ui/src/toast/**/*.test.{ts,tsx}',
    ],
    exclude: ['**/node_modules/**'],
  },
});
