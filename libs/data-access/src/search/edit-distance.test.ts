import { expect, test } from 'vitest';
import { editsWithin } from './edit-distance';

test.each([
  ['znic', 'zinc', true],
  ['ab', 'ba', true],
  // One of the two letters stands where a swap would bring it, the other does not.
  ['ab', 'xa', false],
])('%s with one typing error may begin %s: %j', (asked, word, isWithin) => {
  expect(editsWithin(asked, word, 1)).toBe(isWithin);
});
