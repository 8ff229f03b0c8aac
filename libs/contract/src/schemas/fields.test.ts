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

const parsed = (schema: z.ZodMiniType, ...values: readonly unknown[]) =>
  values.map((value) => parseOrNull(schema, value));

it.each([7, null])('%j is neither text nor image', (value) => {
  expect([text, filledText, picture].flatMap((schema) => parsed(schema, value))).toEqual([null, null, null]);
});

it('a text has up to 2000 characters, and a filled one at least one', () => {
  expect(parsed(text, '', 'a'.repeat(2000), 'a'.repeat(2001))).toEqual(['', 'a'.repeat(2000), null]);
  expect(parsed(filledText, '', 'a', 'a'.repeat(2001))).toEqual([null, 'a', null]);
});

it.each([
  ['an absolute address', ['HTTPS://example.com/7.webp', 'http://example.com/7.webp', '//example.com/7.webp']],
  ['a relative address', ['/api/pictures/7.svg', 'pictures/7.svg', '']],
  ['the data of an image', ['DATA:IMAGE/svg+xml,x']],
])('%s can be shown: %j', (_what, addresses) => {
  expect(parsed(picture, ...addresses)).toEqual(addresses);
});

it.each([
  ['a script', ['java\nscript:alert(1)', 'javascript:image/png']],
  ['other data', ['data:text/image/png,x', 'blob:https://example.com/7']],
  ['another protocol', ['xhttps:image', 'httpsx://example.com/7.webp']],
  ['the address of no file', ['https://', 'https:7.webp', '#']],
])('%s cannot be shown, and is therefore no address: %j', (_what, addresses) => {
  expect(parsed(picture, ...addresses)).toEqual(addresses.map(() => ''));
});

it.each([
  ['quantity', quantity, [1, 1_000_000], [0, 1.5, 1_000_001, NaN, '1', null]],
  ['record id', recordId, [1, 2 ** 53 - 1], [0, 1.5, 2 ** 53, '1']],
  ['rating', rating, [0, 4.5, 5], [-1, 5.1, NaN, '4']],
  ['moment', moment, [0, 32_503_679_999_999], [-1, 32_503_680_000_000, '0']],
  ['price', price, [0, 149.5, 10_000_000], [-1, '-1', 10_000_001, '1e21', NaN, ' ', 'free', null]],
  ['amount', amount, [0, 149.5, 999_999_999_999], [-1, 1.1e15, NaN]],
  ['percentage', percent, [0, 12.5, 100], [-1, 100.1, '10']],
])('a %s is read unchanged, or rejected if it cannot be rendered', (_name, schema, values, rejected) => {
  expect(parsed(schema, ...values)).toEqual(values);
  expect(parsed(schema, ...rejected)).toEqual(rejected.map(() => null));
});

it('[AMB-54] accepts a price as text with spaces around the number', () => {
  expect(parsed(price, '0', ' 180.00 ')).toEqual([0, 180]);
});

it('a price has whole paise, and a percentage at most two decimals', () => {
  expect([...parsed(price, 180.005, '99.999'), ...parsed(percent, 33.333333333)]).toEqual([180.01, 100, 33.33]);
});

it('a list drops invalid items, and stays a list', () => {
  expect(parsed(validItems(text), ['a', 7, null, 'b'], [], {}, 'a')).toEqual([['a', 'b'], [], null, null]);
});

it('an optional field is null if it is missing or invalid', () => {
  expect(parsed(z.object({ name: orNull(text) }), {}, { name: 7 }, { name: 'a' })).toEqual([
    { name: null },
    { name: null },
    { name: 'a' },
  ]);
});
