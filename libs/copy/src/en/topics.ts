import { groupDigits, inQuotes, policy } from '@niramaya/contract';

/**
 * The search of each concern and menu entry, by its name. The concerns of the home screen and the menus have different
 * names for the same subject, such as 'Derma Care' and 'Skin Care', so both are here. The text is in quotes where the
 * demo catalogue has no product, so that no typing error is corrected in it: a search for condoms must not find a
 * conditioner.
 */
const searches: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'Diabetes Care': 'diabetes',
    'Cardiac Care': 'blood pressure',
    'Heart Care': 'blood pressure',
    'Stomach Care': 'digestive antacid',
    'Liver Care': '"liver care"',
    'Bone, Joint & Muscle Care': 'joint bone muscle',
    'Bone, Joint and Muscle Care': 'joint bone muscle',
    'Kidney Care': '"kidney care"',
    'Derma Care': 'skin',
    'Skin Care': 'skin',
    'Respiratory Care': 'cough',
    'Eye Care': 'eye',
    'Ear Care': '"ear care"',
    'Pain Relief': 'pain relief',
    'Vitamins and Nutrition': 'vitamin',
    'Vitamin D and Calcium': 'vitamin d3 calcium',
    'Protein and Nutrition Drinks': 'protein',
    'BP Monitors': 'bp monitor',
    'Oxygen Concentrators': '"oxygen concentrator"',
    Thermometers: 'thermometer',
    'Weighing Scales': 'weighing scale',
    'Sexual Wellness': '"condom"',
  }),
);

/** The entries of the menus that name no products, so that the whole list answers them. */
const wholeList: ReadonlySet<string> = new Set([
  'All Diseases',
  'All Medicines',
  'Medicines by Therapeutic Class',
  'Brands',
]);

/**
 * The featured brands of the home screen. They repeat `libs/feature-home/src/content/tiles.ts`, which this library must
 * not import; `content.test.ts` there demands that each of them is here.
 */
const brands: ReadonlySet<string> = new Set([
  'Neemila',
  'Calmag',
  'Whevana',
  'Ashwashakti',
  'Dantika',
  'Suncharya',
  'Poshanika',
  'Chyavanika',
  'Shishukomal',
]);

/**
 * The lab tests of the home screen. No product belongs to them. They repeat
 * `libs/feature-home/src/content/pathology.ts`, which this library must not import; `content.test.ts` there demands
 * that each of them is here.
 */
const labTestNames = [
  'Complete Blood Count',
  'Thyroid Profile Total',
  'Vitamin D Total',
  'HbA1c',
  'Lipid Profile',
  'Fasting Blood Sugar',
  'Liver Function Test',
  'Kidney Function Test',
  'Vitamin B12',
  'Urine Routine and Microscopy',
] as const;

/** The name of a lab test of the home screen. */
export type LabTestName = (typeof labTestNames)[number];

const labTests: ReadonlySet<string> = new Set(labTestNames);

/** True if a lab test of the home screen has this name. */
export const isLabTest = (name: string): name is LabTestName => labTests.has(name);

/**
 * The homeopathy products of the home screen, which are examples: the shop does not sell them. They repeat
 * `libs/feature-home/src/content/homeopathy.ts`, which this library must not import; `content.test.ts` there demands
 * that each of them is here.
 */
const homeopathyNames: ReadonlySet<string> = new Set([
  'Allium Cepa 30 CH',
  'Aconitum Napellus 30 CH',
  'Justicia Cough Syrup',
  'Bryonia Alba 30 CH',
  'Belladonna 30 CH',
  'Eucalyptus Chest Rub',
  'Arsenicum Album 30 CH',
  'Gelsemium 30 CH',
  'Hepar Sulphur 200 CH',
  'Spongia Tosta 30 CH',
  'Drosera 30 CH',
  'Tulsi and Ivy Syrup',
  'Antimonium Tart 30 CH',
  'Pulsatilla 30 CH',
  'Ferrum Phos 6X',
]);

/** True if a homeopathy product of the home screen has this name. */
export const isHomeopathy = (name: string): boolean => homeopathyNames.has(name);

/**
 * Returns the search for a topic, or null if the whole list answers it. The name of a brand has no entry in `searches`.
 * It is searched in quotes, so that no typing error is corrected in it.
 */
export const searchOfTopic = (name: string): string | null =>
  wholeList.has(name) || isLabTest(name) || isHomeopathy(name) ? null : (searches.get(name) ?? inQuotes(name));

/**
 * True if a concern, a featured brand, or a menu entry that names products has this name. Other names may come from a
 * link, and are shown only with products.
 */
export const isKnownTopic = (name: string): boolean => searches.has(name) || brands.has(name);

/**
 * Returns the text for a number of products, such as '12 products'. The API counts no more than
 * `policy.maxSearchMatches` of a search.
 */
const productsOf = (count: number): string => {
  const number = groupDigits(String(count));
  if (count >= policy.maxSearchMatches) return `${number} or more products`;
  return `${number} ${count === 1 ? 'product' : 'products'}`;
};

/** The texts of the line that leads from the whole list to the products of a topic. */
export const topicCopy = {
  products: (name: string, count: number) => `${name}: show ${productsOf(count)}`,
  /** The text of a topic whose products the API has not counted. */
  uncounted: (name: string) => `${name}: see the products`,
  none: (name: string) => `${name}: we have no products for it yet. This is everything we sell.`,
};
