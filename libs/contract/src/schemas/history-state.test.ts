import { expect, it } from 'vitest';
import { consultStateIn, offerIn, offerState, orderIdIn, pageIn, productIn } from './history-state.ts';
import type { Offer } from './offer.ts';

it.each([
  [{ consult: true }, { consult: true }],
  // An entry of the consultation may have the id of a paid order too. The mark does not include it.
  [{ consult: true, orderId: 'NM-1' }, { consult: true }],
  [{ consult: 'true' }, null],
  [{ orderId: 'NM-1' }, null],
  ['consult', null],
  [null, null],
  [undefined, null],
])('an entry that holds %j hands on %j', (state, handedOn) => {
  expect(consultStateIn(state)).toEqual(handedOn);
});

const anOffer = (overrides: Partial<Offer> = {}): Offer => ({
  id: 1,
  image: '/1.svg',
  title: 'Zinc',
  status: 'Pack of 2',
  strike: 400,
  off: '25% off',
  price: 300,
  ...overrides,
});

it('the offer that VIEW has left is read back as it was', () => {
  const offer = anOffer({ title: 'Zinc 50 mg' });
  expect(offerIn(offerState(offer))).toEqual(offer);
});

it.each([null, undefined, 'x', {}, { page: 2 }])('%j comes from no offer', (state) => {
  expect(offerIn(state)).toBeNull();
});

it.each([
  { offer: null },
  { offer: {} },
  { offer: { ...anOffer(), title: '' } },
  { offer: { ...anOffer(), price: -1 } },
  { offer: { ...anOffer(), strike: 1e21 } },
])('%j leads to no offer', (state) => {
  expect(offerIn(state)).toBeNull();
});

it('a script is not taken as a picture', () => {
  expect(offerIn(offerState(anOffer({ image: 'javascript:alert(1)' })))?.image).toBe('');
});

it('[AMB-29] returns the page of a history entry', () => {
  expect(pageIn({ page: 4 })).toBe(4);
});

it.each([
  null,
  undefined,
  'x',
  7,
  {},
  { page: '4' },
  { page: 0 },
  { page: -2 },
  { page: 1.5 },
  { page: NaN },
  { page: 1e20 },
])('[AMB-29] returns page 1 for %j', (state) => {
  expect(pageIn(state)).toBe(1);
});

it.each([
  [{ orderId: 'NM-1' }, 'NM-1'],
  [{ orderId: 7 }, null],
  [{ page: 2 }, null],
  ['NM-1', null],
  [null, null],
  [undefined, null],
])('an entry that holds %j is about %j', (state, id) => {
  expect(orderIdIn(state)).toBe(id);
});

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
