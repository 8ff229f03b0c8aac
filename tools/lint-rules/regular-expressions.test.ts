// Checks that ESLint reports a regular expression that can be made slow.
import path from 'node:path';
import { ESLint } from 'eslint';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const patience = 180_000;

/**
 * Returns the messages of ESLint for a regular expression in a file. The file need not exist, but ESLint must know its
 * path.
 */
async function complaints(file: string, expression: string): Promise<string[]> {
  const eslint = new ESLint({
    cwd: root,
    overrideConfig: { languageOptions: { parserOptions: { projectService: false, project: false } } },
    ruleFilter: ({ ruleId }) => ruleId === 'redos/no-vulnerable',
  });
  const [result] = await eslint.lintText(`export const it = ${expression};\n`, { filePath: path.join(root, file) });
  return result?.messages.map(({ message }) => message) ?? [];
}

it.each([
  ['the server', 'apps/mock-server/src/canary.ts', '/\\/+$/', '2nd degree polynomial'],
  ['the storefront', 'apps/storefront/src/canary.tsx', '/^(a+)+$/', 'exponential'],
  ['a library', 'libs/contract/src/rules/canary.ts', '/^\\S+@\\S+\\.\\S+$/', '3rd degree polynomial'],
  ['a pattern made of text', 'libs/ui/src/canary.tsx', "new RegExp('(x|x)*y')", 'exponential'],
])('%s has no regular expression that takes more than linear time', { timeout: patience }, async (...planted) => {
  const [, file, expression, degree] = planted;
  expect(await complaints(file, expression)).toEqual([expect.stringContaining(degree)]);
});

it.each([
  ['a linear one', 'apps/mock-server/src/canary.ts', '/^[^/]+\\/$/'],
  ['one of a test, which reads our own text', 'libs/ui/src/canary.test.tsx', '/a+$/'],
])('%s is let pass', { timeout: patience }, async (_what, file, expression) => {
  expect(await complaints(file, expression)).toEqual([]);
});
