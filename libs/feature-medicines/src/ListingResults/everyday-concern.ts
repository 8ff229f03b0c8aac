import type { everydayConcerns } from '@niramaya/copy/everyday-concerns';

/** A concern that the table of everyday words has. */
type EverydayConcern = keyof typeof everydayConcerns;

/** Matches the nukta, the dot below a letter of Hindi that many people omit. */
const NUKTA = /\u093c/gu;

const keyOf = (text: string): string => text.trim().toLowerCase().normalize('NFD').replace(NUKTA, '');

/**
 * Returns the concern that a whole search text names in an everyday word, or null. `words` has those of each concern,
 * separated by commas. The function imports no code of the search, which the listing does without at first.
 */
export function everydayConcernOf(
  text: string,
  words: Readonly<Record<EverydayConcern, string>>,
): EverydayConcern | null {
  const key = keyOf(text);
  const concerns = Object.keys(words) as EverydayConcern[];
  return concerns.find((concern) => words[concern].split(', ').some((word) => keyOf(word) === key)) ?? null;
}
