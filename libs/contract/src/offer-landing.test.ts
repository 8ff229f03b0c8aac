import { expect, test } from 'vitest';
import { offerAsCartItem, offerIn, offerState } from './offer-landing.ts';
import type { Offer } from './schemas/offer.ts';

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

test('the offer that VIEW has left is read back as it was', () => {
  const offer = anOffer({ title: 'Zinc 50 mg' });
  expect(offerIn(offerState(offer))).toEqual(offer);
});

test.each([null, undefined, 'x', {}, { page: 2 }])('%j comes from no offer', (state) => {
  expect(offerIn(state)).toBeNull();
});

test.each([
  { offer: null },
  { offer: {} },
  { offer: { ...anOffer(), title: '' } },
  { offer: { ...anOffer(), price: -1 } },
  { offer: { ...anOffer(), strike: 1e21 } },
])('%j leads to no offer', (state) => {
  expect(offerIn(state)).toBeNull();
});

test('a script is not taken as a picture', () => {
  expect(offerIn(offerState(anOffer({ image: 'javascript:alert(1)' })))?.image).toBe('');
});

test('[STORAGE-04] in the cart an offer is a line of its own, beside that of one pack', () => {
  expect(offerAsCartItem(anOffer())).toEqual({
    image: '/1.svg',
    title: 'Zinc (Pack of 2)',
    price: 400,
    discountedPrice: 300,
  });
});
