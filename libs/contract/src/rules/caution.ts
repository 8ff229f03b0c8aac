import type { SelectedMedicine } from '../schemas/storage.ts';
import { productUse } from './product-use.ts';

/**
 * What a shopper must know before buying a product.
 *
 * Ask a doctor first: a high `strength`, a product to `start` only with a doctor, one for a `child`, `iron`, one that
 * is not for `pregnancy`, one that acts with a `bloodThinner`, and one that changes the sugar of people with
 * `diabetes`.
 *
 * Do not use it: `honey` for a baby, a product that is not for a child `underTwo`, one with `muchSalt`, one that swells
 * in the throat or the bowel (`swallowing`), a skin care product that harms in pregnancy (`unborn`), a plaster that
 * hurts `numbFeet`, and a device that disturbs a `pacemaker`.
 *
 * Ask if it concerns you: `salt`, the `heart`, the `kidney`, a pregnancy or other medicines (`pregnancyOrMedicines`),
 * other `medicines` alone, and a pregnancy or breastfeeding alone (`mother`).
 */
export type Caution =
  | 'strength'
  | 'start'
  | 'child'
  | 'iron'
  | 'pregnancy'
  | 'bloodThinner'
  | 'diabetes'
  | 'honey'
  | 'underTwo'
  | 'muchSalt'
  | 'swallowing'
  | 'unborn'
  | 'numbFeet'
  | 'pacemaker'
  | 'salt'
  | 'heart'
  | 'kidney'
  | 'pregnancyOrMedicines'
  | 'medicines'
  | 'mother';

type Signs = readonly (readonly [why: Caution, title: RegExp])[];

/**
 * The categories of which most products are swallowed. Skin care with the same words in its titles needs no doctor.
 */
const swallowed: ReadonlySet<string> = new Set(['ayurveda', 'nutrition', 'vitamins']);
/** The categories of products for the body. Only a few of them must never be used by some people. */
const forTheBody: ReadonlySet<string> = new Set(['personalCare', 'skinCare']);
/**
 * The only category in which a product for children needs a doctor first. The other categories have foods and home
 * remedies for children.
 */
const supplements = 'vitamins';

const forChildren = /\b(?:kids|junior|baby|infant)\b/i;

/** The words of titles that forbid a use, whether the product is swallowed or not. */
const refusals: Signs = [
  ['underTwo', /\b(?:sitopaladi|vapour balm|steam inhalant|cooling fever|gandhpura|nirgundi)\b/i],
  ['unborn', /\bretinol\b/i],
  ['numbFeet', /\bcorn care\b/i],
  ['pacemaker', /\bbody composition\b/i],
];

/**
 * The words of titles for each caution of a product that is swallowed. The first that fits counts: first what needs a
 * doctor before the start, then uses that are forbidden to some people, then what depends on the person.
 */
const signs: Signs = [
  ['strength', /\b\d{5,6} IU\b/],
  ['iron', /\biron\b/i],
  [
    'pregnancy',
    /\b(?:ashwa\w{0,12}|shilajit|giloy|triphal\w{0,3}|vasaka|shatavari|guggulu|karela|laxative|cod liver|green tea \d{3} mg|melatonin|vitamin a)\b/i,
  ],
  ['bloodThinner', /\b(?:k2|omega|fish oil|flax \d{3,4} mg)\b/i],
  ['start', /\b(?:zinc 50 mg|mother|panjiri)\b/i],
  ['diabetes', /\b(?:diabetes|cider vinegar)\b/i],
  ...refusals,
  ['honey', /\b(?:chyawanprash|honey)\b/i],
  ['muchSalt', /\b(?:antacid|fruit salt)\b/i],
  ['swallowing', /\b(?:isabgol|psyllium)\b/i],
  ['salt', /\b(?:effervescent|electrolyte|glucose|mukhwas|hingwashtak|digestive)\b/i],
  ['heart', /\b(?:arjuna|mulethi|ginseng)\b/i],
  [
    'kidney',
    /\b(?:whey(?! pro\b)|plant protein|creatine|bcaa|ors|calcium|calmag|d3|vitamin c|magnesium|zinc|multivitamin|b12|meal replacement|nutrition (?:drink|shake|powder)|hmb)\b/i,
  ],
  ['pregnancyOrMedicines', /\b(?:tulsi|brahmi|kwath|b complex|biotin|hair skin and nails|pain relief patch)\b/i],
  ['medicines', /\b(?:chia|flax|seeds?)\b/i],
  ['mother', /\b(?:lutein|eye vitamin|stevia|erythritol)\b/i],
];

/** Matches an eye wash and a massage oil: the name of a plant of `signs` is in the title, but no one swallows it. */
const notSwallowed = /\b(?:eye wash|massage oil)\b/i;

const firstOf = (among: Signs, title: string): Caution | null =>
  among.find(([, words]) => words.test(title))?.[0] ?? null;

/**
 * Returns the most urgent caution of a product, or null. It knows a product by its title and category alone, because
 * the facts of a product, which have every caution, are requested only when a shopper opens them.
 * `product-facts.test.ts` of `libs/fixtures` checks that the result agrees with the facts of every demo product.
 */
export function cautionBeforeBuying({ title, category }: Pick<SelectedMedicine, 'title' | 'category'>): Caution | null {
  if (notSwallowed.test(title)) return firstOf(refusals, title);
  if (category === supplements && forChildren.test(title)) return 'child';
  // `productUse` calls a lozenge of personal care a food, because it is swallowed.
  if (swallowed.has(category) || productUse({ title, category }) === 'food') return firstOf(signs, title);
  return forTheBody.has(category) ? firstOf(refusals, title) : null;
}
