import { expect, it } from 'vitest';
import { allergensIn } from './allergens.ts';

it.each([
  [['nut'], 'Satvabar Almond and Date 10 g Protein Bar, Sachet of 50 g', 'nutrition'],
  [['peanut'], 'Satvabar Creamy Unsweetened Peanut Butter, Jar of 350 g', 'nutrition'],
  [['nut', 'milk'], 'Whevana Whey Kesar Pista Trial Pack, Sachet of 36 g', 'nutrition'],
  [['nut'], 'Millettara Bajra Date and Nut Cookies, Box of 120 g', 'nutrition'],
  [['wheat'], 'Madhumukt Low GI Multigrain Atta Biscuit, Box of 150 g', 'nutrition'],
  // The word 'nutrition' begins as that of nuts.
  [[], 'Poshanika Adult Vanilla Nutrition Drink, Jar of 400 g', 'nutrition'],
  [[], 'Whevana Pro 700 ml Protein Shaker, Pack of 1', 'nutrition'],
  [[], 'Shishukomal Milk Baby Soap, Box of 3 x 100 g', 'personalCare'],
])('%j: %s (%s)', (allergens, title, category) => {
  expect(allergensIn({ title, category })).toEqual(allergens);
});
