import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  amount,
  filledText,
  moment,
  orNull,
  parseOrNull,
  percent,
  picture,
  price,
  quantity,
  rating,
  recordId,
  text,
  validItems,
} from './fields.ts';
import { productSchema } from './product.ts';
import { readableProduct } from './readable.ts';

const parsed = (schema: z.ZodMiniType, ...values: readonly unknown[]) =>
  values.map((value) => parseOrNull(schema, value));

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
  expect([text, filledText, picture].flatMap((schema) => parsed(schema, value))).toEqual([null, null, null]);
});

it('a text may be empty, one with something in it may not', () => {
  expect([...parsed(text, '', 'a'), ...parsed(filledText, '', 'a')]).toEqual(['', 'a', null, 'a']);
});

it.each([
  'http://example.com/7.webp',
  'https://example.com/7.webp',
  'HTTPS://example.com/7.webp',
  '/api/pictures/7.svg',
  'data:image/png;base64,iVBORw0KGgo=',
  '//example.com/7.webp',
  'pictures/7.svg',
  'DATA:IMAGE/svg+xml,x',
  '',
])('%j may be shown', (address) => {
  expect(parseOrNull(picture, address)).toBe(address);
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
  'https:',
  'http:',
  'https:7.webp',
  '#',
  '/',
  'https://example.com',
])('%j may not be shown, so that it is no address at all', (address) => {
  expect(parseOrNull(picture, address)).toBe('');
});

it('a text that is longer than any of the shop is refused', () => {
  expect(parsed(text, 'a'.repeat(2000), 'a'.repeat(2001))).toEqual(['a'.repeat(2000), null]);
  expect(parseOrNull(filledText, 'a'.repeat(2001))).toBeNull();
});

it.each([
  ['quantity', quantity, [1, 20, 1_000_000]],
  ['number of a record', recordId, [1, 300, 2 ** 53 - 1]],
  ['rating', rating, [0, 4.5, 5]],
  ['moment', moment, [0, 1_770_000_000_000, 32_503_679_999_999]],
  ['price', price, [0, 149.5, 10_000_000]],
  ['amount', amount, [0, 149.5, 999_999_999_999]],
  ['percentage', percent, [0, 12.5, 100]],
])('a %s is read as it is', (_name, schema, values) => {
  expect(parsed(schema, ...values)).toEqual(values);
});

it.each([
  ['quantity', quantity, [0, -1, 1.5, 1_000_001, 2 ** 53, 1e21, NaN, '1', null]],
  ['number of a record', recordId, [0, -1, 1.5, 2 ** 53, 1e21, NaN, '1', null]],
  ['rating', rating, [-1, 5.1, 1e20, NaN, Infinity, '4', null]],
  ['moment', moment, [-1, 32_503_680_000_000, 8.64e15, 1e20, NaN, Infinity, '0', null]],
  ['price', price, [-1, '-1', 10_000_001, 1e21, '1e21', NaN, Infinity, ' ', 'free', null]],
  ['amount', amount, [-1, 1.1e15, 1e21, NaN, Infinity, null]],
  ['percentage', percent, [-1, 100.1, 1e21, NaN, '10', null]],
])('a %s that cannot be rendered is refused', (_name, schema, values) => {
  expect(parsed(schema, ...values)).toEqual(values.map(() => null));
});

it('[AMB-54] a price may be a text with spaces around the number', () => {
  expect(parsed(price, '0', ' 180.00 ')).toEqual([0, 180]);
});

it('a price has whole paise, and a percentage at most two decimals', () => {
  expect([...parsed(price, 180.005, '99.999'), ...parsed(percent, 33.333333333)]).toEqual([180.01, 100, 33.33]);
});

it('a list loses the items that are not valid, and stays a list', () => {
  expect(parsed(validItems(text), ['a', 7, null, 'b'], [], {}, 'a')).toEqual([['a', 'b'], [], null, null]);
});

it('a field that may be missing is null if it is missing or not valid', () => {
  expect(parsed(z.object({ name: orNull(text) }), {}, { name: 7 }, { name: 'a' })).toEqual([
    { name: null },
    { name: null },
    { name: 'a' },
  ]);
});

it('[API-35] a product is kept in one of the five categories', () => {
  expect(parseOrNull(readableProduct, zinc)).toEqual(zinc);
  expect(parseOrNull(readableProduct, { ...zinc, category: 'ayurveda' })).toEqual({ ...zinc, category: 'ayurveda' });
  expect(parseOrNull(readableProduct, { ...zinc, category: 'toys' })).toBeNull();
  expect(parseOrNull(readableProduct, { ...zinc, category: undefined })).toBeNull();
});

it('a product loses what it should not have', () => {
  expect(parseOrNull(readableProduct, { ...zinc, stock: 3 })).toEqual(zinc);
});

it('[API-32] reads the fields that the schema of the API names, and no other: whichever is renamed, they differ', () => {
  const values: Record<string, unknown> = zinc;
  const named = Object.keys(productSchema.shape);
  const sent = Object.fromEntries(named.map((name) => [name, values[name]]));
  expect(productSchema.parse(sent)).toEqual(zinc);
  expect(parseOrNull(readableProduct, { ...sent, stock: 3 })).toEqual(sent);
  for (const name of named) {
    const incomplete = { ...sent, [name]: undefined };
    expect([name, productSchema.safeParse(incomplete).success, parseOrNull(readableProduct, incomplete)]).toEqual([
      name,
      false,
      null,
    ]);
  }
});
