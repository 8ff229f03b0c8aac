import { expect, test } from 'vitest';
import { searchTerms } from './terms.ts';

test('every name can be typed: lower-case letters and digits, in at most four words', () => {
  for (const name of searchTerms.keys()) expect(name).toMatch(/^[a-z0-9]+( [a-z0-9]+){0,3}$/);
});
