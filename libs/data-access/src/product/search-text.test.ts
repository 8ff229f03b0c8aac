import { productQuerySchema } from '@niramaya/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchQuery, searchText, searchTextOf } from './search-text';

test('a search text is one line without spaces around it', () => {
  expect(searchText('  zinc 50 mg ')).toBe('zinc 50 mg');
  expect(searchText('zinc\n50\tmg\u0000')).toBe('zinc 50 mg');
  expect(searchText(' \n ')).toBe('');
});

test('sends the first hundred characters of a longer text, without splitting a character', () => {
  expect(searchText('a'.repeat(101))).toBe('a'.repeat(100));
  expect(searchText(`${'a'.repeat(99)}😀`)).toBe('a'.repeat(99));
});

test('any typed text becomes a query that the API accepts', () => {
  const isTaken = fc.property(fc.string({ unit: 'binary', maxLength: 150 }), (typed) => {
    expect(productQuerySchema.safeParse({ q: searchText(typed) }).success).toBe(true);
  });
  fc.assert(isTaken);
});

test('the address of a search contains its text', () => {
  expect(searchQuery('zinc & c')).toBe('q=zinc+%26+c');
  expect(searchTextOf(new URLSearchParams(searchQuery('पेट दर्द')))).toBe('पेट दर्द');
  expect(searchTextOf(new URLSearchParams('category=vitamins'))).toBe('');
});
