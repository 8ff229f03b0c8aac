import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ESLint } from 'eslint';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { JsonTestResults } from 'vitest/node';
import { readEslintReport } from './eslint-report.ts';
import { shareTests } from './share-out.ts';
import { owns, readShare } from './shares.ts';
import { readUnhandled } from './unhandled.ts';

const ui = { place: 'libs/ui/stories', paths: ['libs/ui/'] };
const lazy = { place: 'libs/lazy/stories', paths: ['libs/lazy/'] };

let root: string;
let folder: string;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'niramaya-shares-'));
  folder = path.join(root, 'own');
  mkdirSync(folder);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const found = () => path.join(root, 'found');
const keep = (name: string, content: unknown) => {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
};

it('tells a project from another whose name begins alike', () => {
  expect(readShare('libs/ui/test=libs/ui/')).toEqual({ place: 'libs/ui/test', paths: ['libs/ui/'] });
  expect(owns({ place: '', paths: ['libs/ui'] }, '/shop', '/shop/libs/ui/src/a.ts')).toBe(true);
  expect(owns({ place: '', paths: ['libs/ui'] }, '/shop', '/shop/libs/ui-kit/src/a.ts')).toBe(false);
  expect(owns({ place: '', paths: ['tools', 'vitest.config.ts'] }, '/shop', '/shop/vitest.config.ts')).toBe(true);
  expect(owns({ place: '', paths: [] }, '/shop', '/shop/anything.ts')).toBe(true);
});

const story = (file: string, storyId: string, status: string) => ({
  name: path.join(root, file),
  status,
  assertionResults: [
    { fullName: storyId, status, failureMessages: status === 'failed' ? ['Error: gone'] : [], meta: { storyId } },
  ],
});

it('gives each project its own stories, screenshots and findings of axe', () => {
  const report = {
    testResults: [
      story('libs/ui/src/A.stories.tsx', 'ui-a--default', 'failed'),
      story('libs/lazy/src/B.stories.tsx', 'lazy-b--default', 'passed'),
    ],
  } as unknown as JsonTestResults;
  keep('found/visual/results.jsonl', '{"story":"ui-a--default","mode":"x"}\n{"story":"lazy-b--default","mode":"x"}\n');
  keep('found/visual/ui-a--default.x.after.webp', 'a');
  keep('found/visual/lazy-b--default.x.after.webp', 'b');
  keep('found/accessibility.json', { 'ui-a--default': { passed: 1 }, 'lazy-b--default': { passed: 2 } });

  expect(shareTests(root, report, found(), lazy, folder)).toEqual({ passed: 1, failures: [], flaky: [] });
  expect(readFileSync(path.join(folder, 'visual/results.jsonl'), 'utf8')).toBe(
    '{"story":"lazy-b--default","mode":"x"}\n',
  );
  expect(readdirSync(path.join(folder, 'visual')).toSorted()).toEqual([
    'lazy-b--default.x.after.webp',
    'results.jsonl',
  ]);
  expect(readFileSync(path.join(folder, 'accessibility.json'), 'utf8')).toBe('{"lazy-b--default":{"passed":2}}');
  expect(readFileSync(path.join(folder, 'report.json'), 'utf8')).not.toContain('ui-a');

  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  expect(shareTests(root, report, found(), ui, folder).failures).toEqual([
    {
      title: 'libs/ui/src/A.stories.tsx: ui-a--default',
      reason: 'Error: gone\nhttp://localhost:6006/?path=/story/ui-a--default',
    },
  ]);
});

it('counts a warning as a failure', () => {
  const messages = [{ line: 3, column: 1, message: 'Unexpected any.', ruleId: 'no-any' }];
  const results = [
    { filePath: path.join(root, 'libs/ui/src/a.ts'), errorCount: 0, warningCount: 1, messages },
    { filePath: path.join(root, 'libs/lazy/src/b.ts'), errorCount: 0, warningCount: 0, messages: [] },
  ] as unknown as ESLint.LintResult[];
  expect(readEslintReport(results, root)).toEqual({
    passed: 0,
    failures: [{ title: 'libs/ui/src/a.ts', reason: '3:1 Unexpected any. (no-any)' }],
  });
  expect(readEslintReport(results.slice(1), root)).toEqual({ passed: 1, failures: [] });
});

it('hears of what failed outside of every test', () => {
  expect(readUnhandled('::progress 3 0\n::unhandled Error: late\n')).toBe(true);
  expect(readUnhandled('⎯⎯⎯⎯ Unhandled Errors ⎯⎯⎯⎯\n')).toBe(true);
  expect(readUnhandled('::progress 3 0\n')).toBe(false);
});
