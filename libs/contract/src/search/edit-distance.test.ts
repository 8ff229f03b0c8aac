import { describe, expect, test } from 'vitest';
import { editsWithin } from './edit-distance.ts';

test.each([
  ['znic', 'zinc', true],
  ['ab', 'ba', true],
  // One of the two letters stands where a swap would bring it, the other does not.
  ['ab', 'xa', false],
])('%s with one typing error may begin %s: %j', (asked, word, isWithin) => {
  expect(editsWithin(asked, word, 1)).toBe(isWithin);
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
    expect(editsWithin(asked, word, max)).toBe(expected);
  });
});
