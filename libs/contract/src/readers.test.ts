import { expect, it } from 'vitest';
import { readProduct } from './read-product.ts';
import { productSchema } from './schemas/product.ts';
import { filledText, number, picture, quantity, reader, storedRupees, text } from './readers.ts';

const zinc = {
  id: 7,
  image: '/api/pictures/7.svg',
  title: 'Zinc',
  discount: 10,
  rating: 4,
  price: 200,
  category: 'vitamins',
};

it.each([7, null, undefined, true, ['a'], {}])('%j is no text and no picture', (value) => {
  expect([text(value), filledText(value), picture(value)]).toEqual([undefined, undefined, undefined]);
});

it('a text may be empty, one with something in it may not', () => {
  expect([text(''), filledText(''), text('a'), filledText('a')]).toEqual(['', undefined, 'a', 'a']);
});

it.each([
  'http://example.com/7.webp',
  'https://example.com/7.webp',
  'HTTPS://example.com/7.webp',
  '/api/pictures/7.svg',
  'data:image/png;base64,iVBORw0KGgo=',
  'DATA:IMAGE/svg+xml,x',
  '',
])('%j may be shown', (address) => {
  expect(picture(address)).toBe(address);
});

it.each([
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,image/png',
  'data:text/image/png,x',
  'javascript:image/png',
  'blob:https://example.com/7',
  'xhttps:image',
  'httpsx://example.com/7.webp',
  'https://',
])('%j may not be shown, so that it is no address at all', (address) => {
  expect(picture(address)).toBe('');
});

it.each(['7', NaN, Infinity, null, undefined])('%j is no number', (value) => {
  expect(number(value)).toBeUndefined();
});

it('nothing, one and a half, and what is beyond counting are no quantities', () => {
  expect([0, 1.5, 2 ** 53, 1, 20].map(quantity)).toEqual([undefined, undefined, undefined, 1, 20]);
});

it('a price may be 0 and its text may have spaces; below it and without a number there is none', () => {
  expect([0, '0', ' 180.00 ', -1, '-1', ' ', 'free', null].map(storedRupees)).toEqual([
    0,
    0,
    180,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

it.each([null, undefined, 'text', 7, true])('%j is no object to read', (value) => {
  expect(reader({})(value)).toBeNull();
});

it('[API-35] a product is kept in one of the five categories', () => {
  expect(readProduct(zinc)).toEqual(zinc);
  expect(readProduct({ ...zinc, category: 'ayurveda' })).toEqual({ ...zinc, category: 'ayurveda' });
  expect(readProduct({ ...zinc, category: 'toys' })).toBeNull();
  expect(readProduct({ ...zinc, category: undefined })).toBeNull();
});

it('a product loses what it should not have', () => {
  expect(readProduct({ ...zinc, stock: 3 })).toEqual(zinc);
});

it('[API-32] reads the fields that the schema of the API names, and no other: whichever is renamed, they differ', () => {
  const values: Record<string, unknown> = zinc;
  const named = Object.keys(productSchema.shape);
  const sent = Object.fromEntries(named.map((name) => [name, values[name]]));
  expect(productSchema.parse(sent)).toEqual(zinc);
  expect(readProduct({ ...sent, stock: 3 })).toEqual(sent);
  for (const name of named) {
    const incomplete = { ...sent, [name]: undefined };
    expect([name, productSchema.safeParse(incomplete).success, readProduct(incomplete)]).toEqual([name, false, null]);
  }
});
