import { expect, it } from 'vitest';
import { mayRefill, refillList, refillMonth } from './refill.ts';

const zinc = { image: '/1.svg', title: 'Zinc Tablet', price: 200, discountedPrice: 180, quantity: 2 };
const tulsi = { ...zinc, title: 'Tulsi Drops', quantity: 1 };
// The moment is on 4 February 2026 in India, and still on the 3rd by UTC.
const fourthMs = Date.parse('2026-02-03T20:00:00Z');
const fourth = Date.parse('2026-02-04') / 86_400_000;

it('lists each chosen product once, as last ordered, due after its days', () => {
  const earlier = { placedAtMs: fourthMs - 20 * 86_400_000, lines: [{ ...zinc, quantity: 9 }, tulsi] };
  const choices = ['Zinc Tablet', 'Tulsi Drops'].map((title) => ({ title, days: 30 }));
  const { listed } = refillList([{ placedAtMs: fourthMs, lines: [zinc] }, earlier], choices);
  expect(listed).toEqual([
    { line: tulsi, orderedDay: fourth - 20, days: 30, dueDay: fourth + 10 },
    { line: zinc, orderedDay: fourth, days: 30, dueDay: fourth + 30 },
  ]);
});

it('lists nothing that the shopper has not chosen, has taken off the list, or that is no medicine', () => {
  const thermometer = { ...zinc, title: 'Jwaragun Flexi Tip Digital Thermometer, Pack of 1' };
  const order = { placedAtMs: fourthMs, lines: [zinc, tulsi, thermometer, { ...zinc, title: 'Iron Tablet' }] };
  const choices = [
    { title: 'Zinc Tablet', days: 15 },
    { title: 'Tulsi Drops', days: null },
    { title: thermometer.title, days: 30 },
  ];
  const { listed, leftOut } = refillList([order], choices);
  expect(listed.map(({ line, dueDay }) => [line.title, dueDay - fourth])).toEqual([['Zinc Tablet', 15]]);
  expect(leftOut).toEqual(['Tulsi Drops']);
});

it.each([
  [true, 'Calmag D3 500 mg Tablet, Strip of 15'],
  [true, 'Praanvit Multivitamin, Multimineral and Antioxidant Ginseng Softgel, Strip of 10'],
  [true, 'Suryavit Junior 400 IU Vitamin D3 Drops, Bottle of 15 ml'],
  [true, 'Amlacee Immunity Vitamin C Gummies, Jar of 30 Gummies'],
  [true, 'Calmag Bone Care Calcium and Vitamin D3 Sachet, Box of 10 Sachets'],
  [true, 'Whey Protein Isolate Malai Kulfi Powder, Jar of 1 kg'],
  [true, 'Ferrosara Gentle Iron Syrup (Pack of 2)'],
  [false, 'Flexi Tip Digital Thermometer, Pack of 1'],
  [false, 'Easy Tablet Cutter, Pack of 1'],
  [false, 'Neemila Face Wash, Tube of 100 ml'],
  [false, 'Shampoo Travel Sachet, Sachet of 6 ml'],
  [false, 'Multani Mitti Powder, Box of 100 g'],
  [false, 'Stevia Sugar Free Drops, Bottle of 10 ml'],
  [false, 'Tulsi Green Herbal Tea, Box of 25'],
])('whether a product may be on the refill list is %s for %j', (may, title) => {
  expect(mayRefill(title)).toBe(may);
});

it.each([
  ['2026-02-04', 'now'],
  ['2026-02-05', '2026-02'],
  ['2026-03-01', '2026-03'],
])('on 4 February 2026 a product that is due on %s is listed under %s', (day, month) => {
  expect(refillMonth(Date.parse(day) / 86_400_000, fourth)).toBe(month);
});
