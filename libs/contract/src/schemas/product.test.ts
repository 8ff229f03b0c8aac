import { expect, it } from 'vitest';
import { productSchema } from './product.ts';

const product = {
  id: 1,
  image: '/pictures/1.svg',
  title: 'Calmag',
  discount: 10,
  rating: 4,
  price: 200,
  category: 'vitamins',
};

it.each([
  ['API-33', 'a discount above 100 percent', { discount: 101 }],
  ['API-34', 'a rating as text', { rating: '4' }],
  ['API-36', 'a rating of 0', { rating: 0 }],
  ['API-36', 'a rating of 6', { rating: 6 }],
  ['API-36', 'half a star', { rating: 4.5 }],
  ['API-35', 'a category in another spelling', { category: 'VITAMINS' }],
])('[%s] %s is no part of a product', (_row, _what, part) => {
  expect(productSchema.parse(product)).toEqual(product);
  expect(productSchema.safeParse({ ...product, ...part }).success).toBe(false);
});
