import { expect, it } from 'vitest';
import { parseOrNull } from './fields.ts';
import { isRefillInterval, refillChoiceSchema } from './refill-choice.ts';

it.each([
  [1, true],
  [365, true],
  [0, false],
  [366, false],
  [1.5, false],
])('an interval of %d days is valid: %j', (days, expected) => {
  expect(isRefillInterval(days)).toBe(expected);
});

it.each([
  [{ title: 'Zinc', of: '', days: 30 }, true],
  [{ title: 'Zinc', of: 'u1:Asha', days: null }, true],
  [{ title: 'Zinc', of: '', days: 0 }, false],
  [{ title: 'Zinc', days: 30 }, false],
])('%j is valid: %j', (choice, expected) => {
  expect(parseOrNull(refillChoiceSchema, choice)).toEqual(expected ? choice : null);
});
