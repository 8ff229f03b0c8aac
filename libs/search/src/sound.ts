import { editDistance, type Costs } from './edit-distance.ts';

/*
 * A sound is the text that a word becomes by the rules below: words that sound alike become equal or similar. Its
 * letters are those of Hindi in a simple Latin spelling. Some have one meaning only: c is the sound of 'ch', j that of
 * 'j' and 'z', k that of 'k', 'q' and the hard 'c', s that of 's' and 'sh', and v that of 'v' and 'w'.
 */

type Rule = readonly [pattern: RegExp, replacement: string];

/**
 * How English letters sound in the simple Latin spelling of Hindi. Each rule is applied to the result of the rules
 * above it, so their order matters: the first two look for the silent `e` that the last one removes. The rules of
 * `HINDI` follow afterwards. The examples show a word before and after the rule.
 */
const ENGLISH: readonly Rule[] = [
  // A silent `e` at the end makes the vowel before it long.
  [/a(?=[^aeiouy]es?$)/g, 'e'], // tape: tepe
  [/(^|[^aeiou])i(?=[^aeiouy]es?$)/g, '$1ai'], // wine: waine
  [/ea|ie/g, 'i'], // tea: ti
  [/[ts]ion/g, 'shan'], // lotion: loshan
  [/ture?/g, 'chr'], // mixture: mixchr
  [/^ps/g, 's'], // psyllium: syllium
  [/^kn/g, 'n'], // knee: nee
  [/ough|augh/g, 'af'], // cough: caf
  [/igh/g, 'ai'], // night: nait
  [/[ao]w(?![aeiou])/g, 'o'], // yellow: yello
  [/ck/g, 'k'], // pack: pak
  [/ey$/g, 'e'], // honey: hone
  [/sc(?=[eiy])/g, 's'], // scent: sent
  [/c(?=[eiy])/g, 's'], // juice: juise
  [/g(?=[eiy])/g, 'j'], // gel: jel
  [/([aeiou][^aeiou]{1,3})e(?=s?$)/g, '$1'], // tepe: tep
];

/**
 * Makes one of the many Latin spellings of a Hindi sound. Each rule is applied to the result of the rules above it. The
 * order matters most for 'c': it becomes 'k' unless an 'h' follows, and only then does 'ch' become 'c'. The examples
 * show a word before and after the rule.
 */
const HINDI: readonly Rule[] = [
  [/ee|ii/g, 'i'], // neem: nim
  [/oo|uu/g, 'u'], // sukoon: sukun
  [/[tc]ch/g, 'ch'], // baccha: bacha
  [/c(?!h)/g, 'k'], // calcium: kalkium
  [/x/g, 'ks'], // mixchr: mikschr
  [/q/g, 'k'], // qahwa: kahwa
  [/ph/g, 'f'], // phal: fal
  [/w/g, 'v'], // twacha: tvacha
  [/z/g, 'j'], // zukam: jukam
  [/sh/g, 's'], // shahad: sahad
  [/ch+/g, 'c'], // tvacha: tvaca
  // Many people omit the `h` of an aspirated consonant.
  [/([kgcjtdpbvr])h/g, '$1'], // khansi: kansi
  [/aa+/g, 'a'], // kaan: kan
  [/ai|ae|ay(?![aeiou])/g, 'e'], // tail: tel
  [/au|ou|oa/g, 'o'], // soap: sop
  [/iy/g, 'i'], // priya: pria
  [/y(?![aeiou])/g, 'i'], // syrup: sirup
  [/m(?=[pb])/g, 'n'], // kampan: kanpan
  [/(.)\1+/g, '$1'], // yello: yelo
];

const applied = (rules: readonly Rule[], word: string): string =>
  rules.reduce((sound, [pattern, replacement]) => sound.replace(pattern, replacement), word);

/** Returns the sound of a Hindi word in Latin letters. 'khaansi' and 'khansi' both give 'kansi'. */
export const hindiSound = (latin: string): string => applied(HINDI, latin.toLowerCase());

/** Returns the sound of an English word in the letters of `hindiSound`, so that the two can be compared. */
export const englishSound = (word: string): string => hindiSound(applied(ENGLISH, word.toLowerCase()));

/** The vowels of a sound. 'y' is one in comparisons, because it is often written in place of 'i'. */
const VOWELS = 'aeiouy';
const isVowel = (letter: string): boolean => VOWELS.includes(letter);
const VOWELS_AND_H = new RegExp(`[${VOWELS}h]`, 'g');

/** Returns the number of consonants of a sound. An `h` does not count, because many people omit it. */
export const consonantsOf = (sound: string): number => sound.replace(VOWELS_AND_H, '').length;

