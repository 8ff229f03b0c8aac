import type { Concern } from './terms.ts';
import { wordsInOrder } from './words.ts';

/**
 * Everyday words for an illness by which few titles are found, or titles that mean something else: sugar is diabetes to
 * many people in India. The words are in both scripts, because the table is compared with the text as it was typed. It
 * has no words whose concern has the same search, such as bp.
 */
const words: Partial<Record<Concern, string>> = {
  diabetes: 'sugar, shugar, शुगर',
  stomach: 'acidity, एसिडिटी, gas, गैस, indigestion, अपच, बदहज़मी, constipation, kabz, कब्ज़',
  fever: 'fever, bukhar, बुख़ार',
};

const keyOf = (text: string): string => wordsInOrder(text).join(' ');

/** Matches the nukta, the dot below a letter that many people omit. */
const NUKTA = /\u093c/gu;
const withoutNukta = (key: string): string => key.normalize('NFD').replace(NUKTA, '');

const concerns: ReadonlyMap<string, Concern> = new Map(
  (Object.entries(words) as [Concern, string][]).flatMap(([concern, names]) =>
    names.split(', ').map((name): [string, Concern] => [withoutNukta(keyOf(name)), concern]),
  ),
);

/**
 * Returns the concern that a whole search text names in an everyday word, or null. The shop offers its products next to
 * the few that the text itself finds.
 */
export const everydayConcernOf = (text: string): Concern | null => concerns.get(withoutNukta(keyOf(text))) ?? null;
