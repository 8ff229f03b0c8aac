import { aProduct, demoProducts, hindiSearches, isHindiFound } from '@niramaya/fixtures';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rankSearch } from './rank-search';

const list = (...titles: string[]) => titles.map((title, index) => aProduct({ id: index + 1, title }));
const matched = (titles: string[], text: string) =>
  rankSearch(list(...titles), text).matches.map((m) => m.product.title);
const marked = (title: string, text: string) =>
  rankSearch(list(title), text).matches[0]?.ranges.map(({ start, end }) => title.slice(start, end));

describe('ranking a search', () => {
  test('[SHELL-26] returns the matches first, then the rest of the list in its order', () => {
    const { matches, rest } = rankSearch(list('Zinc', 'Calcium', 'Zinc drops', 'Aloe'), 'zinc');
    expect(matches.map(({ product }) => product.title)).toEqual(['Zinc', 'Zinc drops']);
    expect(rest.map(({ title }) => title)).toEqual(['Calcium', 'Aloe']);
  });

  test('returns all products as the rest if there is no word to search for', () => {
    const { matches, rest } = rankSearch(list('Zinc', 'Aloe'), '  – ');
    expect([matches, rest.length]).toEqual([[], 2]);
  });

  test('finds one letter only at the beginning of words', () => {
    expect(matched(['Vitamin C', 'Coconut oil', 'Zinc'], 'c')).toEqual(['Vitamin C', 'Coconut oil']);
  });

  test('marks the best matching word, and the first of equals', () => {
    expect(rankSearch(list('Ironclad Iron'), 'iron').matches[0]?.ranges).toEqual([{ start: 9, end: 13 }]);
    expect(rankSearch(list('Iron Ironclad'), 'iron').matches[0]?.ranges).toEqual([{ start: 0, end: 4 }]);
    expect(rankSearch(list('Zinc and zinc'), 'zinc').matches[0]?.ranges).toEqual([{ start: 0, end: 4 }]);
  });

  test('marks words that do not touch separately, in the order of the title', () => {
    expect(rankSearch(list('गिलोयtulsi neem'), 'neem गिल').matches[0]?.ranges).toEqual([
      { start: 0, end: 3 },
      { start: 11, end: 15 },
    ]);
  });

  test('merges adjacent marks', () => {
    const { matches } = rankSearch(list('Multivitamin', 'Vitamin C'), 'multi vitamin');
    expect(matches).toMatchObject([{ product: { title: 'Multivitamin' }, ranges: [{ start: 0, end: 12 }] }]);
    expect(marked('Calcium', 'calcium calc')).toEqual(['Calcium']);
  });

  test('marks a letter that grows in lower case within its title', () => {
    expect(rankSearch(list('İ'), 'i̇').matches[0]?.ranges).toEqual([{ start: 0, end: 1 }]);
  });

  test('marks matches in any case, and overlaps once', () => {
    expect(marked('Calmag D3 500 mg Tablet', 'tab 500')).toEqual(['500', 'Tab']);
    expect(marked('Calcium', 'calc calci')).toEqual(['Calci']);
    expect(marked('गिलोय Juice', 'गिलोय')).toEqual(['गिलोय']);
  });

  test.each([['callcium'], ['kalcium']])('marks the whole word for the mistyped %s', (typed) => {
    expect(marked('Calcium Tablet', typed)).toEqual(['Calcium']);
  });

  test.each([
    ['khansi', 'Honey Cough Syrup', ['Cough']],
    ['500mg', 'Zinc 500 mg Tablet', ['500', 'mg']],
    ['bp machine', 'Blood Pressure Monitor', ['Blood', 'Pressure', 'Monitor']],
    ['विटामिन सी', 'Vitamin C Tablet', ['Vitamin', 'C']],
    ['बालों का तेल', 'Onion Hair Oil', ['Hair', 'Oil']],
    ['टूथपे', 'Mint Toothpaste', ['Toothpaste']],
  ])('a search for %s marks in %s the intended words', (typed, title, marks) => {
    expect(marked(title, typed)).toEqual(marks);
  });

  test.each(Object.entries(hindiSearches))(
    'finds the intended product in Hindi, %s, among the first five in 95 of 100 searches',
    (_script, searches) => {
      const products = demoProducts();
      const missed = searches.filter((search) => {
        const { matches } = rankSearch(products, search[0]);
        return !isHindiFound(
          search,
          matches.map(({ product }) => product.title),
        );
      });
      expect(missed.slice(Math.floor(searches.length * 0.05))).toEqual([]);
    },
  );

  test('neither loses nor duplicates products, and marks within their titles, for any text', () => {
    const products = demoProducts().slice(0, 60);
    const holds = fc.property(fc.string({ maxLength: 12 }), (text) => {
      const { matches, rest } = rankSearch(products, text);
      const ids = [...matches.map(({ product }) => product.id), ...rest.map(({ id }) => id)];
      expect(ids.toSorted((a, b) => a - b)).toEqual(products.map(({ id }) => id).toSorted((a, b) => a - b));
      for (const { product, ranges } of matches) {
        let from = 0;
        for (const { start, end } of ranges) {
          expect(start).toBeGreaterThanOrEqual(from);
          expect(end).toBeGreaterThan(start);
          from = end;
        }
        expect(from).toBeLessThanOrEqual(product.title.length);
      }
    });
    fc.assert(holds);
  });
});
