import { editDistance, type Costs } from './edit-distance.ts';

type Rule = readonly [spelled: RegExp, sound: string];

/**
 * How English letters sound in the simple Latin spelling of Hindi. Each rule is applied to the result of the rules
 * above it, so their order matters. The sounds of `HINDI` follow afterwards.
 */
const ENGLISH: readonly Rule[] = [
  // A silent `e` at the end makes the vowel before it long: 'tape' becomes 'tepe', and 'wine' becomes 'waine'. The last
  // rule removes this `e`.
  [/a(?=[^aeiouy]es?$)/g, 'e'],
  [/(^|[^aeiou])i(?=[^aeiouy]es?$)/g, '$1ai'],
  [/ea|ie/g, 'i'],
  [/[ts]ion/g, 'shan'],
  [/ture?/g, 'chr'],
  [/^ps/g, 's'],
  [/^kn/g, 'n'],
  [/ough|augh/g, 'af'],
  [/igh/g, 'ai'],
  [/[ao]w(?![aeiou])/g, 'o'],
  [/ck/g, 'k'],
  [/ey$/g, 'e'],
  [/sc(?=[eiy])/g, 's'],
  [/c(?=[eiy])/g, 's'],
  [/g(?=[eiy])/g, 'j'],
  [/([aeiou][^aeiou]{1,3})e(?=s?$)/g, '$1'],
];

/** Makes one of the many Latin spellings of a Hindi sound. Each rule is applied to the result of the rules above it. */
const HINDI: readonly Rule[] = [
  [/ee|ii/g, 'i'],
  [/oo|uu/g, 'u'],
  [/[tc]ch/g, 'ch'],
  [/c(?!h)/g, 'k'],
  [/x/g, 'ks'],
  [/q/g, 'k'],
  [/ph/g, 'f'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/sh/g, 's'],
  [/ch+/g, 'c'],
  // Many people omit the `h` of an aspirated consonant: 'kansi' for 'khansi'.
  [/([kgcjtdpbvr])h/g, '$1'],
  [/aa+/g, 'a'],
  [/ai|ae|ay(?![aeiou])/g, 'e'],
  [/au|ou|oa/g, 'o'],
  [/iy/g, 'i'],
  [/y(?![aeiou])/g, 'i'],
  [/m(?=[pb])/g, 'n'],
  [/(.)\1+/g, '$1'],
];

const applied = (rules: readonly Rule[], word: string): string =>
  rules.reduce((sound, [spelled, as]) => sound.replace(spelled, as), word);

/** Returns the sound of a Hindi word in Latin letters. 'khaansi' and 'khansi' both give 'kansi'. */
export const hindiSound = (latin: string): string => applied(HINDI, latin.toLowerCase());

/** Returns the sound of an English word in the letters of `hindiSound`, so that the two can be compared. */
export const englishSound = (word: string): string => hindiSound(applied(ENGLISH, word.toLowerCase()));

const VOWELS = 'aeiouy';
const isVowel = (sound: string): boolean => VOWELS.includes(sound);

/** Returns the number of consonants of a sound. An `h` does not count, because many people omit it. */
export const consonantsOf = (sound: string): number => sound.replace(/[aeiouyh]/g, '').length;

/** Pairs of vowels that people confuse, such as the 'i' and the 'e' of 'vitamin' and 'vitamen'. */
const NEAR_VOWELS = new Set(['ae', 'ea', 'ei', 'ie', 'ao', 'oa', 'au', 'ua', 'ou', 'uo', 'iy', 'yi']);
// Costs in wrong consonants: a wrong consonant costs 1.
const NEAR_VOWEL = 0.2;
const OTHER_VOWEL = 0.35;
const VOWEL_MORE_OR_LESS = 0.3;

function costOfAnother(typed: string, right: string): number {
  if (!isVowel(typed) || !isVowel(right)) return 1;
  return NEAR_VOWELS.has(typed + right) ? NEAR_VOWEL : OTHER_VOWEL;
}

/** The places of the tables of costs. The digit is in the last place, that of all other characters. */
const PLACES = [...'abcdefghijklmnopqrstuvwxyz', '0'];
/** The costs are computed once, because a search compares thousands of words. */
const costs: Costs = {
  ofOneMoreOrLess: Float32Array.from(PLACES, (sound) => (isVowel(sound) ? VOWEL_MORE_OR_LESS : 1)),
  ofAnother: Float32Array.from(PLACES.flatMap((typed) => PLACES.map((right) => costOfAnother(typed, right)))),
};

/** The word whose sound is nearest to a typed one. `distance` is in wrong consonants; 0 is the same sound. */
export interface Nearest {
  readonly word: string;
  readonly distance: number;
}

/**
 * The largest distance at which two sounds may be the same word, in wrong consonants, by the number of consonants of
 * the typed sound: 0 without a consonant, 0.25 with one, and 2 with seven or more. Short words are too similar to
 * others.
 */
const LARGEST_DISTANCES = [0, 0.25, 0.6, 0.7, 1.3, 1.6, 1.6, 2] as const;

const largestDistance = (sound: string): number =>
  LARGEST_DISTANCES[Math.min(consonantsOf(sound), LARGEST_DISTANCES.length - 1)] ?? 0;

/** The cost of a typed sound that is only the beginning of a word: it is unfinished, or the title has the plural. */
const BEGINNING = 0.2;
const EACH_SOUND_MORE = 0.1;

/**
 * Returns the distance in wrong consonants. It is infinite if the errors alone cost more than `atMost`. The cost of an
 * unfinished word is added afterwards, so the caller has to compare the result with its limit.
 */
function distanceTo(typed: string, sound: string, mayBegin: boolean, atMost: number): number {
  const { whole, beginning } = editDistance(typed, sound, atMost, costs);
  const rest = sound.length - typed.length;
  const asBeginning =
    mayBegin && rest > 0 && consonantsOf(typed) > 1 ? beginning + BEGINNING + rest * EACH_SOUND_MORE : Infinity;
  return Math.min(whole, asBeginning);
}

/** Words by their sounds. It finds the word that sounds most like a typed one. */
export class SoundIndex {
  readonly #words: readonly { readonly sound: string; readonly word: string; readonly consonants: number }[];
  readonly #bySound: ReadonlyMap<string, string>;

  /** The first of several words with the same sound is found. */
  constructor(words: readonly (readonly [sound: string, word: string])[]) {
    this.#words = words.map(([sound, word]) => ({ sound, word, consonants: consonantsOf(sound) }));
    this.#bySound = new Map([...words].reverse());
  }

  /**
   * Returns the word with the nearest sound, or undefined if none is within `atMost` wrong consonants and the limit for
   * the length of the typed sound. With `mayBegin`, the beginning of a word counts too.
   */
  nearest(typed: string, mayBegin: boolean, atMost = Infinity): Nearest | undefined {
    const exact = this.#bySound.get(typed);
    if (exact !== undefined) return { word: exact, distance: 0 };
    const limit = Math.min(largestDistance(typed), atMost);
    const count = consonantsOf(typed);
    let nearest: Nearest | undefined;
    for (const { sound, word, consonants } of this.#words) {
      // A consonant more or less costs at least 1, so these words are too far away.
      if (count - consonants > limit || (!mayBegin && consonants - count > limit)) continue;
      const distance = distanceTo(typed, sound, mayBegin, limit);
      if (distance <= limit && distance < (nearest?.distance ?? Infinity)) nearest = { word, distance };
    }
    return nearest;
  }
}
