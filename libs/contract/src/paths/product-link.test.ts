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

test.each<[what: string, queries: string[], product: number | null]>([
  ['the id rather than the title', ['?title=Zinc&id=7'], 7],
  ['the first id', ['?id=1'], 1],
  ['the last id', ['?id=999999999'], 999_999_999],
  ['an id among other parameters', ['?utm=x&id=300&lang=en'], 300],
  ['nothing in an ordinary address', ['', '?', '?order=asc', '?identity=7', '?ID=7', '?subtitle=Zinc'], null],
  ['no id out of range', ['?id=0', '?id=-7', '?id=1000000000'], NaN],
  ['no number in another form', ['?id=07', '?id=7.5', '?id=1e3', '?id=%207', '?id=7x'], NaN],
  ['no word as an id', ['?id=', '?id=seven', '?id=<script>'], NaN],
  ['none of two ids', ['?id=1&id=2'], NaN],
  ['no empty title', ['?title=', '?title=%20'], NaN],
])('a link names %s: %j', (_what, queries, product) => {
  expect(queries.map(readProductLink)).toEqual(queries.map(() => product));
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
