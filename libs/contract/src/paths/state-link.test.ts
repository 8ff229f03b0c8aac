import { expect, it } from 'vitest';
import {
  consultationLinks,
  linkInConsultation,
  linkToOffer,
  linkToTopic,
  readOfferLink,
  stateOfLink,
} from './state-link.ts';

const offer = { id: 12, image: '/1.svg', title: 'Zinc', status: 'Pack of 2', strike: 400, off: '25% off', price: 300 };

it('[OFFERS-04] a click on an offer opens /medicines, and a new tab an address that names the offer', () => {
  expect(linkToOffer(offer)).toEqual({ href: '/medicines?offer=12', to: '/medicines', state: { offer } });
  expect(readOfferLink('?offer=12')).toBe(12);
});

// Null is a query without an offer, and NaN is an offer whose number is damaged.
it.each([
  ['', null],
  ['?category=vitamins', null],
  ['?offer=', NaN],
  ['?offer=0', NaN],
  ['?offer=1e3', NaN],
  ['?offer=12345678901', NaN],
  ['?category=vitamins&offer=3', 3],
])('the offer in the query %j is %s', (query, id) => {
  expect(readOfferLink(query)).toBe(id);
});

it('[STATE-39] a step that opens in a new tab still belongs to the consultation', () => {
  const { href, to, state } = linkInConsultation('/payment');
  expect([href, to]).toEqual(['/payment?from=consultation', '/payment']);
  expect(stateOfLink(new URL(href, 'https://shop.example').search)).toEqual(state);
  expect(['', '?from=elsewhere', '?q=zinc'].map(stateOfLink)).toEqual([null, null, null]);
});

it('[STATE-39] the steps of a consultation follow each other, and the last two know that they belong to one', () => {
  expect(consultationLinks.map(({ href }) => href)).toEqual([
    '/abcd',
    '/symptoms',
    '/doctor_final',
    '/careplan?from=consultation',
    '/payment?from=consultation',
  ]);
});

it('[HOME-61 SHELL-35] a click on a concern opens /medicines, and a new tab an address that names the concern', () => {
  const { href, to, state } = linkToTopic('Bone, Joint & Muscle Care');
  expect([href, to]).toEqual(['/medicines?topic=Bone%2C+Joint+%26+Muscle+Care', '/medicines']);
  expect(stateOfLink(new URL(href, 'https://shop.example').search)).toEqual(state);
});

it.each(['?topic=', `?topic=${'x'.repeat(101)}`, '?topic=Zinc&q=zinc', '?topic=Zinc&topic=Iron'])(
  'the query %s has no topic',
  (query) => {
    expect(stateOfLink(query)).toBeNull();
  },
);

it.each([
  ['?from=consultation&lang=hi', { consult: true }],
  ['?lang=hi&topic=Zinc', { topic: 'Zinc' }],
  ['?lang=hi', null],
])('the query %s carries the same state as without its language', (query, state) => {
  expect(stateOfLink(query)).toEqual(state);
});
