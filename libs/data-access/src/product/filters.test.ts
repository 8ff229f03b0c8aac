import fc from 'fast-check';
import { PRODUCT_CATEGORIES, PRODUCT_RATINGS, productQuerySchema } from '@niramaya/contract';
import { describe, expect, test } from 'vitest';
import { noFilters, readFilters, writeFilters } from './filters';
import { searchText } from './search-text';

const read = (query: string) => readFilters(new URLSearchParams(query));

describe('filters in the address', () => {
  test('[STATE-51] categories are written as `category`, repeated', () => {
    const query = writeFilters({ ...noFilters, categories: ['vitamins', 'nutrition'] });
    expect(query.toString()).toBe('category=vitamins&category=nutrition');
    expect(read('?category=vitamins&category=nutrition').categories).toEqual(['vitamins', 'nutrition']);
  });

  test('[STATE-52] ratings are written as `rating`, repeated', () => {
    expect(writeFilters({ ...noFilters, ratings: [4, 5] }).toString()).toBe('rating=4&rating=5');
    expect(read('?rating=4&rating=5').ratings).toEqual([4, 5]);
  });

  test('[STATE-53 CONST-51 CONST-52 CONST-53] the order is written as `order`, asc or desc, and not at all for All', () => {
    expect(writeFilters({ ...noFilters, order: 'asc' }).toString()).toBe('order=asc');
    expect(writeFilters({ ...noFilters, order: 'desc' }).toString()).toBe('order=desc');
    expect(writeFilters(noFilters).toString()).toBe('');
    expect([read('order=asc').order, read('order=desc').order, read('').order]).toEqual(['asc', 'desc', null]);
  });

  test('a search is written as `q`, and not at all for none', () => {
    expect(writeFilters({ ...noFilters, text: 'dolo 650', ratings: [4] }).toString()).toBe('q=dolo+650&rating=4');
    expect(read('?q=%20dolo%20650%20').text).toBe('dolo 650');
    expect([read('').text, read('?q=').text, read('?q=%20').text]).toEqual(['', '', '']);
  });

  test('what is unknown is dropped and what is repeated counts once', () => {
    const query = 'category=pets&category=ayurveda&category=ayurveda&rating=0&rating=4.0&rating=2&order=up&page=3';
    expect(read(query)).toEqual({ text: '', categories: ['ayurveda'], ratings: [2], order: null });
  });

  test('what was written is read back, whatever was chosen', () => {
    const filters = fc.record({
      text: fc.string({ unit: 'grapheme', maxLength: 30 }).map(searchText),
      categories: fc.subarray([...PRODUCT_CATEGORIES]),
      ratings: fc.subarray([...PRODUCT_RATINGS]),
      order: fc.constantFrom('asc' as const, 'desc' as const, null),
    });
    const readsBack = fc.property(filters, (chosen) => {
      expect(readFilters(writeFilters(chosen))).toEqual(chosen);
    });
    fc.assert(readsBack);
  });

  test('whatever the address says, only known values come out', () => {
    const anyQuery = fc.array(fc.tuple(fc.constantFrom('q', 'category', 'rating', 'order', '__proto__'), fc.string()));
    const isSafe = fc.property(anyQuery, (pairs) => {
      const { text, categories, ratings, order } = readFilters(new URLSearchParams(pairs));
      expect(categories.every((category) => PRODUCT_CATEGORIES.includes(category))).toBe(true);
      expect(ratings.every((rating) => PRODUCT_RATINGS.includes(rating))).toBe(true);
      expect(['asc', 'desc', null]).toContain(order);
      expect(productQuerySchema.safeParse({ q: text }).success).toBe(true);
    });
    fc.assert(isSafe);
  });
});
