import { aProduct, demoProducts, hindiSearches, isHindiFound } from '@niramaya/fixtures';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { rankSearch } from './rank-search';

const list = (...titles: string[]) => titles.map((title, index) => aProduct({ id: index + 1, title }));
const matched = (titles: string[], text: string) =>
  rankSearch(list(...titles), text).matches.map((m) => m.product.title);
const marked = (title: string, text: string) =>
  rankSearch(list(title), text).matches[0]?.ranges.map(({ start, end }) => title.slice(start, end));

describe('ranking a search', () => {
  test('[SHELL-26] the whole list comes back: the matches first, the rest in its order', () => {
    const { matches, rest } = rankSearch(list('Zinc', 'Calcium', 'Zinc drops', 'Aloe'), 'zinc');
    expect(matches.map(({ product }) => product.title)).toEqual(['Zinc', 'Zinc drops']);
    expect(rest.map(({ title }) => title)).toEqual(['Calcium', 'Aloe']);
  });

  test('without a word to look for, everything is the rest', () => {
    const { matches, rest } = rankSearch(list('Zinc', 'Aloe'), '  – ');
    expect([matches, rest.length]).toEqual([[], 2]);
  });

  test('the word itself comes before its beginning, and a part of a word is nothing, as in the API', () => {
    expect(matched(['Ironclad', 'Environment kit', 'Iron', 'Tablet of iron'], 'iron')).toEqual([
      'Iron',
      'Tablet of iron',
      'Ironclad',
    ]);
  });

  test('every word asked for must be there, in any order and case', () => {
    expect(matched(['Calcium Tablet', 'Calcium', 'Tablet for Calcium need'], 'TAB calc')).toEqual([
      'Tablet for Calcium need',
      'Calcium Tablet',
    ]);
  });

  test('one letter is found at the beginning of words only', () => {
    expect(matched(['Vitamin C', 'Coconut oil', 'Zinc'], 'c')).toEqual(['Vitamin C', 'Coconut oil']);
  });

  test('the word that fits best is marked, and the first of equals', () => {
    expect(marked('Ironclad Iron', 'iron')).toEqual(['Iron']);
    expect(rankSearch(list('Ironclad Iron'), 'iron').matches[0]?.ranges).toEqual([{ start: 9, end: 13 }]);
    expect(rankSearch(list('Iron Ironclad'), 'iron').matches[0]?.ranges).toEqual([{ start: 0, end: 4 }]);
    expect(rankSearch(list('Zinc and zinc'), 'zinc').matches[0]?.ranges).toEqual([{ start: 0, end: 4 }]);
  });

  test('words that touch no other are marked apart, in the order of the title', () => {
    expect(rankSearch(list('गिलोयtulsi neem'), 'neem गिल').matches[0]?.ranges).toEqual([
      { start: 0, end: 3 },
      { start: 11, end: 15 },
    ]);
  });

  test('marks that meet are one mark', () => {
    const { matches } = rankSearch(list('Multivitamin', 'Vitamin C'), 'multi vitamin');
    expect(matches).toMatchObject([{ product: { title: 'Multivitamin' }, ranges: [{ start: 0, end: 12 }] }]);
    expect(marked('Calcium', 'calcium calc')).toEqual(['Calcium']);
  });

  test('a letter that grows as it is written small is marked within its title', () => {
    expect(rankSearch(list('İ'), 'i̇').matches[0]?.ranges).toEqual([{ start: 0, end: 1 }]);
  });

  test('a list that is searched twice is taken apart once', () => {
    const readTitle = vi.fn<() => string>(() => 'Zinc');
    const products = [Object.defineProperty(aProduct(), 'title', { get: readTitle })];
    expect(rankSearch(products, 'neem').matches).toHaveLength(0);
    expect(rankSearch(products, 'aloe').matches).toHaveLength(0);
    expect(readTitle).toHaveBeenCalledTimes(1);
  });

  test('what is found is marked, whatever the case, and overlaps are marked once', () => {
    expect(marked('Calmag D3 500 mg Tablet', 'tab 500')).toEqual(['500', 'Tab']);
    expect(marked('Calcium', 'calc calci')).toEqual(['Calci']);
    expect(marked('गिलोय Juice', 'गिलोय')).toEqual(['गिलोय']);
  });

  test.each([
    ['calcuim', 'Calcium'],
    ['calcum', 'Calcium'],
    ['callcium', 'Calcium'],
    ['kalcium', 'Calcium'],
    ['multivtiamin', 'Multivitamin'],
  ])('%s is forgiven, and the whole word %s is marked', (typed, word) => {
    expect(marked(`${word} Tablet`, typed)).toEqual([word]);
  });

  test.each([
    // Up to two letters: no typing error; up to five: one; from six on: two.
    ['xc', 'zc', false],
    ['zint', 'zinc', true],
    ['alove', 'aloes', true],
    ['alxxs', 'aloes', false],
    ['muxxiv', 'multivitamin', true],
    ['muxxxv', 'multivitamin', false],
  ])('%s for %s is forgiven: %s', (typed, word, isForgiven) => {
    expect(matched([word], typed)).toEqual(isForgiven ? [word] : []);
  });

  test('two words that were typed and two of the titles are each compared', () => {
    expect(matched(['Calcium Tablet', 'Calcium Syrup', 'Coconut Tablet'], 'calcuim tabelt')).toEqual([
      'Calcium Tablet',
    ]);
  });

  test('nothing is guessed where something matches as typed, nor in short words', () => {
    expect(matched(['Cream', 'Creatine'], 'cream')).toEqual(['Cream']);
    expect(matched(['Polo'], 'dolo')).toEqual([]);
  });

  test.each([
    ['khansi', 'Honey Cough Syrup', ['Cough']],
    ['fibre', 'Fiber Powder', ['Fiber']],
    ['500mg', 'Zinc 500 mg Tablet', ['500', 'mg']],
    ['bp machine', 'Blood Pressure Monitor', ['Blood', 'Pressure', 'Monitor']],
  ])('%s finds %s, as in the API', (typed, title, marks) => {
    expect(marked(title, typed)).toEqual(marks);
  });

  test.each([
    ['विटामिन सी', 'Vitamin C Tablet', ['Vitamin', 'C']],
    ['vitamin si', 'Vitamin C Tablet', ['Vitamin', 'C']],
    ['बालों का तेल', 'Onion Hair Oil', ['Hair', 'Oil']],
    ['टूथपे', 'Mint Toothpaste', ['Toothpaste']],
  ])('%s finds %s and marks what was meant', (typed, title, marks) => {
    expect(marked(title, typed)).toEqual(marks);
  });

  test('the beginning of an English word may be a Hindi one where nothing is found otherwise', () => {
    expect(matched(['Giloy Juice', 'Rash Cream'], 'giloy ras')).toEqual(['Giloy Juice']);
    expect(matched(['Giloy Juice', 'Rash Cream'], 'ras')).toEqual(['Rash Cream']);
  });

  test.each(Object.entries(hindiSearches))(
    'what is meant in Hindi, %s, is among the first five for 95 of 100 searches',
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

  test('what no title holds finds nothing, not what is spelled like it or as strong', () => {
    const titles = ['Paracetol Balm', 'Vitamin C 500 mg Tablet', 'Gold Cream', 'Heat Patch', 'Pain Relief Gel'];
    for (const typed of ['paracetamol 500 mg', 'cold', 'heart', 'pet dard', 'crocin'])
      expect([typed, matched(titles, typed)]).toEqual([typed, []]);
    expect(matched([...titles, 'Paracetamol 500 mg Tablet'], 'paracetamol 500mg')).toEqual([
      'Paracetamol 500 mg Tablet',
    ]);
    expect(rankSearch(list(...titles), 'cold').rest).toHaveLength(5);
  });

  test('whatever is typed, no product is lost or doubled and every mark lies within its title', () => {
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
