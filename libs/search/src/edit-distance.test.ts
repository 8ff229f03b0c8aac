import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

/** The distance by its definition (optimal string alignment). */
function defined(one: string, other: string): number {
  if (one === '' || other === '') return one.length + other.length;
  const isSwapped = one.at(-1) === other.at(-2) && one.at(-2) === other.at(-1);
  return Math.min(
    defined(one.slice(0, -1), other) + 1,
    defined(one, other.slice(0, -1)) + 1,
    defined(one.slice(0, -1), other.slice(0, -1)) + (one.at(-1) === other.at(-1) ? 0 : 1),
    isSwapped && one.length > 1 && other.length > 1 ? defined(one.slice(0, -2), other.slice(0, -2)) + 1 : Infinity,
  );
}

test('counts the errors to a word and to its nearest prefix, up to the limit', () => {
  const word = fc.string({ maxLength: 6, unit: fc.constantFrom('a', 'b', 'c') });
  fc.assert(
    fc.property(word, word, fc.nat(6), (typed, other, atMost) => {
      const limited = (errors: number) => (errors > atMost ? Infinity : errors);
      const beginnings = [...other, ''].map((_, length) => defined(typed, other.slice(0, length)));
      const beginning = limited(Math.min(...beginnings));
      expect(editDistance(typed, other, atMost)).toEqual({ whole: limited(defined(typed, other)), beginning });
    }),
    { seed: 1, numRuns: 3000 },
  );
});

test('counts one error in a word of a hundred letters', () => {
  expect(editDistance(`${'a'.repeat(99)}b`, 'a'.repeat(100))).toEqual({ whole: 1, beginning: 1 });
});
