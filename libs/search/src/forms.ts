import { wordsInOrder } from './words.ts';

/** A form of products that a shopper may look through without a name: all creams of the shop, for example. */
export type BrowsedForm =
  'balm' | 'cream' | 'drops' | 'gel' | 'lotion' | 'powder' | 'serum' | 'shampoo' | 'soap' | 'spray';

/** The words for each form, in both scripts. */
const wordsForForm: Readonly<Record<BrowsedForm, string>> = {
  balm: 'balm balms बाम',
  cream: 'cream creams creme ointment ointments क्रीम मरहम मलहम',
  drops: 'drop drops ड्रॉप ड्रॉप्स',
  gel: 'gel gels jel जेल',
  lotion: 'lotion lotions लोशन',
  powder: 'powder powders पाउडर',
  serum: 'serum serums सीरम',
  shampoo: 'shampoo shampoos शैम्पू शैंपू',
  soap: 'soap soaps sabun साबुन',
  spray: 'spray sprays स्प्रे',
};

const browsedForms: ReadonlyMap<string, BrowsedForm> = new Map(
  Object.entries(wordsForForm).flatMap(([form, words]) =>
    words.split(' ').map((word): [string, BrowsedForm] => [word.normalize('NFC'), form as BrowsedForm]),
  ),
);

/**
 * The other forms, in full and short, each also with an 's' at its end. A list of all tablets or injections would help
 * no shopper.
 */
const otherForms = new Set(
  'tablet tab capsule cap syrup strip suspension injection'.split(' ').flatMap((form) => [form, `${form}s`]),
);

/** True if the word is a form of products. It names no product, because titles of many products have it. */
export const isForm = (word: string): boolean => otherForms.has(word) || browsedForms.has(word);

/** Returns the last form of a text that a shopper may look through: 'cream' for 'xyzmycin cream'. */
export const browsedFormIn = (text: string): BrowsedForm | undefined =>
  wordsInOrder(text)
    .flatMap((word) => browsedForms.get(word) ?? [])
    .at(-1);

/**
 * The endings of the names of medicines, mostly those of the World Health Organization for the medicines of a kind.
 * Each is so long that hardly another word ends with it: 'azine' is missing, because 'magazine' does.
 */
const MEDICINE_ENDINGS = [
  // Infections: antibiotics, and medicines against fungi, viruses, worms and malaria.
  ...['mycin', 'micin', 'mycetin', 'picin', 'cillin', 'oxacin', 'cycline', 'ximin', 'zolid', 'penem', 'bactam'],
  ...['zole', 'nafine', 'fungin', 'clovir', 'amivir', 'navir', 'iravir', 'desivir', 'buvir', 'mectin', 'quine'],
  ...['quantel', 'furantoin'],
  // Heart, blood and blood pressure.
  ...['olol', 'pril', 'sartan', 'statin', 'dipine', 'semide', 'thiazide', 'pamide', 'thalidone', 'fibrate'],
  ...['parin', 'xaban', 'gatran', 'grel', 'grelor', 'farin', 'bradine', 'lazine'],
  // Diabetes.
  ...['gliptin', 'gliflozin', 'formin', 'glitazone', 'piride', 'clazide', 'pizide', 'clamide'],
  ...['glibose', 'arbose', 'glutide'],
  // Stomach and bowel.
  ...['setron', 'tidine', 'eridone', 'pramide', 'peramide', 'verine', 'cyclomine'],
  // Pain and inflammation.
  ...['profen', 'proxen', 'fenac', 'oxicam', 'coxib', 'sulide', 'triptan', 'caine', 'codone', 'orphine', 'xostat'],
  ...['adol', 'peptidase'],
  // Hormones, also in creams.
  ...['asone', 'isone', 'olone', 'onide', 'betasol', 'sterone', 'gestrel', 'steride', 'thyroxine'],
  ...['pristone', 'prostol', 'miphene', 'xifene'],
  // Mind and nerves.
  ...['zepam', 'zolam', 'oxetine', 'alopram', 'traline', 'faxine', 'triptyline', 'apine', 'azepine', 'gabalin'],
  ...['pentin', 'racetam', 'proate', 'trigine', 'zodone', 'pidem', 'barbital', 'barbitone', 'enytoin'],
  // Allergy and breathing.
  ...['lukast', 'rizine', 'xyzine', 'fenadine', 'ratadine', 'niramine', 'hydramine', 'phylline', 'fylline'],
  ...['moterol', 'meterol', 'butamol', 'tropium', 'ephrine', 'zoline'],
  // Other kinds: potency and prostate, acne and hair, eye drops, cancer and antibodies.
  ...['afil', 'ulosin', 'odosin', 'tinoin', 'palene', 'oxidil', 'prost', 'zolamide'],
  ...['platin', 'tinib', 'trexate', 'umab', 'ximab'],
];

/** The beginnings of the names of antibiotics whose ends differ: 'cefixime' and 'cephalexin'. */
const MEDICINE_BEGINNINGS = ['cef', 'cephal'];

/** The fewest letters of such a name besides its ending or beginning. 'April' has fewer. */
const MIN_OTHER_LETTERS = 2;

/** True if the word begins or ends as the names of medicines do: 'xyzmycin'. */
export const isLikeMedicine = (word: string): boolean =>
  MEDICINE_ENDINGS.some((ending) => word.endsWith(ending) && word.length >= ending.length + MIN_OTHER_LETTERS) ||
  MEDICINE_BEGINNINGS.some((start) => word.startsWith(start) && word.length >= start.length + MIN_OTHER_LETTERS);
