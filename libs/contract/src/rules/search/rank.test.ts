import { describe, expect, it } from 'vitest';
import type { Interpretation, TypedWord } from './interpret.ts';
import { rank } from './rank.ts';

const exactly = (word: string): TypedWord => ({ anyOf: [{ word, beginning: false }], favourites: [] });
const beginning = (word: string): TypedWord => ({
  anyOf: [{ word, beginning: true }],
  favourites: [{ word, beginning: false }],
});

const order = (titles: readonly string[], interpretation: Partial<Interpretation>): (string | undefined)[] =>
  rank(
    titles.map((search_words, index) => ({ id: index + 1, search_words })),
    { words: [], lacking: 0, connecting: [], ...interpretation },
  ).map(({ id }) => titles[id - 1]);

describe('rank', () => {
  it('puts an exact word before a word that only begins with it', () => {
    expect(order(['dolonix tablet', 'neem dolo gel'], { words: [beginning('dolo')] })).toEqual([
      'neem dolo gel',
      'dolonix tablet',
    ]);
  });

  it('puts a title that starts with the first word before a title that has it later', () => {
    expect(order(['aloe neem', 'neem and aloe'], { words: [exactly('neem')] })).toEqual(['neem and aloe', 'aloe neem']);
  });

  it('puts words in the typed order before the same words apart', () => {
    const words = [exactly('vitamin'), exactly('c')];
    expect(order(['x vitamin b and c', 'x vitamin c and b'], { words })).toEqual([
      'x vitamin c and b',
      'x vitamin b and c',
    ]);
  });

  it('breaks ties by the connecting words', () => {
    expect(order(['iron folic', 'iron and folic acid'], { words: [exactly('folic')], connecting: ['and'] })).toEqual([
      'iron and folic acid',
      'iron folic',
    ]);
  });

  it('weighs a rare word more than a common one if a title may lack some', () => {
    const titles = ['a tablet', 'b tablet', 'the only calcium syrup', 'c tablet'];
    expect(order(titles, { words: [exactly('tablet'), exactly('calcium')], lacking: 1 })[0]).toBe(
      'the only calcium syrup',
    );
  });

  it('puts the shorter title first, and then the lower id', () => {
    expect(
      rank(
        [
          { id: 3, search_words: 'neem oil' },
          { id: 2, search_words: 'neem gel' },
          { id: 1, search_words: 'neem lotion' },
        ],
        { words: [exactly('neem')], lacking: 0, connecting: [] },
      ).map(({ id }) => id),
    ).toEqual([2, 3, 1]);
  });
});
