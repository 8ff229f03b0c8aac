import { expect, it } from 'vitest';
import { productUse } from './product-use.ts';

// A title that begins with 'Own' is that of a product which no rule knows, as in the catalogue of another shop.
it.each([
  ['device', 'Tapmitra Flexi Tip Digital Thermometer, Pack of 1', 'personalCare'],
  ['device', 'Tapmitra Arm Cuff Blood Pressure Monitor, Pack of 1', 'personalCare'],
  ['device', 'Tapmitra Fingertip Pulse Oximeter, Pack of 1', 'personalCare'],
  ['device', 'Tapmitra Electric Heating Pad with Belt, Pack of 1', 'personalCare'],
  ['device', 'Svasika Three in One Steam Vaporiser, Pack of 1', 'personalCare'],
  ['device', 'Ojasfit Fat Check Body Composition Weighing Scale, Pack of 1', 'nutrition'],
  ['device', 'Whevana Pro 700 ml Protein Shaker, Pack of 1', 'nutrition'],
  ['skin', 'Svasika Steam Inhalant Capsule, Strip of 10', 'personalCare'],
  ['skin', 'Own ointment, Tube of 20 g', 'skinCare'],
  ['food', 'Svasika Honey Ginger Throat Lozenge, Strip of 8', 'personalCare'],
  ['food', 'Satvabar Almond and Date 10 g Protein Bar, Sachet of 50 g', 'nutrition'],
  ['taken', 'Ojasfit Green Tea 500 mg Extract Capsule, Bottle of 60 Capsules', 'nutrition'],
  ['taken', 'Calmag D3 500 mg Tablet, Strip of 15', 'vitamins'],
  ['taken', 'Own oil, Bottle of 100 ml', 'ayurveda'],
  ['taken', 'Own product', 'Pet care'],
])('the use "%s" is that of %j in the category %j', (use, title, category) => {
  expect(productUse({ title, category })).toBe(use);
});
