import { editDistance } from './edit-distance.ts';
import { inEnglish, type TitleWords } from './hindi.ts';
import { MAX_WORDS_OF_A_NAME, NamesBySound } from './hindi-names.ts';
import { allSpellings } from './spellings.ts';
import { wordsInOrder } from './words.ts';

/** The subject of a search. The shop suggests one search of its products for each; the texts are in `libs/copy/src/en/search-help.ts`. */
export type Concern =
  'bones' | 'cold' | 'diabetes' | 'eyes' | 'fever' | 'heart' | 'pain' | 'skin' | 'stomach' | 'women';

/** A medicine, a laboratory test or a symptom that shoppers search for, and that the shop usually does not sell. */
export interface SearchTerm {
  readonly kind: 'medicine' | 'test' | 'symptom';
  /** The subject to suggest. Null if none fits, as for most tests, or if a suggestion would be medical advice. */
  readonly concern: Concern | null;
}

type Row = readonly [kind: SearchTerm['kind'], concern: Concern | null, names: readonly string[]];

/**
 * The names of terms, in lower case and of up to four words. The table must not imply that a product helps against
 * something or replaces a medicine.
 */
const rows: readonly Row[] = [
  // These are in the National List of Essential Medicines of India, 2022.
  ['medicine', 'fever', ['paracetamol', 'acetaminophen']],
  ['medicine', 'pain', ['ibuprofen', 'diclofenac', 'aspirin', 'acetylsalicylic acid']],
  ['medicine', 'cold', ['cetirizine', 'salbutamol', 'budesonide']],
  ['medicine', 'stomach', ['omeprazole', 'ondansetron', 'domperidone', 'loperamide']],
  ['medicine', 'diabetes', ['metformin', 'glimepiride', 'insulin']],
  ['medicine', 'heart', ['amlodipine', 'telmisartan', 'metoprolol', 'atorvastatin']],
  // Antibiotics, antifungals, hormones and the like: a suggestion under such a name would be medical advice.
  ['medicine', null, ['amoxicillin', 'azithromycin', 'cefixime', 'ciprofloxacin', 'doxycycline']],
  ['medicine', null, ['albendazole', 'fluconazole', 'prednisolone', 'levothyroxine', 'thyroxine']],
  // These are trade names of medicines.
  ['medicine', 'fever', ['crocin', 'dolo', 'calpol']],
  ['medicine', 'pain', ['combiflam', 'saridon', 'disprin', 'volini', 'moov', 'iodex', 'brufen']],
  ['medicine', 'cold', ['benadryl', 'cetzine', 'okacet', 'allegra', 'asthalin', 'sinarest', 'otrivin']],
  ['medicine', 'stomach', ['digene', 'gelusil', 'eno', 'omez', 'pan 40', 'pantocid', 'rantac', 'pudin hara']],
  ['medicine', 'diabetes', ['glycomet', 'amaryl', 'januvia']],
  ['medicine', 'heart', ['ecosprin', 'telma', 'amlong']],
  ['medicine', null, ['augmentin', 'azithral', 'taxim', 'thyronorm', 'eltroxin', 'wysolone']],
  ['symptom', 'pain', ['sir dard', 'sar dard', 'headache', 'head ache', 'migraine', 'badan dard']],
  ['symptom', 'cold', ['cold', 'common cold', 'sardi', 'zukam', 'jukam', 'sardi zukam']],
  ['symptom', 'cold', ['sore throat', 'gala kharab', 'blocked nose', 'asthma', 'dama']],
  ['symptom', 'stomach', ['pet dard', 'pet mein dard', 'pet me dard', 'stomach ache', 'stomach pain']],
  ['symptom', 'stomach', ['stomach', 'pet', 'gas', 'pet me gas', 'badhazmi', 'ulti', 'vomiting']],
  ['symptom', 'stomach', ['loose motion', 'loose motions', 'dast', 'diarrhoea', 'diarrhea']],
  ['symptom', 'diabetes', ['sugar ki bimari', 'blood sugar']],
  ['symptom', 'heart', ['heart', 'heart care', 'dil', 'hypertension', 'cholesterol']],
  ['symptom', 'bones', ['ghutno ka dard', 'knee pain', 'kamar dard', 'back pain', 'arthritis', 'gathiya']],
  ['symptom', 'skin', ['khujli', 'itching', 'eczema', 'daad', 'ringworm', 'fungal infection']],
  ['symptom', 'eyes', ['conjunctivitis', 'red eyes']],
  ['symptom', 'women', ['masik dharm', 'pcod', 'pcos']],
  ['symptom', 'bones', ['pith dard', 'jodo ka dard', 'haath pair dard']],
  ['symptom', 'cold', ['gale mein dard', 'gale ki kharash', 'saans phoolna']],
  ['symptom', null, ['chhati mein dard', 'sine mein dard', 'dant dard', 'aankh mein dard', 'bawasir']],
  ['symptom', null, ['ear', 'ear care', 'ear pain', 'kaan dard', 'ear drops', 'chest pain']],
  ['test', 'diabetes', ['sugar test', 'diabetes test', 'blood sugar test', 'hba1c', 'glucose test']],
  ['test', 'heart', ['lipid profile', 'cholesterol test', 'ecg']],
  ['test', null, ['blood test', 'thyroid test', 'thyroid', 'cbc', 'urine test', 'vitamin d test']],
  ['test', null, ['full body checkup', 'health checkup', 'khoon ki jaanch', 'liver function test']],
];

