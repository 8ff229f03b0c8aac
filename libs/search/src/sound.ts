import { editDistance, type Costs } from './edit-distance.ts';

type Rule = readonly [spelled: RegExp, sound: string];

/** Each rule runs after those above it. */
const ENGLISH: readonly Rule[] = [
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
  // People often leave out the `h` of an aspirated consonant.
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

/** Returns the same for 'khaansi' and 'khansi'. */
export const hindiSound = (latin: string): string => applied(HINDI, latin.toLowerCase());

/** Returns the sound of an English word in the letters of `hindiSound`. */
export const englishSound = (word: string): string => hindiSound(applied(ENGLISH, word.toLowerCase()));

const VOWELS = 'aeiouy';
const isVowel = (sound: string): boolean => VOWELS.includes(sound);

/** An `h` does not count. */
export const consonantsOf = (sound: string): number => sound.replace(/[aeiouyh]/g, '').length;

const NEAR_VOWELS = new Set(['ae', 'ea', 'ei', 'ie', 'ao', 'oa', 'au', 'ua', 'ou', 'uo', 'iy', 'yi']);
const NEAR_VOWEL = 0.2;
const OTHER_VOWEL = 0.35;
const VOWEL_MORE_OR_LESS = 0.3;

function costOf(one: string, other: string): number {
  if (!isVowel(one) || !isVowel(other)) return one === other ? 0 : 1;
  return NEAR_VOWELS.has(one + other) ? NEAR_VOWEL : OTHER_VOWEL;
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
/** Tables, because a search compares thousands of words. A digit is another consonant. */
const costs: Costs = {
  ofOne: Float32Array.from([...LETTERS, '0'], (sound) => (isVowel(sound) ? VOWEL_MORE_OR_LESS : 1)),
  ofOther: Float32Array.from([...LETTERS, '0'].flatMap((one) => [...LETTERS, '1'].map((other) => costOf(one, other)))),
};

export interface Nearest {
  readonly word: string;
  readonly distance: number;
}

/** Short words are too similar to others. */
const FORGIVEN = [0, 0.25, 0.6, 0.7, 1.3, 1.6, 1.6, 2] as const;

const forgiven = (sound: string): number => FORGIVEN[Math.min(consonantsOf(sound), FORGIVEN.length - 1)] ?? 0;

/** For an unfinished word, or the plural in a title. */
const BEGINNING = 0.2;
const EACH_SOUND_MORE = 0.1;

/** In wrong consonants; infinite beyond `atMost`. */
function distanceTo(typed: string, sound: string, mayBegin: boolean, atMost: number): number {
  const { whole, beginning } = editDistance(typed, sound, atMost, costs);
  const rest = sound.length - typed.length;
  const asBeginning =
    mayBegin && rest > 0 && consonantsOf(typed) > 1 ? beginning + BEGINNING + rest * EACH_SOUND_MORE : Infinity;
  return Math.min(whole, asBeginning);
}

export class HeardWords {
  readonly #words: readonly { readonly sound: string; readonly word: string; readonly consonants: number }[];
  readonly #bySound: ReadonlyMap<string, string>;

  constructor(words: readonly (readonly [sound: string, word: string])[]) {
    this.#words = words.map(([sound, word]) => ({ sound, word, consonants: consonantsOf(sound) }));
    this.#bySound = new Map([...words].reverse());
  }

  nearest(typed: string, mayBegin: boolean, atMost = Infinity): Nearest | undefined {
    const exact = this.#bySound.get(typed);
    if (exact !== undefined) return { word: exact, distance: 0 };
    const limit = Math.min(forgiven(typed), atMost);
    const count = consonantsOf(typed);
    let nearest: Nearest | undefined;
    for (const { sound, word, consonants } of this.#words) {
      if (count - consonants > limit || (!mayBegin && consonants - count > limit)) continue;
      const distance = distanceTo(typed, sound, mayBegin, limit);
      if (distance <= limit && distance < (nearest?.distance ?? Infinity)) nearest = { word, distance };
    }
    return nearest;
  }
}
