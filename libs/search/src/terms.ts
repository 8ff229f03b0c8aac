import { namedProducts } from './products.ts';

/*
 * The tables of medicines, tests and symptoms, and of other names of things that the shop sells. `names-in-text.ts`
 * finds them in a text.
 */

/**
 * The subject of a search. The shop suggests one search of its products for each; the texts are in
 * `libs/copy/src/en/search-help.ts`.
 */
export type Concern =
  | 'bones'
  | 'cold'
  | 'diabetes'
  | 'eyes'
  | 'fever'
  | 'firstAid'
  | 'fluids'
  | 'heart'
  | 'hygiene'
  | 'oils'
  | 'pain'
  | 'shaving'
  | 'skin'
  | 'steam'
  | 'stomach'
  | 'vitamins'
  | 'warmth'
  | 'women';

/**
 * A medicine, a laboratory test or a symptom that shoppers search for, and that the shop usually does not sell, or a
 * product of `products.ts`, which it may sell.
 */
export interface SearchTerm {
  readonly kind: 'medicine' | 'test' | 'symptom' | 'product';
  /** The subject to suggest. Null if none fits, as for most tests, or if a suggestion would be medical advice. */
  readonly concern: Concern | null;
}

type Row = readonly [kind: SearchTerm['kind'], concern: Concern | null, names: readonly string[]];

/**
 * The names of terms, in lower case and of up to four words. The table must not imply that a product helps against
 * something or replaces a medicine.
 */
const rows: readonly Row[] = [
  // The first rows are in the National List of Essential Medicines of India, 2022.
  ['medicine', 'fever', ['paracetamol', 'acetaminophen']],
  ['medicine', 'pain', ['ibuprofen', 'diclofenac', 'aspirin', 'acetylsalicylic acid']],
  ['medicine', 'cold', ['cetirizine', 'salbutamol', 'budesonide', 'inhaler']],
  ['medicine', 'stomach', ['omeprazole', 'ondansetron', 'domperidone', 'loperamide']],
  ['medicine', 'diabetes', ['metformin', 'glimepiride', 'insulin']],
  ['medicine', 'heart', ['amlodipine', 'telmisartan', 'metoprolol', 'atorvastatin']],
  // The next rows are antibiotics, antifungals, hormones and the like. They have no subject, because a suggestion under
  // such a name would be medical advice.
  ['medicine', null, ['amoxicillin', 'azithromycin', 'cefixime', 'ciprofloxacin', 'doxycycline']],
  ['medicine', null, ['albendazole', 'fluconazole', 'prednisolone', 'levothyroxine', 'thyroxine']],
  // The names of the next rows do not end as those of a kind of medicine (`forms.ts`).
  ['medicine', null, ['digoxin', 'spironolactone', 'allopurinol', 'colchicine', 'levodopa', 'haloperidol', 'lithium']],
  ['medicine', null, ['tizanidine', 'baclofen', 'isoniazid', 'ethambutol', 'pyrazinamide', 'codeine', 'morphine']],
  ['medicine', null, ['deflazacort', 'sucralfate', 'tranexamic acid', 'mefenamic acid', 'betahistine', 'promethazine']],
  ['medicine', null, ['ambroxol', 'bromhexine', 'dextromethorphan', 'terbutaline', 'isosorbide', 'nitroglycerin']],
  // The next rows are trade names of medicines.
  ['medicine', 'fever', ['crocin', 'dolo', 'calpol']],
  ['medicine', 'pain', ['combiflam', 'saridon', 'disprin', 'volini', 'moov', 'iodex', 'brufen', 'meftal']],
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
  // The shop suggests only what replaces the lost water and salts: a remedy for the stomach could do harm.
  ['symptom', 'fluids', ['loose motion', 'loose motions', 'dast', 'diarrhoea', 'diarrhea']],
  ['symptom', 'diabetes', ['sugar ki bimari', 'blood sugar']],
  ['symptom', 'heart', ['heart', 'heart care', 'dil', 'hypertension', 'cholesterol']],
  ['symptom', 'bones', ['ghutno ka dard', 'knee pain', 'kamar dard', 'back pain', 'arthritis', 'gathiya']],
  ['symptom', 'skin', ['khujli', 'itching', 'eczema', 'daad', 'ringworm', 'fungal infection']],
  ['symptom', 'eyes', ['conjunctivitis', 'red eyes']],
  ['symptom', 'women', ['masik dharm', 'pcod', 'pcos']],
  ['symptom', 'bones', ['pith dard', 'jodo ka dard', 'haath pair dard']],
  ['symptom', 'cold', ['gale mein dard', 'gale ki kharash', 'saans phoolna']],
  ['symptom', null, ['chhati mein dard', 'sine mein dard', 'dant dard', 'aankh mein dard', 'bawasir']],
  ['symptom', null, ['weight loss', 'weight gain', 'mouth ulcer', 'mouth ulcers']],
  ['symptom', null, ['ear', 'ear care', 'ear pain', 'kaan dard', 'ear drops', 'chest pain']],
  ['test', 'diabetes', ['sugar test', 'diabetes test', 'blood sugar test', 'hba1c', 'glucose test']],
  ['test', 'heart', ['lipid profile', 'cholesterol test', 'ecg']],
  ['test', null, ['blood test', 'thyroid test', 'thyroid', 'cbc', 'urine test', 'vitamin d test']],
  ['test', null, ['full body checkup', 'health checkup', 'khoon ki jaanch', 'liver function test']],
];

/**
 * Other names of things that the shop sells, each with the words that titles have for it. A title may lack some of
 * these words, as it may lack other typed words. The names whose words a title must have are in `products.ts`.
 */
export const titleWordsFor: ReadonlyMap<string, string> = new Map([
  ['bp', 'blood pressure'],
  ['high bp', 'blood pressure'],
  ['hair fall', 'hair'],
  ['hair loss', 'hair'],
  ['lip guard', 'lip balm'],
  ['indigestion', 'digestive'],
]);

/** The terms by name: those of the rows above, and the products of `products.ts`. */
export const searchTerms: ReadonlyMap<string, SearchTerm> = new Map<string, SearchTerm>([
  ...rows.flatMap(([kind, concern, names]) => names.map((name) => [name, { kind, concern }] as const)),
  ...[...namedProducts].map(([name, { concern }]) => [name, { kind: 'product', concern }] as const),
]);

/** Returns the words that titles have for a name, or undefined if no table has the name. */
export const titleWordsOf = (name: string): string | undefined =>
  namedProducts.get(name)?.titleWords ?? titleWordsFor.get(name);
