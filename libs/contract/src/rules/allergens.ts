import type { SelectedMedicine } from '../schemas/storage.ts';
import { productUse } from './product-use.ts';

/** The allergens that titles of foods name. */
export type Allergen = 'peanut' | 'nut' | 'milk' | 'wheat';

/** The words of titles for each allergen. Malai and kulfi are made of milk, and atta is wheat flour. */
const signs: readonly (readonly [allergen: Allergen, title: RegExp])[] = [
  ['peanut', /\bpeanuts?\b/i],
  ['nut', /\b(?:nuts?|almonds?|badam|cashews?|kaju|pista|pistachios?|walnuts?|akhrot|hazelnuts?)\b/i],
  ['milk', /\b(?:milk|whey|casein|paneer|malai|kulfi)\b/i],
  ['wheat', /\b(?:wheat|atta)\b/i],
];

/**
 * Returns the allergens that the title of a food names, and none for a product that is no food, such as a soap with
 * milk. A food may have others too: its facts, which are requested only when a shopper opens them, have all.
 */
export function allergensIn(product: Pick<SelectedMedicine, 'title' | 'category'>): readonly Allergen[] {
  if (product.category !== 'nutrition' || productUse(product) !== 'food') return [];
  return signs.filter(([, words]) => words.test(product.title)).map(([allergen]) => allergen);
}
