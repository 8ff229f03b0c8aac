import type { frequentSymptomsCopy as english } from '../en/frequent-symptoms.ts';
import type { Translated } from '../translated.ts';

/** The names of frequent symptoms that have no chip with a picture, in Hindi. */
export const frequentSymptomsCopy: Translated<typeof english> = {
  child: ['बुख़ार', 'ज़ुकाम', 'उल्टी', 'चकत्ते', 'कान में दर्द'],
  others: ['बुख़ार', 'ज़ुकाम', 'कमर दर्द', 'बदन दर्द'],
};
