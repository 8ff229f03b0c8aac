import type { Concern } from './terms.ts';
import { wordsInOrder } from './words.ts';

/** Matches the nukta, the dot below a letter of Hindi that many people omit. */
const NUKTA = /\u093c/gu;

const keyOf = (text: string): string => wordsInOrder(text).join(' ').normalize('NFD').replace(NUKTA, '');

/**
 * Returns the concern that a whole search text names in an everyday word, or null. `words` has those of each concern,
 * separated by commas. They come from the texts of the shop, because an English page has no Hindi.
 */
export function everydayConcernOf(text: string, words: Readonly<Partial<Record<Concern, string>>>): Concern | null {
  const key = keyOf(text);
  const concerns = Object.keys(words) as Concern[];
  return concerns.find((concern) => words[concern]?.split(', ').some((word) => keyOf(word) === key)) ?? null;
}
