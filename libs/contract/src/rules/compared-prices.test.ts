import { expect, it } from 'vitest';
import { lowestPrices, unitPrices } from './compared-prices.ts';

const whey = (amount: string, rupees: number) => ({ title: `Whey, Jar of ${amount}`, rupees });

it('packs next to each other have the unit prices of their cards', () => {
  const strip = { title: 'Zinc, Strip of 10', rupees: 90 };
  expect(unitPrices([whey('100 g', 330), whey('500 g', 900), strip, { title: 'Neti Pot', rupees: 350 }])).toEqual([
    { rupees: 3.3, unit: 'g' },
    { rupees: 1.8, unit: 'g' },
    { rupees: 9, unit: 'piece' },
    null,
  ]);
});

it('a pack in grams has the price per kilogram next to one in kilograms, and millilitres that per litre', () => {
  const juices = [
    { title: 'Juice, Bottle of 1.5 litres', rupees: 300 },
    { title: 'Juice, Bottle of 300 ml', rupees: 70 },
  ];
  expect(unitPrices([whey('500 g', 800), whey('2 kg', 3000), ...juices])).toEqual([
    { rupees: 1600, unit: 'kg' },
    { rupees: 1500, unit: 'kg' },
    { rupees: 200, unit: 'litre' },
    { rupees: 233.33, unit: 'litre' },
  ]);
});

const pack = (title: string, rupees: number, category = 'vitamins') => ({ title, rupees, category });
const none = { perPack: [], perUnit: [], haveOtherUnits: false };

it.each([
  [
    'The lower price of equal packs is the lower one per unit too',
    [pack('D3, Strip of 10', 90), pack('K2, Strip of 10', 80)],
    { ...none, perPack: ['K2, Strip of 10'], perUnit: ['K2, Strip of 10'] },
  ],
  [
    'Packs of other contents are compared by the piece only',
    [pack('D3, Strip of 15', 180), pack('D3, Bottle of 60 Tablets', 400)],
    { ...none, perUnit: ['D3, Bottle of 60 Tablets'] },
  ],
  [
    'A kilogram and half of one are compared',
    [pack('Whey, Jar of 2 kg', 3000), pack('Whey, Jar of 500 g', 800)],
    { ...none, perUnit: ['Whey, Jar of 2 kg'] },
  ],
  [
    'A difference below one paisa counts',
    [pack('D3, Bottle of 1000', 100), pack('K2, Bottle of 1000', 100.01)],
    { ...none, perPack: ['D3, Bottle of 1000'], perUnit: ['D3, Bottle of 1000'] },
  ],
  [
    'Two packs may share the lowest price',
    [pack('D3, Strip of 10', 80), pack('K2, Strip of 10', 80)],
    {
      ...none,
      perPack: ['D3, Strip of 10', 'K2, Strip of 10'],
      perUnit: ['D3, Strip of 10', 'K2, Strip of 10'],
    },
  ],
  [
    'A tablet and a syrup have other units',
    [pack('D3, Strip of 10', 90), pack('D3, Bottle of 100 ml', 80)],
    { ...none, haveOtherUnits: true },
  ],
  [
    'Other categories are not compared',
    [pack('D3, Strip of 10', 90), pack('Patch, Pack of 10', 80, 'personalCare')],
    none,
  ],
  ['A pack of unknown contents ends the comparison', [pack('D3, Strip of 10', 90), pack('Neti Pot', 80)], none],
  ['One pack is not compared', [pack('D3, Strip of 10', 90)], none],
  ['No packs', [], none],
])('%s', (_, packs, expected) => {
  expect(lowestPrices(packs)).toEqual(expected);
});
