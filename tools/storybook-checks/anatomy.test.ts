import { expect, test } from 'vitest';
import type { Advised } from '../states/advice.ts';
import { numberedStories, unnumberedFaults } from './anatomy.ts';
import type { Entry } from './entry.ts';

const anEntry = (name: string, tags: readonly string[] = []): Entry => ({
  id: `ui-chip--${name.toLowerCase().replaceAll(' ', '-')}`,
  type: 'story',
  title: 'Actions/Chip',
  name,
  importPath: './libs/ui/src/Chip/Chip.stories.tsx',
  tags,
});
const entries = [anEntry('Click Calls Once', ['behaviour']), anEntry('Default'), anEntry('With Cross')];
const someAdvice = (overrides: Partial<Advised> = {}): Advised => ({
  use: [],
  avoid: [],
  anatomy: [
    ['words', 'its name', 'button span'],
    ['cross', 'takes it away'],
  ],
  ...overrides,
});

test('the parts are looked for in the first story that the page shows', () => {
  expect(numberedStories(entries, new Map([['Chip', someAdvice()]]))).toEqual([
    {
      component: 'Chip',
      story: 'ui-chip--default',
      played: false,
      parts: [{ part: 'words', selector: 'button span' }],
    },
  ]);
});

test('or in the story that the advice names, once it has played', () => {
  const [numbered] = numberedStories(entries, new Map([['Chip', someAdvice({ numberedIn: 'With Cross' })]]));
  expect(numbered).toMatchObject({ story: 'ui-chip--with-cross', played: true });
});

test.each([
  ['whose advice has no selector', someAdvice({ anatomy: [['words', 'its name']] })],
  ['whose advice names a story that is not there', someAdvice({ numberedIn: 'Empty' })],
])('a page %s is named', (_what, advice) => {
  const advised = new Map([['Chip', advice]]);
  expect(unnumberedFaults(numberedStories(entries, advised), advised)).toEqual([
    'The page of Chip numbers no part: give one in Chip.advice.ts a selector, in a story that there is.',
  ]);
});
