import { editDistance } from './edit-distance.ts';
import { inEnglish, type TitleWords } from './hindi.ts';
import { Names } from './hindi-names.ts';
import { allSpellings } from './spellings.ts';

/** The table must not imply that a product helps or replaces another. */

/** Its words are in `search-help.ts`. */
export type Concern =
  'bones' | 'cold' | 'diabetes' | 'eyes' | 'fever' | 'hair' | 'heart' | 'pain' | 'skin' | 'stomach' | 'women';

export interface SearchTerm {
  readonly kind: 'medicine' | 'test' | 'symptom';
  /** Null if only a doctor can judge. */
  readonly concern: Concern | null;
}

type Row = readonly [kind: SearchTerm['kind'], concern: Concern | null, names: readonly string[]];

const rows: readonly Row[] = [
  // The National List of Essential Medicines of India, 2022.
  ['medicine', 'fever', ['paracetamol', 'acetaminophen']],
  ['medicine', 'pain', ['ibuprofen', 'diclofenac', 'aspirin', 'acetylsalicylic acid']],
  ['medicine', 'cold', ['cetirizine', 'salbutamol', 'budesonide']],
  ['medicine', 'stomach', ['omeprazole', 'ondansetron', 'domperidone', 'loperamide']],
  ['medicine', 'diabetes', ['metformin', 'glimepiride', 'insulin']],
  ['medicine', 'heart', ['amlodipine', 'telmisartan', 'metoprolol', 'atorvastatin']],
  // A shelf for these medicines would be medical advice.
  ['medicine', null, ['amoxicillin', 'azithromycin', 'cefixime', 'ciprofloxacin', 'doxycycline']],
  ['medicine', null, ['albendazole', 'fluconazole', 'prednisolone', 'levothyroxine', 'thyroxine']],
  // Trade names.
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

const inTitles: ReadonlyMap<string, string> = new Map([
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

/** @forTests Tests check the whole table; the shop looks up single names. */
export const searchTerms = new Map<string, SearchTerm>(
  rows.flatMap(([kind, concern, names]) => names.map((name) => [name, { kind, concern }] as const)),
);

const MOST_WORDS = 4;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Shorter names are too similar to others. */
const SHORTEST_MISTYPED = 6;

const isMistyped = (typed: string, name: string) =>
  Math.abs(typed.length - name.length) <= 1 && editDistance(typed, name, 1).beginning <= 1;

function termOf(name: string): SearchTerm | undefined {
  const term = searchTerms.get(name);
  if (term || name.length < SHORTEST_MISTYPED || name.includes(' ')) return term;
  const meant = [...searchTerms.keys()].find((known) => known.length >= SHORTEST_MISTYPED && isMistyped(name, known));
  return meant === undefined ? undefined : searchTerms.get(meant);
}

function piecesOf(text: string) {
  const words = wordsOf(text);
  const pieces = [];
  for (let at = 0; at < words.length;) {
    let taken = Math.min(MOST_WORDS, words.length - at);
    const name = () => words.slice(at, at + taken).join(' ');
    while (taken > 1 && !searchTerms.has(name()) && !inTitles.has(name())) taken -= 1;
    pieces.push({ words: words.slice(at, at + taken), term: termOf(name()), title: inTitles.get(name()) });
    at += taken;
  }
  return pieces;
}

let hindi: Names | undefined;

const names = (): Names => (hindi ??= new Names([...searchTerms.keys(), ...inTitles.keys(), ...allSpellings()]));

/** Null if no title has the name: a similar product would be another medicine. */
export function inWordsOfTitles(text: string, titles: TitleWords): string | null {
  const english = inEnglish(text, titles, names);
  const pieces = piecesOf(english);
  const isHeld = (words: readonly string[]) => words.every((word) => titles.has(word, words.length === 1));
  if (pieces.some(({ term, words }) => term && !isHeld(words))) return null;
  if (pieces.every(({ title }) => title === undefined)) return english;
  return pieces.flatMap(({ words, title }) => title ?? words).join(' ');
}

const noTitles: TitleWords = { has: () => false, mayMean: () => false, all: [] };

/** The first known term in either script. */
export const termIn = (text: string): SearchTerm | undefined =>
  piecesOf(inEnglish(text, noTitles, names)).find(({ term }) => term)?.term;
