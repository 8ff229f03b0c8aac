import { expect, test } from 'vitest';
import { pageFaults, type SeenPage } from './faults.ts';

const known = new Set(['ui-chip--docs', 'ui-chip--default']);
const aPage = (overrides: Partial<SeenPage> = {}): SeenPage => ({
  titles: ['Chip'],
  letters: 800,
  troubles: [],
  links: ['?path=/docs/ui-chip--docs', './?path=/story/ui-chip--default&globals=theme:dark', 'https://example.com/'],
  untyped: [],
  plainTables: 0,
  overflow: 0,
  ...overrides,
});

test('a page that reads well has no fault', () => {
  expect(pageFaults(aPage(), known)).toEqual([]);
});

test.each<[string, Partial<SeenPage>, string]>([
  ['an empty page', { letters: 4 }, 'It is as good as empty.'],
  ['a page without a title', { titles: [] }, 'It has 0 first headings; one is right.'],
  ['a page that is too wide', { overflow: 12 }, 'It is 12 px wider than its window.'],
  ['a link to nowhere', { links: ['?path=/docs/ui-pill--docs'] }, 'It links to ui-pill--docs, which is not there.'],
  ['a prop of no type', { untyped: ['tone'] }, 'The prop tone is shown without a type.'],
  ['a table as text', { plainTables: 1 }, 'A table of Markdown stands on it as text: write it as a component.'],
  ['a word of the console', { troubles: ['x is not defined'] }, 'x is not defined'],
])('%s is named', (_what, overrides, sentence) => {
  expect(pageFaults(aPage(overrides), known)).toEqual([sentence]);
});
