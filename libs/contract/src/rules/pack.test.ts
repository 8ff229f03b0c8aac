import { expect, it } from 'vitest';
import { packOf } from './pack.ts';

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
