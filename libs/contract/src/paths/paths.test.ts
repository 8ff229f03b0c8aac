import { expect, it } from 'vitest';
import { withoutClosingSlash } from './paths.ts';

it.each([
  ['/cart', '/cart'],
  ['/cart/', '/cart'],
  ['/cart//', '/cart'],
  ['/CART/', '/CART'],
  ['/', '/'],
  ['//', '/'],
])('[AMB-60] the path %s is %s, case-sensitively', (typed, path) => {
  expect(withoutClosingSlash(typed)).toBe(path);
});
