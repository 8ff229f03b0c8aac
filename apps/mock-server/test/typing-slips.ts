import { wordsInOrder } from '@niramaya/search';
import fc from 'fast-check';

/**
 * Returns the words with one slip. `number` and `at` are random numbers, which choose the word and the place in it, and
 * `letter` is a random letter.
 */
type Rule = (words: readonly string[], number: number, at: number, letter: string) => string[];

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * Returns a rule that changes one word of four letters or more. `change` gets the letters before a place in it, those
 * from there on, and a letter.
 */
const inOneWord =
  (change: (before: string, letters: string, typed: string) => string): Rule =>
  (words, number, at, letter) => {
    const long = words.filter((word) => /^[a-z]{4,}$/.test(word));
    const chosen = long[number % long.length] ?? '';
    const place = at % (chosen.length - 1);
    const changed = change(chosen.slice(0, place), chosen.slice(place), letter);
    return words.map((word) => (word === chosen ? changed : word));
  };

const rules = {
  inserted: inOneWord((before, letters, typed) => before + typed + letters),
  dropped: inOneWord((before, letters) => before + letters.slice(1)),
  swapped: inOneWord((before, letters) => before + letters.charAt(1) + letters.charAt(0) + letters.slice(2)),
  replaced: inOneWord((before, letters, typed) => before + typed + letters.slice(1)),
  /** Begins with another word: 'oil neem' for 'neem oil'. */
  turned: (words, number) => {
    const turn = 1 + (number % (words.length - 1));
    return [...words.slice(turn), ...words.slice(0, turn)];
  },
  /** Leaves the last word unfinished, with three letters or more. */
  cut: (words, number) => {
    const last = words.at(-1) ?? '';
    return [...words.slice(0, -1), last.slice(0, 3 + (number % Math.max(1, last.length - 3)))];
  },
} satisfies Record<string, Rule>;

export const SLIP_RULES = Object.keys(rules) as (keyof typeof rules)[];

/** Match the part of a title that a shopper may type: all of it, its name without the pack, or its first words. */
const typedParts = [/.*/, /[^,]*/, /(?:[^ ,]+[ ,]*){1,3}/];

/** Returns one mistyped search for each title. Each rule is applied to the same number of titles. */
export function slipsFrom(titles: readonly string[], seed: number) {
  const chances = fc.tuple(fc.nat(), fc.nat(), fc.constantFrom(...LETTERS));
  return fc.sample(chances, { seed, numRuns: titles.length }).map((chance, index) => {
    const title = titles[index]!;
    const rule = SLIP_RULES[index % SLIP_RULES.length]!;
    const typedPart = typedParts[Math.floor(index / SLIP_RULES.length) % typedParts.length]!;
    const meant = wordsInOrder(typedPart.exec(title)?.[0] ?? '');
    return { rule, typed: rules[rule](meant, ...chance).join(' '), title, meant };
  });
}
