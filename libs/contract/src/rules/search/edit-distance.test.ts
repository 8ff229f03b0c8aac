import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editDistance, isWithinEdits } from './edit-distance.ts';

test.each([
  ['znic', 'zinc', true],
  ['ab', 'ba', true],
  // One of the two letters is where a swap would move it. The other is not.
  ['ab', 'xa', false],
])('%s with one typing error may begin %s: %j', (asked, word, isWithin) => {
  expect(isWithinEdits(asked, word, 1)).toBe(isWithin);
});

describe('typing errors', () => {
  test.each([
    ['calcium', 'calcium', 0, true],
    ['calcuim', 'calcium', 1, true],
    ['calcuim', 'calcium', 0, false],
    ['vitamn', 'vitamins', 1, true],
    ['aspirin', 'as', 2, false],
    ['paracetmaol', 'paracetamol', 1, true],
    ['paractemol', 'paracetamol', 2, true],
    ['ibuprofen', 'paracetamol', 2, false],
    ['paracetamxl', 'paracetamol', 0, false],
    ['zincx', 'zinc', 0, false],
    ['zincx', 'zinc', 1, true],
    ['zincxy', 'zinc', 1, false],
    ['xzinc', 'zinc', 1, true],
    ['znc', 'zinc', 1, true],
    ['inc', 'zinc', 1, true],
    ['nizc', 'zinc', 1, false],
    ['zicn', 'zinc', 1, true],
    ['izcn', 'zinc', 1, false],
    ['izcn', 'zinc', 2, true],
    ['zixx', 'zinc', 1, false],
    ['zixxdrop', 'zincdrops', 2, true],
    ['cnzi', 'zinc', 1, false],
    ['ab', 'ba', 1, true],
    ['ab', 'cb', 0, false],
    ['aab', 'aba', 1, true],
    ['', 'zinc', 0, true],
  ])('%s becomes a beginning of %s within %i: %s', (asked, word, max, expected) => {
    expect(isWithinEdits(asked, word, max)).toBe(expected);
  });
});

describe('edit distance', () => {
  test.each([
    ['vitamin', 'vitamin', 0, 0],
    ['vitmin', 'vitamin', 1, 1],
    ['vitaamin', 'vitamin', 1, 1],
    ['vitamon', 'vitamin', 1, 1],
    ['vitaimn', 'vitamin', 1, 1],
    ['vita', 'vitamin', 3, 0],
    ['viat', 'vitamin', 4, 1],
    ['abc', 'xyz', 3, 3],
    ['', 'abc', 3, 0],
  ])('from %s to %s it is %i, to its nearest beginning %i', (typed, word, whole, beginning) => {
    expect(editDistance(typed, word)).toEqual({ whole, beginning });
  });

  test('is the same in both directions, and nothing between equal words', () => {
    const word = fc.string({ minLength: 0, maxLength: 12, unit: fc.constantFrom('a', 'b', 'c') });
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(editDistance(one, other).whole).toBe(editDistance(other, one).whole);
        expect(editDistance(one, one).whole).toBe(0);
        expect(editDistance(one, other).beginning).toBeLessThanOrEqual(editDistance(one, other).whole);
      }),
    );
  });
});
