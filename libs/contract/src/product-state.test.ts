import { expect, it } from 'vitest';
import { linkToProduct, productIn } from './product-state.ts';

const zinc = {
  image: '/1.svg',
  title: 'Zinc',
  discount: 10,
  rating: 4,
  price: 200,
  discountedPrice: 180,
  category: 'vitamins',
};

it.each([
  ['its product', { product: zinc, page: 2 }, zinc],
  ['a product with a foreign field', { product: { ...zinc, id: 7 } }, zinc],
  ['a product without a price', { product: { ...zinc, price: 'soon' } }, null],
  ['another state', { page: 2 }, null],
  ['text', 'Zinc', null],
  ['null', null, null],
  ['nothing', undefined, null],
])('an entry that holds %s', (_what, state, product) => {
  expect(productIn(state)).toEqual(product);
});

it('[STORAGE-09] a click opens the ordinary address, and a new tab the one of the product', () => {
  expect(linkToProduct(zinc, 7)).toEqual({
    href: '/medicinesdetails?id=7',
    to: '/medicinesdetails',
    state: { product: zinc },
  });
  expect(linkToProduct(zinc).href).toBe('/medicinesdetails?title=Zinc');
});
