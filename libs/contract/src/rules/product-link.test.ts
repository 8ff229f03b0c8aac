import { expect, test } from 'vitest';
import { productLink } from '../paths.ts';
import { readProductLink } from './product-link.ts';

test('[ROUTE-05] a link to a product is the address of the detail screen with a query, and no path of its own', () => {
  expect(productLink(7)).toBe('/medicinesdetails?id=7');
  expect(readProductLink('?id=7')).toBe(7);
});

test.each(['', '?', '?order=asc', '?identity=7', '?ID=7'])('the ordinary address names no product: %j', (query) => {
  expect(readProductLink(query)).toBeNull();
});

test.each(['?id=1', '?id=999999999', '?utm=x&id=300&lang=en'])('a product is named: %j', (query) => {
  expect(readProductLink(query)).toBeGreaterThan(0);
});

test.each([
  '?id=',
  '?id=0',
  '?id=-7',
  '?id=07',
  '?id=7.5',
  '?id=1e3',
  '?id=%207',
  '?id=7x',
  '?id=1000000000',
  '?id=seven',
  '?id=<script>',
  '?id=1&id=2',
])('a link that was cut off or tampered with names none: %j', (query) => {
  expect(readProductLink(query)).toBeNaN();
});
