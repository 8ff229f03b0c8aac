import { CONSULT_SYMPTOMS } from '@niramaya/contract';

/** The names of the symptoms that have a chip with a picture. */
const withPicture: readonly string[] = CONSULT_SYMPTOMS;

/** The texts that `symptomsInLines` needs in the language of the page. */
interface SymptomTexts {
  /** Returns the name of a stored symptom. */
  readonly nameOf: (stored: string) => string;
  /** The frequent symptoms without a picture, by the person whom they are for. */
  readonly frequent: Readonly<Record<'child' | 'others', readonly string[]>>;
}

/**
 * Returns the symptoms that were picked by a button in one line, and below it each text that the shopper has written,
 * as a quotation in a line of its own. It is empty without any.
 */
export function symptomsInLines(symptoms: readonly string[], { nameOf, frequent }: SymptomTexts): string {
  const offered = [...withPicture, ...frequent.child, ...frequent.others];
  const picked = symptoms.filter((symptom) => offered.includes(symptom)).map(nameOf);
  const written = symptoms.filter((symptom) => !offered.includes(symptom)).map((words) => `“${words}”`);
  return [picked.join(', '), ...written].filter(Boolean).join('\n');
}
