import { expect, test } from 'vitest';
import { linkToProduct, productLink, readProductLink } from './product-link.ts';

test('[ROUTE-05] a link to a product is the address of the detail screen with a query, and no separate path', () => {
  expect(productLink(7)).toBe('/medicinesdetails?id=7');
  expect(readProductLink('?id=7')).toBe(7);
});

test('a link identifies a product without a known id by its title', () => {
  const title = 'Zinc & Iron 50% w/w, +Strip of 10#';
  expect(productLink(title)).toBe('/medicinesdetails?title=Zinc+%26+Iron+50%25+w%2Fw%2C+%2BStrip+of+10%23');
  expect(readProductLink('?title=Zinc+%26+Iron+50%25+w%2Fw%2C+%2BStrip+of+10%23')).toBe(title);
});

test('the id takes precedence over the title', () => {
  expect(readProductLink('?title=Zinc&id=7')).toBe(7);
});

test.each(['', '?', '?order=asc', '?identity=7', '?ID=7', '?subtitle=Zinc'])(
  'an ordinary address names no product: %j',
  (query) => {
    expect(readProductLink(query)).toBeNull();
  },
);

test.each(['?id=1', '?id=999999999', '?utm=x&id=300&lang=en'])('an address names a product: %j', (query) => {
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
  '?title=',
  '?title=%20',
])('a truncated or changed link names no product: %j', (query) => {
  expect(readProductLink(query)).toBeNaN();
});

test('[STORAGE-09] a click opens the ordinary address, and a new tab that of the product', () => {
  const zinc = {
    image: '/1.svg',
    title: 'Zinc',
    discount: 10,
    rating: 4,
    price: 200,
    discountedPrice: 180,
    category: 'vitamins',
  };
  expect(linkToProduct(zinc, 7)).toEqual({
    href: '/medicinesdetails?id=7',
    to: '/medicinesdetails',
    state: { product: zinc },
  });
  expect(linkToProduct(zinc).href).toBe('/medicinesdetails?title=Zinc');
});
