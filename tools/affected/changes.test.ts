import { expect, it } from 'vitest';
import { reachOf } from './changes.ts';

it('asks who uses what a library ships', () => {
  expect(reachOf(['libs/ui/src/Button/Button.tsx', 'libs/contract/src/policy.ts'])).toEqual({
    everything: false,
    shared: ['libs/ui/src/Button/Button.tsx', 'libs/contract/src/policy.ts'],
    stories: [],
  });
});

it('takes a story for itself alone', () => {
  const file = 'libs/ui/src/Button/Button.stories.tsx';
  expect(reachOf([file])).toEqual({ everything: false, shared: [], stories: [file] });
});

it.each([
  '.storybook/preview.tsx',
  'tools/visual/compare.ts',
  'tools/browser-args.ts',
  'package-lock.json',
  'vitest.config.ts',
  'a-file-that-nobody-has-thought-of',
])('takes %s for a change of every story', (file) => {
  expect(reachOf([file])).toEqual({ everything: true, shared: [], stories: [] });
});

it.each([
  'docs/CONTRIBUTING.md',
  'libs/ui/src/Button/Button.mdx',
  'libs/ui/src/Button/Button.advice.ts',
  'libs/ui/src/Pagination/pages.test.ts',
  'apps/mock-server/src/main.ts',
  'tools/start/main.ts',
  '.storybook/pictures/ui-button--default.light-1280.png',
])('takes %s for no change of a story', (file) => {
  expect(reachOf([file])).toEqual({ everything: false, shared: [], stories: [] });
});