/** Pairs of vowels that people confuse, such as the 'i' and the 'e' of 'vitamin' and 'vitamen'. */
const NEAR_VOWELS = new Set(['ae', 'ea', 'ei', 'ie', 'ao', 'oa', 'au', 'ua', 'ou', 'uo', 'iy', 'yi']);
/*
 * All costs and limits of this file are in wrong consonants: a wrong consonant costs 1, a wrong vowel less. The 300
 * Hindi searches in `libs/fixtures/src/hindi-searches` check them: `search.suite.ts` of the API expects that 95 of 100
 * have the right product among the first five. Run it after any change of a value.
 */
const COST_OF_NEAR_VOWEL = 0.2;
const COST_OF_OTHER_VOWEL = 0.35;
const COST_OF_MISSING_OR_EXTRA_VOWEL = 0.3;

/** Returns the cost of a letter that was typed in place of the intended one. */
function costOfAnother(typed: string, intended: string): number {
  if (!isVowel(typed) || !isVowel(intended)) return 1;
  return NEAR_VOWELS.has(typed + intended) ? COST_OF_NEAR_VOWEL : COST_OF_OTHER_VOWEL;
}

/**
 * The letters in the places of the tables of costs, as `edit-distance.ts` counts them. The last place is for all other
 * characters; '0' represents them here.
 */
const LETTERS_BY_PLACE = [...'abcdefghijklmnopqrstuvwxyz', '0'];
/** The costs are computed once, because a search compares thousands of words. */
const costs: Costs = {
  ofMissingOrExtra: Float32Array.from(LETTERS_BY_PLACE, (letter) =>
    isVowel(letter) ? COST_OF_MISSING_OR_EXTRA_VOWEL : 1,
  ),
  ofAnother: Float32Array.from(
    LETTERS_BY_PLACE.flatMap((typed) => LETTERS_BY_PLACE.map((intended) => costOfAnother(typed, intended))),
  ),
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

function largestDistance(sound: string): number {
  const longest = LARGEST_DISTANCES.length - 1;
  // The index is never outside of the list. TypeScript does not know that.
  return LARGEST_DISTANCES[Math.min(consonantsOf(sound), longest)]!;
}

/**
 * The cost of a typed sound that is only the beginning of the other one: the word is not typed to its end, or it is the
 * singular of a plural in the title.
 */
const COST_OF_BEGINNING = 0.2;
/** The further cost of a beginning, for each letter that follows it in the other sound. */
const COST_PER_MISSING_LETTER = 0.1;

/**
 * Returns the distance between a typed sound and another one. It is infinite if the errors alone cost more than
 * `atMost`.
 *
 * With `mayBegin`, the typed sound may be the beginning of the other one. A beginning with one consonant does not
 * count, because it fits too many words. The cost of a beginning is added to that of the errors, so the caller has to
 * compare the result with its limit.
 */
function distanceTo(typed: string, sound: string, mayBegin: boolean, atMost: number): number {
  const { whole, beginning } = editDistance(typed, sound, atMost, costs);
  const missingLetters = sound.length - typed.length;
  const countsAsBeginning = mayBegin && missingLetters > 0 && consonantsOf(typed) > 1;
  if (!countsAsBeginning) return whole;
  return Math.min(whole, beginning + COST_OF_BEGINNING + missingLetters * COST_PER_MISSING_LETTER);
}

/** Words by their sounds. It finds the word that sounds most like a typed one. */
export class SoundIndex {
  readonly #words: readonly { readonly sound: string; readonly word: string; readonly consonants: number }[];
  readonly #bySound: ReadonlyMap<string, string>;

  /** If several words have the same sound, the first of them is found. */
  constructor(words: readonly (readonly [sound: string, word: string])[]) {
    this.#words = words.map(([sound, word]) => ({ sound, word, consonants: consonantsOf(sound) }));
    // A `Map` keeps the last entry of a key, so the order is reversed.
    this.#bySound = new Map([...words].reverse());
  }

  /**
   * Returns the word with the nearest sound. Returns undefined if the distance of all words is above `atMost`, or above
   * the limit for the number of consonants of the typed sound (`LARGEST_DISTANCES`). With `mayBegin`, the typed sound
   * may be the beginning of a word.
   */
  nearest(typed: string, { mayBegin = false, atMost = Infinity } = {}): Nearest | undefined {
    const exact = this.#bySound.get(typed);
    if (exact !== undefined) return { word: exact, distance: 0 };
    const limit = Math.min(largestDistance(typed), atMost);
    const typedConsonants = consonantsOf(typed);
    let best: Nearest | undefined;
    for (const { sound, word, consonants } of this.#words) {
      // A missing or extra consonant costs at least 1, so a word with too many or too few of them is skipped. The
      // beginning of a word may lack any number.
      const extra = typedConsonants - consonants;
      const missing = mayBegin ? 0 : consonants - typedConsonants;
      if (extra > limit || missing > limit) continue;
      const distance = distanceTo(typed, sound, mayBegin, limit);
      if (distance <= limit && distance < (best?.distance ?? Infinity)) best = { word, distance };
    }
    return best;
  }
}
