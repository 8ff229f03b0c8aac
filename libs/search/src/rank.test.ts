import { expect, it } from 'vitest';
import type { Interpretation } from './interpret.ts';
import { rank } from './rank.ts';
import type { TypedWord } from './read-word.ts';

const exactly = (word: string): TypedWord => ({ anyOf: [{ word, beginning: false }], preferred: [] });
const beginning = (word: string): TypedWord => ({
  anyOf: [{ word, beginning: true }],
  preferred: [{ word, beginning: false }],
});

const order = (titles: readonly string[], interpretation: Partial<Interpretation>): (string | undefined)[] =>
  rank(
    titles.map((search_words, index) => ({ id: index + 1, search_words })),
    { words: [], missingWordsAllowed: 0, corrected: null, unsoldWords: [], ...interpretation },
  ).map(({ id }) => titles[id - 1]);

it.each<[what: string, interpretation: Partial<Interpretation>, best: string, others: string[]]>([
  ['an exact word', { words: [beginning('dolo')] }, 'neem dolo gel', ['dolonix tablet']],
  ['the first word at its start', { words: [exactly('neem')] }, 'neem and aloe', ['aloe neem']],
  [
    'the words in the typed order',
    { words: [exactly('vitamin'), exactly('c')] },
    'x vitamin c and b',
    ['x vitamin b and c'],
  ],
  [
    'the rarer word, if it may lack some',
    { words: [exactly('tablet'), exactly('calcium')], missingWordsAllowed: 1 },
    'the only calcium syrup',
    ['a tablet', 'b tablet', 'c tablet'],
  ],
  ['fewer letters', { words: [exactly('neem')] }, 'neem oil', ['neem lotion']],
])('puts a title with %s first', (_what, interpretation, best, others) => {
  expect(order([...others, best], interpretation)[0]).toBe(best);
});

it('puts the lower id first among equals', () => {
  const equals = [3, 2].map((id) => ({ id, search_words: 'neem oil' }));
  const interpretation = { words: [exactly('neem')], missingWordsAllowed: 0, corrected: null, unsoldWords: [] };
  expect(rank(equals, interpretation).map(({ id }) => id)).toEqual([2, 3]);
});
