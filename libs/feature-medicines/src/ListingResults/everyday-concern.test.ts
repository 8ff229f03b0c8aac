import { expect, test } from 'vitest';
import { everydayConcernOf } from './everyday-concern';

const words = { diabetes: 'sugar, शुगर', stomach: 'acidity, पेट की गैस', fever: 'fever, बुख़ार' };

test.each([
  ['sugar', 'diabetes'],
  [' Sugar ', 'diabetes'],
  ['शुगर', 'diabetes'],
  ['acidity', 'stomach'],
  ['पेट की गैस', 'stomach'],
  ['बुख़ार', 'fever'],
  // The dot below the letter is missing, or is a character of its own.
  ['बुखार', 'fever'],
  ['बुख\u093cार', 'fever'],
  // Other words make it a search for a product.
  ['sugar free', null],
  ['zinc', null],
  ['', null],
])('the concern of %s is %s', (text, concern) => {
  expect(everydayConcernOf(text, words)).toBe(concern);
});
