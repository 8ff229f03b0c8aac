import { expect, it } from 'vitest';
import { packOf, pricePerPack } from './pack.ts';

it.each([
  ['Calmag D3 500 mg Tablet, Strip of 15', 'Calmag D3 500 mg Tablet', 'Tablet', 'Strip of 15'],
  ['Neemila Face Wash, Tube of 100 ml', 'Neemila Face Wash', 'Face Wash', 'Tube of 100 ml'],
  [
    'Praanvit Multivitamin, Ginseng Softgel, Strip of 10',
    'Praanvit Multivitamin, Ginseng Softgel',
    'Softgel',
    'Strip of 10',
  ],
  ['Tapmitra Fingertip Pulse Oximeter, Pack of 1', 'Tapmitra Fingertip Pulse Oximeter', null, 'Pack of 1'],
  ['Zinc', 'Zinc', null, null],
  ['Soap, lemon', 'Soap, lemon', null, null],
])('%s: %s, %s, %s', (title, name, form, pack) => {
  expect(packOf(title)).toEqual({ name, form, pack });
});

it.each([
  ['Pack of 2', 343.5, 171.75],
  ['Pack of 3', 100, 33.33],
  ['Pack of 1', 100, null],
  ['Pack of 0', 100, null],
  ['While stocks last', 100, null],
])('an offer of %s for ₹%d: ₹%d each', (status, price, each) => {
  expect(pricePerPack(status, price)).toBe(each);
});
