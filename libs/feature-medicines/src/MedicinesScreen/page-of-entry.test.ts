import { expect, it } from 'vitest';
import { entryOfPage, pageOfEntry } from './page-of-entry';

it('[AMB-29] an entry returns to the page it was left on', () => {
  expect(pageOfEntry(entryOfPage(4))).toBe(4);
});

it.each([
  null,
  undefined,
  'x',
  7,
  {},
  { page: '4' },
  entryOfPage(0),
  entryOfPage(-2),
  entryOfPage(1.5),
  entryOfPage(NaN),
  entryOfPage(1e20),
])('[AMB-29] %j shows page 1', (state) => {
  expect(pageOfEntry(state)).toBe(1);
});
