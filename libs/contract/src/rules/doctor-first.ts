import type { SelectedMedicine } from '../schemas/storage.ts';

/**
 * Why to ask a doctor before the first use: a high `strength`, a product to `start` only with a doctor, one for a
 * `child`, `iron`, one that is not for `pregnancy`, one that acts with a `bloodThinner`, and one that changes the sugar
 * of people with `diabetes`.
 */
export type DoctorFirst = 'strength' | 'start' | 'child' | 'iron' | 'pregnancy' | 'bloodThinner' | 'diabetes';

/** The categories of products that are swallowed. Skin care with the same words in its titles needs no doctor. */
const swallowed: ReadonlySet<string> = new Set(['ayurveda', 'nutrition', 'vitamins']);
/**
 * The only category in which a product for children needs a doctor first. The other categories have foods and home
 * remedies for children.
 */
const supplements = 'vitamins';

const forChildren = /\b(?:kids|junior|baby|infant)\b/i;

/** The words of titles for each reason, the most urgent reason first. */
const signs: readonly (readonly [why: DoctorFirst, title: RegExp])[] = [
  ['strength', /\b\d{5,6} IU\b/],
  ['iron', /\biron\b/i],
  [
    'pregnancy',
    /\b(?:ashwa\w{0,12}|shilajit|giloy|triphal\w{0,3}|vasaka|shatavari|guggulu|karela|laxative|cod liver|green tea \d{3} mg|melatonin|vitamin a)\b/i,
  ],
  ['bloodThinner', /\b(?:k2|omega|fish oil|flax \d{3,4} mg)\b/i],
  ['start', /\b(?:zinc 50 mg|mother|panjiri)\b/i],
  ['diabetes', /\bdiabetes\b/i],
];

/** Matches an eye wash, which has the name of a plant of `signs` in its title, but is not swallowed. */
const notSwallowed = /\beye wash\b/i;

/**
 * Returns why a shopper should ask a doctor before the first use of a product, or null. It knows a product by its title
 * and category alone, because the facts of a product are requested only when a shopper opens them.
 * `product-facts.test.ts` of `libs/fixtures` checks that the result agrees with the facts of every demo product.
 */
export function needsDoctorFirst({
  title,
  category,
}: Pick<SelectedMedicine, 'title' | 'category'>): DoctorFirst | null {
  if (!swallowed.has(category) || notSwallowed.test(title)) return null;
  if (category === supplements && forChildren.test(title)) return 'child';
  return signs.find(([, words]) => words.test(title))?.[0] ?? null;
}
