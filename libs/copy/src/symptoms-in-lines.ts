import { CONSULT_SYMPTOMS } from '@niramaya/contract';

/** The names of the symptoms with a picture. */
const listed: readonly string[] = CONSULT_SYMPTOMS;

/**
 * Returns the picked symptoms in one line, and below it each text that the shopper has written, as a quotation in a line
 * of its own. It is empty without any.
 *
 * @param nameOf Returns the name of a stored symptom in the language of the page.
 */
export const symptomsInLines = (symptoms: readonly string[], nameOf: (stored: string) => string): string => {
  const picked = symptoms.filter((symptom) => listed.includes(symptom)).map(nameOf);
  const written = symptoms.filter((symptom) => !listed.includes(symptom)).map((words) => `“${words}”`);
  return [picked.join(', '), ...written].filter(Boolean).join('\n');
};