/** Other names of things that the shop sells, each with the words that titles have for it. */
const titleWordsFor: ReadonlyMap<string, string> = new Map([
  ['bp machine', 'blood pressure monitor'],
  ['bp monitor', 'blood pressure monitor'],
  ['bp apparatus', 'blood pressure monitor'],
  ['high bp', 'blood pressure'],
  ['weighing machine', 'weighing scale'],
  ['sanitary napkin', 'sanitary pads'],
  ['sanitary napkins', 'sanitary pads'],
  ['hair fall', 'hair'],
  ['hair loss', 'hair'],
  ['lip guard', 'lip balm'],
  ['indigestion', 'digestive'],
]);

/**
 * The terms by name. `termIn` and `inWordsOfTitles` look up single names.
 *
 * @forTests Tests check the whole table.
 */
export const searchTerms = new Map<string, SearchTerm>(
  rows.flatMap(([kind, concern, names]) => names.map((name) => [name, { kind, concern }] as const)),
);

/** The shortest name that is corrected, in letters. A shorter one is too similar to other words. */
const MIN_LENGTH_OF_A_MISTYPED_NAME = 6;

/** True if at most one error separates the typed name from the beginning of a name. */
const isOneError = (typed: string, name: string) =>
  Math.abs(typed.length - name.length) <= 1 && editDistance(typed, name, 1).beginning <= 1;

/** Returns the term of a name. A name of one word may have a typing error. */
function termOf(name: string): SearchTerm | undefined {
  const term = searchTerms.get(name);
  if (term || name.length < MIN_LENGTH_OF_A_MISTYPED_NAME || name.includes(' ')) return term;
  const meant = [...searchTerms.keys()].find(
    (known) => known.length >= MIN_LENGTH_OF_A_MISTYPED_NAME && isOneError(name, known),
  );
  return meant === undefined ? undefined : searchTerms.get(meant);
}

/**
 * Splits a text into names of `searchTerms` and `titleWordsFor`, the longest possible ones, and other single words.
 * `title` is the entry of `titleWordsFor`, if any.
 */
function piecesOf(text: string) {
  const words = wordsInOrder(text);
  const pieces = [];
  for (let at = 0; at < words.length;) {
    let taken = Math.min(MAX_WORDS_OF_A_NAME, words.length - at);
    const name = () => words.slice(at, at + taken).join(' ');
    while (taken > 1 && !searchTerms.has(name()) && !titleWordsFor.has(name())) taken -= 1;
    pieces.push({ words: words.slice(at, at + taken), term: termOf(name()), title: titleWordsFor.get(name()) });
    at += taken;
  }
  return pieces;
}

let namesBySound: NamesBySound | undefined;

const names = (): NamesBySound =>
  (namesBySound ??= new NamesBySound([...searchTerms.keys(), ...titleWordsFor.keys(), ...allSpellings()]));

/**
 * Returns the search text in the words that titles use: Hindi in English, and 'bp machine' as 'blood pressure monitor'.
 * Returns null if the text names, perhaps with a typing error, a medicine, a test or a symptom whose words are in no
 * title. The search then finds nothing, because a product with a similar name would be another medicine.
 */
export function inWordsOfTitles(text: string, titles: TitleWords): string | null {
  const english = inEnglish(text, titles, names);
  const pieces = piecesOf(english);
  // A single word may be unfinished, so it may be the beginning of a word of a title.
  const areInTitles = (words: readonly string[]) => words.every((word) => titles.has(word, words.length === 1));
  if (pieces.some(({ term, words }) => term && !areInTitles(words))) return null;
  if (pieces.every(({ title }) => title === undefined)) return english;
  return pieces.flatMap(({ words, title }) => title ?? words).join(' ');
}

const noTitles: TitleWords = { has: () => false, mayBeMistyped: () => false, all: [] };

/**
 * Returns the first medicine, test or symptom that a search text names, in English or Hindi, even with a typing error.
 */
export const termIn = (text: string): SearchTerm | undefined =>
  piecesOf(inEnglish(text, noTitles, names)).find(({ term }) => term)?.term;
