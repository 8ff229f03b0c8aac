import { expect, it } from 'vitest';
import { packOf } from './pack.ts';

it.each([
  ['Calmag D3 500 mg Tablet, Strip of 15', 'Tablet', 'Strip of 15'],
  ['Neemila Face Wash, Tube of 100 ml', 'Face Wash', 'Tube of 100 ml'],
  ['Praanvit Multivitamin, Multimineral and Antioxidant Ginseng Softgel, Strip of 10', 'Softgel', 'Strip of 10'],
  ['Tapmitra Fingertip Pulse Oximeter, Pack of 1', null, 'Pack of 1'],
  ['Zinc', null, null],
  ['Soap, lemon', null, null],
])('%s: %s, %s', (title, form, pack) => {
  expect(packOf(title)).toEqual({ form, pack });
});
