import { expect, test } from 'vitest';
import { numberedStories } from './anatomy.ts';
import { publishedFaults } from './published.ts';
import type { Entry } from './walk.ts';

test('a picture that only one of us takes is named', () => {
  const both = 'ui-chip--default.light-360';
  expect(publishedFaults([both], [both])).toEqual([]);
  expect(publishedFaults([both, 'ui-chip--default.dark-1280'], [both, 'ui-chip--variants.dark-360'])).toEqual([
    'Chromatic takes ui-chip--default.dark-1280, of which there is no accepted picture.',
    'Chromatic does not take ui-chip--variants.dark-360.',
  ]);
});

const anEntry = (name: string, tags: readonly string[] = []): Entry => ({
  id: `ui-chip--${name}`,
  type: 'story',
  title: 'Actions/Chip',
  name,
  importPath: './libs/ui/src/Chip/Chip.stories.tsx',
  tags,
});

test('the parts are looked for in the first story that the page shows', () => {
  const entries = [anEntry('click-calls-once', ['behaviour']), anEntry('default'), anEntry('variants')];
  const anatomy = [
    ['words', 'its name', 'button span'],
    ['cross', 'takes it away'],
  ];
  const advised = new Map([
    ['Chip', { use: [], avoid: [], anatomy }],
    ['Pill', { use: [], avoid: [], anatomy: [] }],
  ]);
  expect(numberedStories(entries, advised)).toEqual([
    { component: 'Chip', story: 'ui-chip--default', parts: [{ part: 'words', selector: 'button span' }] },
  ]);
});
