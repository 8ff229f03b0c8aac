import { expect, it } from 'vitest';
import { unitPrice } from './unit-price.ts';

it.each([
  ['Calmag D3 500 mg Tablet, Strip of 15', 180, { rupees: 12, unit: 'piece' }],
  ['Triphalya Triphala 500 mg Tablet, Bottle of 60 Tablets', 175, { rupees: 2.92, unit: 'piece' }],
  ['Gandhpura Pain Relief Gel, Tube of 30 g', 99, { rupees: 3.3, unit: 'g' }],
  ['Stevia Sugar Free Drops, Bottle of 10 ml', 149.5, { rupees: 14.95, unit: 'ml' }],
  ['Whey Protein Isolate 27 g Malai Kulfi Powder, Jar of 2 kg', 5299, { rupees: 2649.5, unit: 'kg' }],
  ['Whevana Whey Protein Isolate Malai Kulfi Powder, Jar of 1 kg', 2421.65, { rupees: 2421.65, unit: 'kg' }],
  ['Triphalya Triphala Juice, Bottle of 1 litre', 300, { rupees: 300, unit: 'litre' }],
  ['Period Comfort Heat Patch, Sachet of 1 Patch', 65, { rupees: 65, unit: 'piece' }],
  ['Ceramic Jal Neti Pot, Pack of 1', 350, { rupees: 350, unit: 'piece' }],
  ['Karela Jamun Juice, Bottle of 1.5 litres', 300, { rupees: 200, unit: 'litre' }],
])('%s at %d rupees', (title, rupees, expected) => {
  expect(unitPrice(title, rupees)).toEqual(expected);
});

it.each(['Best of 2026 edition', 'Tin of 0 g'])('%s has no unit price', (title) => {
  expect(unitPrice(title, 100)).toBeNull();
});
