import type { Product } from '@niramaya/contract';
import { aProduct, demoProducts, hindiSearches, isHindiFound } from '@niramaya/fixtures';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rankSearch } from './rank-search';

const list = (...titles: string[]) => titles.map((title, index) => aProduct({ id: index + 1, title }));
const matched = (products: Product[], text: string) =>
  rankSearch(products, text).matches.map(({ product }) => product.title);
/** Returns the title with its marks in brackets. */
const marked = (title: string, text: string) =>
  (rankSearch(list(title), text).matches[0]?.ranges ?? []).reduceRight(
    (shown, { start, end }) => `${shown.slice(0, start)}[${shown.slice(start, end)}]${shown.slice(end)}`,
    title,
  );

test('[SHELL-26] returns the matches first, then the rest of the list in its order', () => {
  const { matches, rest } = rankSearch(list('Zinc', 'Calcium', 'Zinc drops', 'Aloe'), 'zinc');
  expect(matches.map(({ product }) => product.title)).toEqual(['Zinc', 'Zinc drops']);
  expect(rest.map(({ title }) => title)).toEqual(['Calcium', 'Aloe']);
});

test('returns all products as the rest if there is no word to search for', () => {
  const { matches, rest } = rankSearch(list('Zinc', 'Aloe'), '  – ');
  expect([matches, rest.length]).toEqual([[], 2]);
});

test.each([
  ['vitamin e', 0, true],
  ['vitamin ey', 1, false],
  ['vitamin k', 0, false],
])('a search for %s has %i matches, and is unfinished: %s', (text, count, isUnfinished) => {
  const results = rankSearch(list('Eye Vitamin Gummies', 'Zinc'), text);
  expect([results.matches.length, results.isUnfinished]).toEqual([count, isUnfinished]);
});

test.each([
  ['dolo 650', 'medicine'],
  ['पैरासिटामोल', 'medicine'],
  ['thyroid', 'test'],
  ['pet dard', 'symptom'],
  ['condom', 'product'],
  ['telescope', null],
  ['zinc', null],
])('without a match for %s, the kind of the thing that is not sold is %s', (text, kind) => {
  expect(rankSearch(list('Zinc', 'Aloe'), text).notSold).toBe(kind);
});

test.each([
  ['gas ki dawa', 'stomach'],
  ['chest pain', null],
  // A name of a medicine is no symptom, and has no suggestion.
  ['paracetamol', null],
  ['zinc', null],
])('without a match for %s, the concern to suggest is %s', (text, concern) => {
  expect(rankSearch(list('Zinc', 'Aloe'), text).concern).toBe(concern);
});

test.each([
  ['zincovit zinc', { isLastWordOpen: true }, ['zincovit']],
  ['zinc quali', { isLastWordOpen: true }, []],
  ['zinc zincovit', { isLastWordOpen: true }, []],
  ['zinc zincovit', {}, ['zincovit']],
  // The API may have a product of this name, which the list lacks.
  ['zincovit zinc', { isListPartial: true }, []],
])('of %s, typed with %j, the unsold words are %j', (text, progress, unsold) => {
  const { matches, unsoldWords } = rankSearch(list('Zinc', 'Glucose Powder'), text, progress);
  expect([matches.length, unsoldWords]).toEqual([1, unsold]);
});

test('finds one letter only at the beginning of words', () => {
  expect(matched(list('Vitamin C', 'Coconut oil', 'Zinc'), 'c')).toEqual(['Vitamin C', 'Coconut oil']);
});

test('merges adjacent marks', () => {
  const { matches } = rankSearch(list('Multivitamin', 'Vitamin C'), 'multi vitamin');
  expect(matches).toMatchObject([{ product: { title: 'Multivitamin' }, ranges: [{ start: 0, end: 12 }] }]);
});

test.each([
  // The best matching word is marked, and the first of equal ones.
  ['iron', 'Ironclad [Iron]'],
  ['iron', '[Iron] Ironclad'],
  ['zinc', '[Zinc] and zinc'],
  // Overlapping marks are merged; separate ones keep the order of the title.
  ['neem गिल', '[गिल]ोयtulsi [neem]'],
  ['calcium calc', '[Calcium]'],
  ['calc calci', '[Calci]um'],
  // Upper and lower case are equal. The letter of the second title gets longer in lower case.
  ['tab 500', 'Calmag D3 [500] mg [Tab]let'],
  ['i̇', '[İ]'],
  // A typing error and another language mark the whole word.
  ['callcium', '[Calcium] Tablet'],
  ['kalcium', '[Calcium] Tablet'],
  ['khansi', 'Honey [Cough] Syrup'],
  ['500mg', 'Zinc [500] [mg] Tablet'],
  ['bp machine', '[Blood] [Pressure] [Monitor]'],
  ['गिलोय', '[गिलोय] Juice'],
  ['विटामिन सी', '[Vitamin] [C] Tablet'],
  ['बालों का तेल', 'Onion [Hair] [Oil]'],
  ['टूथपे', 'Mint [Toothpaste]'],
])('a search for %s marks %s', (typed, title) => {
  expect(marked(title.replace(/[[\]]/g, ''), typed)).toBe(title);
});

test.each(Object.entries(hindiSearches))(
  'finds the intended product in Hindi, %s, among the first five in 95 of 100 searches',
  (_script, searches) => {
    const products = demoProducts();
    const missed = searches.filter((search) => !isHindiFound(search, matched(products, search[0])));
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
