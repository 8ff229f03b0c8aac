import { expect, it } from 'vitest';
import { asCode } from '../../.storybook/defaults';

it.each([
  ['"brand"', "'brand'"],
  [`"'solid'"`, "'solid'"],
  ['false', 'false'],
  ['rupees, in Indian grouping', 'rupees, in Indian grouping'],
])('a table of props shows the default %s as %s', (summary, shown) => {
  expect(asCode(summary)).toBe(shown);
});
