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

/** The English and the Hindi sound, because many names in titles are Hindi words. */
export const englishSounds = (word: string): readonly string[] => [
  ...new Set([hindiSound(applied(ENGLISH, word.toLowerCase())), hindiSound(word)]),
];

const VOWELS = 'aeiouy';
const isVowel = (sound: string): boolean => VOWELS.includes(sound);

/** An `h` does not count. */
export const consonantsOf = (sound: string): number => sound.replace(/[aeiouyh]/g, '').length;

const NEAR = new Set(['sj', 'js', 'sc', 'cs', 'gj', 'jg', 'bv', 'vb', 'nm', 'mn', 'ct', 'tc', 'pf', 'fp', 'ks', 'sk']);

const NEAR_VOWELS = new Set(['ae', 'ea', 'ei', 'ie', 'ao', 'oa', 'au', 'ua', 'ou', 'uo', 'iy', 'yi']);

const NEAR_VOWEL = 0.2;
const OTHER_VOWEL = 0.35;
const VOWEL_MORE_OR_LESS = 0.3;
const NEAR_FOR_NEAR = 0.4;
const BREATH = 0.4;

function costOf(one: string, other: string): number {
  if (one === other) return 0;
  if (isVowel(one) && isVowel(other)) return NEAR_VOWELS.has(one + other) ? NEAR_VOWEL : OTHER_VOWEL;
  // English speakers hear 'v' as a vowel: 'paudar' for powder.
  if ((one === 'v' && isVowel(other)) || (other === 'v' && isVowel(one))) return NEAR_FOR_NEAR;
  return NEAR.has(one + other) ? NEAR_FOR_NEAR : 1;
}

const costOfOne = (sound: string): number => (isVowel(sound) ? VOWEL_MORE_OR_LESS : sound === 'h' ? BREATH : 1);

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const at = (sound: string, place: number): number => sound.charCodeAt(place) - 97;
/** Tables, because a search compares thousands of words. */
const COSTS = Float32Array.from([...LETTERS].flatMap((one) => [...LETTERS].map((other) => costOf(one, other))));
const COSTS_OF_ONE = Float32Array.from([...LETTERS].map(costOfOne));
const isLetter = (place: number): boolean => place >= 0 && place < LETTERS.length;
/** Without the check, a digit would read the row of another letter. */
const costAt = (one: number, other: number): number =>
  one === other ? 0 : isLetter(one) && isLetter(other) ? (COSTS[one * LETTERS.length + other] ?? 1) : 1;
const costOfOneAt = (one: number): number => COSTS_OF_ONE[one] ?? 1;

/** In wrong consonants. */
export interface SoundDistance {
  readonly whole: number;
  readonly beginning: number;
}

const TOO_FAR: SoundDistance = { whole: Infinity, beginning: Infinity };

/** Infinite beyond `atMost`. */
export function soundDistance(typed: string, sound: string, atMost: number): SoundDistance {
  let beforeLast: number[] = [];
  let last = [0];
  for (let column = 1; column <= sound.length; column += 1)
    last[column] = (last[column - 1] ?? 0) + costOfOneAt(at(sound, column - 1));
  let lastLowest = 0;
  for (let row = 1; row <= typed.length; row += 1) {
    const one = at(typed, row - 1);
    const current = [(last[0] ?? 0) + costOfOneAt(one)];
    let lowest = current[0] ?? 0;
    for (let column = 1; column <= sound.length; column += 1) {
      const other = at(sound, column - 1);
      let cost = Math.min(
        (last[column] ?? 0) + costOfOneAt(one),
        (current[column - 1] ?? 0) + costOfOneAt(other),
        (last[column - 1] ?? 0) + costAt(one, other),
      );
      if (row > 1 && column > 1 && one === at(sound, column - 2) && at(typed, row - 2) === other)
        cost = Math.min(cost, (beforeLast[column - 2] ?? Infinity) + 1);
      current[column] = cost;
      if (cost < lowest) lowest = cost;
    }
    if (lowest > atMost && lastLowest > atMost) return TOO_FAR;
    lastLowest = lowest;
    [beforeLast, last] = [last, current];
  }
  return { whole: last[sound.length] ?? 0, beginning: Math.min(...last) };
}
