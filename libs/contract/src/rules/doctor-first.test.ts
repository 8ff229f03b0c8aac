import { expect, it } from 'vitest';
import { needsDoctorFirst } from './doctor-first.ts';

it.each([
  ['strength', 'Suryavit D3 60000 IU Softgel, Strip of 4', 'vitamins'],
  [null, 'Suryavit D3 2000 IU Tablet, Bottle of 60 Tablets', 'vitamins'],
  ['child', 'Suryavit Junior 400 IU Vitamin D3 Drops, Bottle of 15 ml', 'vitamins'],
  ['child', 'Zinkara Zinc Kids 20 mg Syrup, Bottle of 100 ml', 'vitamins'],
  [null, 'Chyavanika Kids Chocolate Chyawanprash, Jar of 450 g', 'ayurveda'],
  ['iron', 'Ferrosara Gentle Iron Syrup, Bottle of 150 ml', 'vitamins'],
  ['pregnancy', 'Netrasudha Vitamin A 5000 IU Softgel, Strip of 20', 'vitamins'],
  [null, 'Netrasudha Screen Time Eye Vitamin Gummies, Jar of 30 Gummies', 'vitamins'],
  ['pregnancy', 'Triphalya Churna, Jar of 100 g', 'ayurveda'],
  [null, 'Triphalya Eye Wash Triphala Ark, Bottle of 100 ml', 'ayurveda'],
  ['pregnancy', 'Ojasfit Green Tea 500 mg Extract Capsule, Bottle of 60 Capsules', 'nutrition'],
  [null, 'Tulsivana Tulsi Green Herbal Tea, Box of 25 Tea Bags', 'ayurveda'],
  ['bloodThinner', 'Calmag K2 1000 mg Tablet, Bottle of 60 Tablets', 'vitamins'],
  ['bloodThinner', 'Omegaya Flax 500 mg Capsule, Strip of 10', 'vitamins'],
  [null, 'Seedika Roasted Flax Seeds, Jar of 200 g', 'nutrition'],
  ['start', 'Matrivana Mother Kesar Nutrition Powder, Jar of 400 g', 'nutrition'],
  ['diabetes', 'Madhumukt Diabetes Care Vanilla Nutrition Powder, Jar of 1 kg', 'nutrition'],
  [null, 'Own ointment with iron, Tube of 20 g', 'skinCare'],
  [null, 'Shishukomal Milk Baby Soap, Box of 3 x 100 g', 'personalCare'],
  [null, 'Iron tonic, Bottle of 1', 'Pet care'],
])('%s: %s (%s)', (why, title, category) => {
  expect(needsDoctorFirst({ title, category })).toBe(why);
});
