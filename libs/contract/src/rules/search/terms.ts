import { editDistance } from './edit-distance.ts';
import { inEnglish, type TitleWords } from './hindi.ts';
import { Names } from './hindi-names.ts';
import { allSpellings } from './spellings.ts';

/** The table must not imply that a product helps or replaces another. */

/** `essential`: National List of Essential Medicines of India, 2022. */
export type TermSource = 'essential' | 'trade' | 'everyday';

/** Its words are in `search-help.ts`. */
export type Concern =
  'bones' | 'cold' | 'diabetes' | 'eyes' | 'fever' | 'hair' | 'heart' | 'pain' | 'skin' | 'stomach' | 'women';

export interface SearchTerm {
  readonly kind: 'medicine' | 'test' | 'trouble';
  /** Null if only a doctor can judge. */
  readonly concern: Concern | null;
  readonly source: TermSource;
}

type Row = readonly [kind: SearchTerm['kind'], concern: Concern | null, source: TermSource, names: readonly string[]];

const rows: readonly Row[] = [
  ['medicine', 'fever', 'essential', ['paracetamol', 'acetaminophen']],
  ['medicine', 'pain', 'essential', ['ibuprofen', 'diclofenac', 'aspirin', 'acetylsalicylic acid']],
  ['medicine', 'cold', 'essential', ['cetirizine', 'salbutamol', 'budesonide']],
  ['medicine', 'stomach', 'essential', ['omeprazole', 'ondansetron', 'domperidone', 'loperamide']],
  ['medicine', 'diabetes', 'essential', ['metformin', 'glimepiride', 'insulin']],
  ['medicine', 'heart', 'essential', ['amlodipine', 'telmisartan', 'metoprolol', 'atorvastatin']],
  // A shelf for these medicines would be medical advice.
  ['medicine', null, 'essential', ['amoxicillin', 'azithromycin', 'cefixime', 'ciprofloxacin', 'doxycycline']],
  ['medicine', null, 'essential', ['albendazole', 'fluconazole', 'prednisolone', 'levothyroxine', 'thyroxine']],
  ['medicine', 'fever', 'trade', ['crocin', 'dolo', 'calpol']],
  ['medicine', 'pain', 'trade', ['combiflam', 'saridon', 'disprin', 'volini', 'moov', 'iodex', 'brufen']],
  ['medicine', 'cold', 'trade', ['benadryl', 'cetzine', 'okacet', 'allegra', 'asthalin', 'sinarest', 'otrivin']],
  ['medicine', 'stomach', 'trade', ['digene', 'gelusil', 'eno', 'omez', 'pan 40', 'pantocid', 'rantac', 'pudin hara']],
  ['medicine', 'diabetes', 'trade', ['glycomet', 'amaryl', 'januvia']],
  ['medicine', 'heart', 'trade', ['ecosprin', 'telma', 'amlong']],
  ['medicine', null, 'trade', ['augmentin', 'azithral', 'taxim', 'thyronorm', 'eltroxin', 'wysolone']],
  ['trouble', 'pain', 'everyday', ['sir dard', 'sar dard', 'headache', 'head ache', 'migraine', 'badan dard']],
  ['trouble', 'cold', 'everyday', ['cold', 'common cold', 'sardi', 'zukam', 'jukam', 'sardi zukam']],
  ['trouble', 'cold', 'everyday', ['sore throat', 'gala kharab', 'blocked nose', 'asthma', 'dama']],
  ['trouble', 'stomach', 'everyday', ['pet dard', 'pet mein dard', 'pet me dard', 'stomach ache', 'stomach pain']],
  ['trouble', 'stomach', 'everyday', ['stomach', 'pet', 'gas', 'pet me gas', 'badhazmi', 'ulti', 'vomiting']],
  ['trouble', 'stomach', 'everyday', ['loose motion', 'loose motions', 'dast', 'diarrhoea', 'diarrhea']],
  ['trouble', 'diabetes', 'everyday', ['sugar ki bimari', 'blood sugar']],
  ['trouble', 'heart', 'everyday', ['heart', 'heart care', 'dil', 'hypertension', 'cholesterol']],
  ['trouble', 'bones', 'everyday', ['ghutno ka dard', 'knee pain', 'kamar dard', 'back pain', 'arthritis', 'gathiya']],
  ['trouble', 'skin', 'everyday', ['khujli', 'itching', 'eczema', 'daad', 'ringworm', 'fungal infection']],
  ['trouble', 'eyes', 'everyday', ['conjunctivitis', 'red eyes']],
  ['trouble', 'women', 'everyday', ['masik dharm', 'pcod', 'pcos']],
  ['trouble', 'bones', 'everyday', ['pith dard', 'jodo ka dard', 'haath pair dard']],
  ['trouble', 'cold', 'everyday', ['gale mein dard', 'gale ki kharash', 'saans phoolna']],
  ['trouble', null, 'everyday', ['chhati mein dard', 'sine mein dard', 'dant dard', 'aankh mein dard', 'bawasir']],
  ['trouble', null, 'everyday', ['ear', 'ear care', 'ear pain', 'kaan dard', 'ear drops', 'chest pain']],
  ['test', 'diabetes', 'everyday', ['sugar test', 'diabetes test', 'blood sugar test', 'hba1c', 'glucose test']],
  ['test', 'heart', 'everyday', ['lipid profile', 'cholesterol test', 'ecg']],
  ['test', null, 'everyday', ['blood test', 'thyroid test', 'thyroid', 'cbc', 'urine test', 'vitamin d test']],
  ['test', null, 'everyday', ['full body checkup', 'health checkup', 'khoon ki jaanch', 'liver function test']],
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

const terms = new Map<string, SearchTerm>(
  rows.flatMap(([kind, concern, source, names]) => names.map((name) => [name, { kind, concern, source }] as const)),
);

/** @forTests Tests check the whole table; the shop looks up single names. */
export const searchTerms: ReadonlyMap<string, SearchTerm> = terms;

const MOST_WORDS = 4;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

interface Piece {
  readonly words: readonly string[];
  readonly term: SearchTerm | undefined;
  readonly title: string | undefined;
}

/** Shorter names are too similar to others. */
const SHORTEST_MISTYPED = 6;

const isMistyped = (typed: string, name: string) =>
  Math.abs(typed.length - name.length) <= 1 && editDistance(typed, name, 1).beginning <= 1;

function termOf(name: string): SearchTerm | undefined {
  const term = terms.get(name);
  if (term || name.length < SHORTEST_MISTYPED || name.includes(' ')) return term;
  const meant = [...terms.keys()].find((known) => known.length >= SHORTEST_MISTYPED && isMistyped(name, known));
  return meant === undefined ? undefined : terms.get(meant);
}

function piecesOf(text: string): Piece[] {
  const words = wordsOf(text);
  const pieces: Piece[] = [];
  for (let at = 0; at < words.length;) {
    let taken = Math.min(MOST_WORDS, words.length - at);
    const name = () => words.slice(at, at + taken).join(' ');
    while (taken > 1 && !terms.has(name()) && !inTitles.has(name())) taken -= 1;
    pieces.push({ words: words.slice(at, at + taken), term: termOf(name()), title: inTitles.get(name()) });
    at += taken;
  }
  return pieces;
}

let hindi: Names | undefined;

const names = (): Names => (hindi ??= new Names([...terms.keys(), ...inTitles.keys(), ...allSpellings()]));

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
