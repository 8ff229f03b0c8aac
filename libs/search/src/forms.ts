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

/** The other forms, in full and short. A list of all tablets or injections would help no shopper. */
const otherForms = new Set(
  'tablet tablets tab tabs capsule capsules cap caps syrup strip suspension injection injections'.split(' '),
);

/** True if the word is a form of products. It names no product, because titles of many products have it. */
export const isForm = (word: string): boolean => otherForms.has(word) || browsedForms.has(word);

/** Returns the last form of a text that a shopper may look through: 'cream' for 'xyzmycin cream'. */
export const browsedFormIn = (text: string): BrowsedForm | undefined =>
  wordsInOrder(text)
    .flatMap((word) => browsedForms.get(word) ?? [])
    .at(-1);

/** The endings that the World Health Organization gives to the names of medicines of a kind, such as antibiotics. */
const MEDICINE_ENDINGS = [
  ...['mycin', 'micin', 'cillin', 'floxacin', 'cycline', 'azole', 'nidazole', 'terbine', 'ciclovir'],
  ...['olol', 'sartan', 'statin', 'dipine', 'gliptin', 'gliflozin', 'formin', 'setron', 'tidine', 'profen'],
  ...['zepam', 'zolam', 'triptan', 'lukast', 'sonide', 'metasone', 'parin', 'xaban'],
];

/** True if the word ends as the names of medicines do: 'xyzmycin'. */
export const isLikeMedicine = (word: string): boolean =>
  MEDICINE_ENDINGS.some((ending) => word.endsWith(ending) && word.length > ending.length);
