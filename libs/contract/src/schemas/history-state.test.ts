import { expect, it } from 'vitest';
import {
  consultStateIn,
  emailIn,
  hadExamplesIn,
  fromStepIn,
  isFromPayment,
  offerIn,
  offerState,
  orderIdIn,
  pageIn,
  productIn,
  topicIn,
} from './history-state.ts';

const offer = { id: 1, image: '/1.svg', title: 'Zinc', status: 'Pack of 2', strike: 400, off: '25% off', price: 300 };
const product = {
  image: '/1.svg',
  title: 'Zinc',
  discount: 10,
  rating: 4,
  price: 200,
  discountedPrice: 180,
  category: 'vitamins',
};

it('[AMB-29] reads each part of a history entry separately', () => {
  const entry = {
    ...offerState(offer),
    consult: true,
    fromPayment: true,
    fromStep: 2,
    topic: 'Eye Care',
    page: 4,
    orderId: 'NM-1',
    hadExamples: true,
    email: 'asha.rao@example.in',
    product: { ...product, id: 7 },
  };
  expect(consultStateIn(entry)).toEqual({ consult: true });
  expect(isFromPayment(entry)).toBe(true);
  expect(fromStepIn(entry)).toBe(2);
  expect(offerIn(entry)).toEqual(offer);
  expect([pageIn(entry), orderIdIn(entry), emailIn(entry)]).toEqual([4, 'NM-1', 'asha.rao@example.in']);
  expect([topicIn(entry), productIn(entry)]).toEqual(['Eye Care', product]);
  expect(hadExamplesIn(entry)).toBe(true);
});

it.each([
  null,
  undefined,
  'x',
  {},
  {
    consult: 'true',
    fromPayment: 'true',
    fromStep: 3,
    topic: 3,
    orderId: 7,
    hadExamples: 'true',
    email: ['a'],
    page: '4',
    offer: { ...offer, price: -1 },
    product: { ...product, price: 'soon' },
  },
  { page: 0 },
  { page: 1.5 },
  { page: 1e20 },
])('[AMB-29] reads no parts, and page 1, from %j', (entry) => {
  expect(
    [consultStateIn, fromStepIn, emailIn, offerIn, topicIn, orderIdIn, productIn].map((read) => read(entry)),
  ).toEqual(Array(7).fill(null));
  expect(pageIn(entry)).toBe(1);
  expect([hadExamplesIn(entry), isFromPayment(entry)]).toEqual([false, false]);
});

it('a script is not accepted as an image', () => {
  expect(offerIn(offerState({ ...offer, image: 'javascript:alert(1)' }))?.image).toBe('');
});
