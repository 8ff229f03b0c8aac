import { wordsInOrder } from '@niramaya/contract';

export interface Slip {
  readonly rule: SlipRule;
  readonly typed: string;
  readonly title: string;
  readonly meant: readonly string[];
}

/** Numbers from 0 up to 1 (mulberry32). */
function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Chance = () => number;

const below = (chance: Chance, end: number): number => Math.floor(chance() * end);
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const aLetter = (chance: Chance): string => LETTERS.charAt(below(chance, LETTERS.length));

const splice = (word: string, at: number, removed: number, added: string): string =>
  word.slice(0, at) + added + word.slice(at + removed);

const SHORTEST_MISTYPED = 4;
const SHORTEST_BEGINNING = 3;

const isMistypable = (word: string): boolean => word.length >= SHORTEST_MISTYPED && /^[a-z]+$/.test(word);

const inOneWord =
  (change: (word: string, chance: Chance) => string) =>
  (words: readonly string[], chance: Chance): string[] => {
    const places = words.flatMap((word, at) => (isMistypable(word) ? [at] : []));
    const chosen = places[below(chance, places.length)];
    return words.map((word, at) => (at === chosen ? change(word, chance) : word));
  };

function turnRound(words: readonly string[], chance: Chance): string[] {
  const turn = 1 + below(chance, words.length - 1);
  return [...words.slice(turn), ...words.slice(0, turn)];
}

function cutLast(words: readonly string[], chance: Chance): string[] {
  const last = words.at(-1) ?? '';
  const kept = Math.min(last.length, SHORTEST_BEGINNING + below(chance, Math.max(1, last.length - SHORTEST_BEGINNING)));
  return [...words.slice(0, -1), last.slice(0, kept)];
}

const rules = {
  inserted: inOneWord((word, chance) => splice(word, below(chance, word.length + 1), 0, aLetter(chance))),
  dropped: inOneWord((word, chance) => splice(word, below(chance, word.length), 1, '')),
  swapped: inOneWord((word, chance) => {
    const at = below(chance, word.length - 1);
    return splice(word, at, 2, word.charAt(at + 1) + word.charAt(at));
  }),
  replaced: inOneWord((word, chance) => splice(word, below(chance, word.length), 1, aLetter(chance))),
  turned: turnRound,
  cut: cutLast,
};

export type SlipRule = keyof typeof rules;
export const SLIP_RULES = Object.keys(rules) as SlipRule[];

/** A whole title, its name without the pack, or its beginning. */
const amounts = [
  (title: string) => title,
  (title: string) => title.split(', ')[0] ?? title,
  (title: string) => title.split(/[ ,]+/).slice(0, 3).join(' '),
];

export function slipsFrom(titles: readonly string[], seed: number): Slip[] {
  const chance = chanceFrom(seed);
  return titles.map((title, index) => {
    const rule = SLIP_RULES[index % SLIP_RULES.length] ?? 'dropped';
    const amount = amounts[Math.floor(index / SLIP_RULES.length) % amounts.length] ?? amounts[0]!;
    const meant = wordsInOrder(amount(title));
    return { rule, typed: rules[rule](meant, chance).join(' '), title, meant: [...new Set(meant)] };
  });
}
