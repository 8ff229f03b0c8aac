import { expect, it } from 'vitest';
import { pageIn } from './page-state.ts';

it('[AMB-29] returns the page of a history entry', () => {
  expect(pageIn({ page: 4 })).toBe(4);
});

it.each([
  null,
  undefined,
  'x',
  7,
  {},
  { page: '4' },
  { page: 0 },
  { page: -2 },
  { page: 1.5 },
  { page: NaN },
  { page: 1e20 },
])('[AMB-29] returns page 1 for %j', (state) => {
  expect(pageIn(state)).toBe(1);
});
